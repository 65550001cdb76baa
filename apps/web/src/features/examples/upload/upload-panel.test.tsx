// @vitest-environment jsdom
import type { ExampleOptions, UploadView } from "@copydesk/contracts";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { standInForBrowser } from "../../../lib/jsdom-fixture.ts";
import { refusal, withServer } from "../../../lib/server-fixture.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { useUploads } from "./uploads-store.ts";
import { useUploadPanel } from "./use-upload-panel.ts";

beforeAll(standInForBrowser);
afterEach(cleanup);

const options = {
  voices: [{ id: "v", name: "House" }],
  languages: [{ id: "en", code: "en", name: "English", native_name: "English", direction: "ltr", is_active: true }],
  channels: [{ id: "x", name: "X", icon: "x", is_active: true }],
} as unknown as ExampleOptions;

const viewOf = (changes: Partial<UploadView>): UploadView => ({
  id: "u1",
  name: "texts.csv",
  size: 2_048,
  received: 2_048,
  state: "ready",
  is_being_read: false,
  review: null,
  message: "",
  voice_id: null,
  examples: 3,
  languages: [{ id: "en", code: "en", name: "English" }],
  without_language: 0,
  split_into: null,
  created_at: "2026-11-21T09:00:00.000Z",
  ...changes,
});

/** What the server has, and what it was told. */
let views: UploadView[];
let told: [procedure: string, input: unknown][];
let removing: () => unknown;
beforeEach(() => {
  views = [];
  told = [];
  removing = () => null;
  useUploads.setState(useUploads.getInitialState(), true);
});

function Panel() {
  const panel = useUploadPanel(null, { enabled: true });
  return <UploadPanel panel={panel} options={options} />;
}

async function open(...files: UploadView[]) {
  views = files;
  const hear = (procedure: string, answer: () => unknown) => (input: unknown) => {
    told.push([procedure, input]);
    return answer();
  };
  const Server = withServer({
    "uploads.list": () => views,
    "uploads.answer": hear("answer", () => null),
    "uploads.add": hear("add", () => ({ done: [], left: [], examples: 3 })),
    "uploads.remove": hear("remove", () => removing()),
  });
  render(<Panel />, { wrapper: Server });
  if (files.length > 0) await waitFor(() => expect(rows()).toHaveLength(files.length));
  return userEvent.setup({ pointerEventsCheck: 0, applyAccept: false });
}
const rows = () => within(screen.getByRole("list", { name: "Files" })).queryAllByRole("listitem");
const row = (name: string) => within(rows().find((one) => one.textContent?.includes(name)) as HTMLElement);
const choose = () => screen.getByLabelText<HTMLInputElement>("Files with examples");

test("each file says what it is, and all of them together how many are how far", async () => {
  await open(
    viewOf({}),
    viewOf({ id: "u2", name: "odd.txt", state: "needs_review", review: "language", examples: 1 }),
    viewOf({ id: "u3", name: "long.pdf", state: "processing", is_being_read: true }),
    viewOf({ id: "u4", name: "half.docx", state: "uploading", received: 512 }),
    viewOf({ id: "u5", name: "bad.xlsx", state: "failed", message: "This file is damaged." }),
  );
  expect(row("texts.csv").getByText("Ready, 3 examples in English")).toBeTruthy();
  expect(row("odd.txt").getByText("Needs review: which language is this?")).toBeTruthy();
  expect(row("long.pdf").getByText("reading its text")).toBeTruthy();
  expect(row("half.docx").getByText("Stopped at 25 percent: choose the file again to continue")).toBeTruthy();
  expect(row("bad.xlsx").getByText("Failed: this file is damaged.")).toBeTruthy();
  expect(screen.getByText(/^1 ready, 1 to review, 1 under way, 1 failed, 1 stopped/)).toBeTruthy();
});

test("what can be seen to be wrong with a file is said at once, and it goes again without the server", async () => {
  const user = await open();
  await user.upload(choose(), [new File(["MZ"], "setup.exe"), new File([], "empty.txt")]);
  expect(row("setup.exe").getByText(/^Failed: this kind of file cannot be read/)).toBeTruthy();
  expect(row("empty.txt").getByText("Failed: this file is empty.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove setup.exe" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(told).toEqual([]);
});

test("a file whose language cannot be told is asked about, and the answer is sent", async () => {
  const user = await open(viewOf({ state: "needs_review", review: "language", languages: [], without_language: 3 }));
  const use = screen.getByRole<HTMLButtonElement>("button", { name: "Use" });
  expect(use.disabled).toBe(true);
  await user.click(screen.getByRole("combobox", { name: "Language of texts.csv" }));
  await user.click(await screen.findByRole("option", { name: "English" }));
  views = [viewOf({})];
  await user.click(use);
  expect(told).toEqual([["answer", { id: "u1", language_id: "en" }]]);
  expect(await screen.findByText("Ready, 3 examples in English")).toBeTruthy();
});

test("a text that is too long is split when that is wanted", async () => {
  const user = await open(viewOf({ state: "needs_review", review: "too_long", examples: 1, split_into: 4 }));
  await user.click(screen.getByRole("button", { name: "Split into 4" }));
  expect(told).toEqual([["answer", { id: "u1", split: true }]]);
});

test("what is ready is added together, to the voice and channel that are chosen", async () => {
  const user = await open(viewOf({}), viewOf({ id: "u2", name: "odd.txt", state: "failed" }), viewOf({ id: "u3", name: "more.csv" }));
  await user.click(screen.getByRole("combobox", { name: "Voice" }));
  await user.click(await screen.findByRole("option", { name: "House" }));
  await user.click(screen.getByRole("combobox", { name: "Channel" }));
  await user.click(await screen.findByRole("option", { name: "X" }));
  views = [];
  await user.click(screen.getByRole("button", { name: "Add 6 examples" }));
  expect(told).toEqual([["add", { ids: ["u1", "u3"], voice_id: "v", channel_id: "x" }]]);
  await waitFor(() => expect(rows()).toHaveLength(0));
});

test("with nothing ready, nothing can be added", async () => {
  await open(viewOf({ state: "processing" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add examples" }).disabled).toBe(true);
});

test.each([
  ["gone already is as good as removed", "NOT_FOUND", 0],
  ["refused, it stays", "FORBIDDEN", 1],
])("of a file that is removed: %s", async (_, code, left) => {
  const user = await open(viewOf({}));
  removing = () => {
    if (code === "NOT_FOUND") views = [];
    throw refusal(code, "No.");
  };
  await user.click(screen.getByRole("button", { name: "Remove texts.csv" }));
  await waitFor(() => expect(told).toEqual([["remove", { id: "u1" }]]));
  await waitFor(() => expect(rows()).toHaveLength(left));
});
