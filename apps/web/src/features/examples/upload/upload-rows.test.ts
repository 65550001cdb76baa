import type { UploadView } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { formatCounts, formatFound, isUnderWay, progressOf, rowsOf } from "./upload-rows.ts";
import type { UploadFile } from "./uploads-store.ts";

const view = (id: string, over: Partial<UploadView> = {}): UploadView => ({
  id,
  name: `${id}.txt`,
  size: 100,
  received: 100,
  state: "ready",
  is_being_read: false,
  review: null,
  message: "",
  voice_id: null,
  examples: 1,
  languages: [],
  without_language: 0,
  split_into: null,
  created_at: "2026-11-21T09:00:00Z",
  ...over,
});
const file = (id: string, over: Partial<UploadFile> = {}): UploadFile => ({
  id,
  name: `${id}.txt`,
  size: 100,
  sent: 0,
  state: "pending",
  message: "",
  uploadId: null,
  ...over,
});

describe("the files of the panel", () => {
  it("are those of the server, then those that wait", () => {
    const rows = rowsOf([view("u1")], [file("a", { uploadId: "u1", state: "processing" }), file("b")]);
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ["a", "ready"],
      ["b", "pending"],
    ]);
  });

  it("that are sent from here tell how far they are from here", () => {
    const [row] = rowsOf([view("u1", { state: "uploading", received: 10 })], [file("a", { uploadId: "u1", state: "uploading", sent: 60 })]);
    expect(row).toMatchObject({ sent: 60, state: "uploading", resumable: null, localId: "a" });
    expect(row && isUnderWay(row)).toBe(true);
  });

  it("that broke off somewhere else can only be gone on with by choosing them again", () => {
    const [row] = rowsOf([view("u1", { state: "uploading", received: 10 })], []);
    expect(row).toMatchObject({ sent: 10, resumable: false, localId: null });
    expect(row && isUnderWay(row)).toBe(false);
  });

  it("are counted in words, and all together in percent of their bytes", () => {
    const rows = rowsOf(
      [view("u1"), view("u2", { state: "needs_review", review: "language" }), view("u3", { state: "uploading", received: 10 })],
      [file("a", { sent: 50, state: "uploading" }), file("b", { state: "failed" }), file("c", { state: "cancelled" })],
    );
    expect(formatCounts(rows)).toBe("1 ready, 1 to review, 1 under way, 1 failed, 2 stopped");
    expect(progressOf(rows)).toBe(65);
    expect(progressOf([])).toBe(0);
  });
});

it.each([
  [1, ["English"], "1 example in English"],
  [14, ["English", "German"], "14 examples in English and German"],
  [9, ["English", "German", "French", "Arabic"], "9 examples in English, German and 2 more languages"],
  [2, [], "2 examples"],
])("%i in %j is said as %s", (examples, names, words) => {
  expect(formatFound({ examples, languages: names.map((name) => ({ id: name, code: name, name })) })).toBe(words);
});
