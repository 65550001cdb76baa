import { beforeEach, describe, expect, it } from "vitest";
import { type Content, dropUnsaved, keepUnsaved, readUnsaved, unsavedKey } from "./unsaved.ts";

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
const content = (body: string): Content => ({ kind: "content", fields: { body } });
let storage: Storage;

describe("text that is not saved yet", () => {
  beforeEach(() => {
    storage = memory();
  });

  it("is there again after a reload, with what it was begun from", () => {
    keepUnsaved("b1", { base: "v1", over: "v2", content: content("typed") }, storage);
    expect(readUnsaved("b1", content("before"), storage)).toEqual({ base: "v1", over: "v2", content: content("typed") });
    expect(readUnsaved("b2", content("before"), storage)).toBeNull();
  });

  it("is another person's on the same computer", () => expect(unsavedKey("b1", "ines")).not.toBe(unsavedKey("b1", "kai")));
  it("is forgotten once the same text is on the server", () => {
    keepUnsaved("b1", { base: "v1", over: null, content: content("typed") }, storage);
    expect(readUnsaved("b1", content("typed"), storage)).toBeNull();
    expect(storage.length).toBe(0);
  });

  it("is dropped when it was saved, cannot be read, or is of another kind", () => {
    keepUnsaved("b1", { base: "v1", over: null, content: content("typed") }, storage);
    dropUnsaved("b1", storage);
    expect(readUnsaved("b1", content("before"), storage)).toBeNull();
    storage.setItem("b1", "{");
    expect(readUnsaved("b1", content("before"), storage)).toBeNull();
    keepUnsaved("b1", { base: null, over: null, content: content("typed") }, storage);
    expect(readUnsaved("b1", undefined, storage)).toBeNull();
  });

  it("does not stop anybody from writing when there is no room for it", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => keepUnsaved("b1", { base: null, over: null, content: content("typed") }, full)).not.toThrow();
  });
});
