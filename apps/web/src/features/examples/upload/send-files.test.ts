import { beforeEach, expect, it } from "vitest";
import { forgetFile, sendFiles } from "./send-files.ts";
import { useUploads } from "./uploads-store.ts";

const state = () => useUploads.getState();
const broken = (name: string) => new File(["MZ"], `${name}.exe`);

beforeEach(() => useUploads.setState(useUploads.getInitialState(), true));

it("files for a voice go into its own entry, with a status of its own", () => {
  sendFiles([broken("one")], "v");
  expect(state().filesByVoice).toMatchObject({ v: { status: "failed", files: [{ name: "one.exe", state: "failed" }] } });
  expect(state()).toMatchObject({ status: "pending", files: [] });
  sendFiles([broken("two")], null);
  expect(state()).toMatchObject({ status: "failed", files: [{ name: "two.exe" }] });
  expect(state().filesByVoice.v?.files).toHaveLength(1);
});

it("the entry goes with its last file", () => {
  sendFiles([broken("one"), broken("two")], "v");
  const [one, two] = state().filesByVoice.v?.files ?? [];
  forgetFile(one?.id ?? "", "v");
  expect(state().filesByVoice.v).toMatchObject({ status: "failed", files: [{ id: two?.id }] });
  forgetFile(two?.id ?? "", "v");
  expect(state().filesByVoice).toEqual({});
});
