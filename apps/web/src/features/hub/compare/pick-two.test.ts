import type { VersionSummary } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { pickTwo } from "./compare-dialog.tsx";

const version = (number: number, is_selected = false): VersionSummary => ({
  id: `v${number}`,
  number,
  origin: "generated",
  label: "",
  author: "Aurora Large",
  author_id: null,
  model_name: null,
  is_offline: false,
  is_incomplete: false,
  note: "",
  wish: "",
  is_selected,
  created_at: "2026-11-21T10:00:00Z",
});
const ids = (...args: Parameters<typeof pickTwo>) => {
  const pair = pickTwo(...args);
  return pair && [pair.before.id, pair.after.id];
};

describe("the two versions that are compared", () => {
  it("are the selected one and the one before it", () => expect(ids([version(3), version(2, true), version(1)], {})).toEqual(["v1", "v2"]));
  it("are the selected first one and the newest", () => expect(ids([version(3), version(2), version(1, true)], {})).toEqual(["v3", "v1"]));
  it("are those that were picked", () =>
    expect(ids([version(3, true), version(2), version(1)], { before: "v1", after: "v2" })).toEqual(["v1", "v2"]));
  it("skip a number that was deleted", () => expect(ids([version(5, true), version(2)], {})).toEqual(["v2", "v5"]));
  it("find another when a picked one was deleted", () =>
    expect(ids([version(3, true), version(2)], { before: "gone", after: "v3" })).toEqual(["v2", "v3"]));
  it("do not exist when there is one or none", () => {
    expect(pickTwo([version(1, true)], {})).toBeNull();
    expect(pickTwo([], {})).toBeNull();
  });
});
