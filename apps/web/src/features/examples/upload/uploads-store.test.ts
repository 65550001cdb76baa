import { beforeEach, describe, expect, it } from "vitest";
import { statusOfFiles, type UploadFile, uploadsOf, useUploads } from "./uploads-store.ts";

const file = (id: string, over: Partial<UploadFile> = {}): UploadFile => ({
  id,
  name: `${id}.txt`,
  size: 10,
  sent: 0,
  state: "pending",
  message: "",
  uploadId: null,
  ...over,
});
const state = () => useUploads.getState();
const ids = () => state().files.map((one) => one.id);
const voice = (id: string) => state().filesByVoice[id];

beforeEach(() => useUploads.setState(useUploads.getInitialState(), true));

describe("files of all examples", () => {
  it("begin as pending and none", () => expect(state()).toMatchObject({ status: "pending", files: [], filesByVoice: {} }));

  it("appending to an empty list resets the status to pending", () => {
    state().setStatus("failed");
    state().appendFiles([file("a"), file("b")]);
    expect(state().status).toBe("pending");
    expect(ids()).toEqual(["a", "b"]);
  });

  it("appending to a list with files leaves the status alone", () => {
    state().appendFiles([file("a")]);
    state().setStatus("uploading");
    state().appendFiles([file("b")]);
    expect(state().status).toBe("uploading");
    expect(ids()).toEqual(["a", "b"]);
  });

  it("removing takes one away", () => {
    state().appendFiles([file("a"), file("b")]);
    state().removeFile("a");
    state().removeFile("unknown");
    expect(ids()).toEqual(["b"]);
  });

  it("updating is matched by id, which stays", () => {
    state().appendFiles([file("a"), file("b")]);
    state().updateFile("a", { sent: 5, state: "uploading", ...{ id: "z" } });
    state().updateFile("unknown", { sent: 9 });
    expect(state().files).toEqual([file("a", { sent: 5, state: "uploading" }), file("b")]);
  });

  it("clearing empties the list and resets the status to pending", () => {
    state().appendFiles([file("a")]);
    state().appendVoiceFiles("v", [file("b")]);
    state().setStatus("ready");
    state().clearFiles();
    expect(state()).toMatchObject({ status: "pending", files: [] });
    expect(voice("v")?.files).toHaveLength(1);
  });
});

describe("files of a voice", () => {
  it("are their own, and begin as pending", () => {
    state().appendVoiceFiles("v", [file("a")]);
    state().appendVoiceFiles("w", [file("b")]);
    expect(voice("v")).toEqual({ status: "pending", files: [file("a")] });
    expect(ids()).toEqual([]);
  });

  it("appending to an empty list resets its status to pending", () => {
    state().setVoiceStatus("v", "failed");
    expect(voice("v")).toEqual({ status: "failed", files: [] });
    state().appendVoiceFiles("v", [file("a")]);
    expect(voice("v")?.status).toBe("pending");
    state().setVoiceStatus("v", "uploading");
    state().appendVoiceFiles("v", [file("b")]);
    expect(voice("v")?.status).toBe("uploading");
  });

  it("are removed and updated by id, and nothing is made for a voice without files", () => {
    state().appendVoiceFiles("v", [file("a"), file("b")]);
    state().updateVoiceFile("v", "b", { sent: 7 });
    state().removeVoiceFile("v", "a");
    state().updateVoiceFile("w", "b", { sent: 7 });
    state().removeVoiceFile("w", "a");
    expect(state().filesByVoice).toEqual({ v: { status: "pending", files: [file("b", { sent: 7 })] } });
  });

  it("clearing deletes the entry", () => {
    state().appendVoiceFiles("v", [file("a")]);
    state().appendVoiceFiles("w", [file("b")]);
    state().clearVoiceFiles("v");
    expect(Object.keys(state().filesByVoice)).toEqual(["w"]);
  });
});

it("the operations of one list are those of its voice, or of all examples", () => {
  uploadsOf(null).append([file("a")]);
  uploadsOf("v").append([file("b")]);
  uploadsOf("v").update("b", { sent: 3 });
  uploadsOf("v").setStatus("uploading");
  expect(uploadsOf(null).files).toEqual([file("a")]);
  expect(voice("v")).toEqual({ status: "uploading", files: [file("b", { sent: 3 })] });
  uploadsOf("v").clear();
  uploadsOf(null).clear();
  expect(state()).toMatchObject({ files: [], filesByVoice: {} });
});

it("a list as a whole is what is most under way in it", () => {
  expect(statusOfFiles([])).toBe("pending");
  expect(statusOfFiles([file("a", { state: "ready" }), file("b", { state: "uploading" })])).toBe("uploading");
  expect(statusOfFiles([file("a", { state: "ready" }), file("b", { state: "needs_review" })])).toBe("needs_review");
});
