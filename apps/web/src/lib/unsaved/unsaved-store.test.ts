import { beforeEach, expect, test } from "vitest";
import { forgetUnsaved, keepUnsaved, keyOfUnsaved, readUnsaved } from "./unsaved-store.ts";
import { formDraftOf } from "./use-form-draft.ts";

let store: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  store = new Map();
  storage = {
    length: 0,
    clear: () => store.clear(),
    key: () => null,
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  };
});
const key = keyOfUnsaved("form", "channel 1", "ines");
const kept = { values: { name: "Notice board", fields: [1] }, version: 3, at: "2026-11-21T10:00:00.000Z" };
const now = { name: "Board", fields: [] };
const readForm = (of: string, values: object) => readUnsaved(of, (text) => formDraftOf(text, values), storage);

test("what was typed comes back, with the version that it was begun from", () => {
  keepUnsaved(key, JSON.stringify(kept), storage);
  expect(readForm(key, now)).toEqual(kept);
});

test("people, kinds and things have their own", () => {
  keepUnsaved(key, JSON.stringify(kept), storage);
  expect(readForm(keyOfUnsaved("form", "channel 1", "kai"), now)).toBeNull();
  expect(readForm(keyOfUnsaved("form", "channel 2", "ines"), now)).toBeNull();
  expect(readForm(keyOfUnsaved("draft", "channel 1", "ines"), now)).toBeNull();
});

test("what is stored by now is not offered, and forgotten", () => {
  keepUnsaved(key, JSON.stringify(kept), storage);
  expect(readForm(key, kept.values)).toBeNull();
  expect(store.size).toBe(0);
});

test.each(["", "null", "{", "[]", '{"values":null,"at":""}', '{"values":{"name":""},"at":"2026-11-21","version":1}'])(
  "%s is not offered, and forgotten",
  (text) => {
    store.set(key, text);
    expect(readForm(key, now)).toBeNull();
    expect(store.size).toBe(0);
  },
);

test("plain text is kept as it is", () => {
  keepUnsaved(key, "What goes out on Friday?", storage);
  expect(readUnsaved(key, (text) => text, storage)).toBe("What goes out on Friday?");
});

test("a full disk stops nobody", () => {
  const full: Storage = {
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => keepUnsaved(key, "typed", full)).not.toThrow();
});

test("forgotten is forgotten", () => {
  keepUnsaved(key, JSON.stringify(kept), storage);
  forgetUnsaved(key, storage);
  expect(readForm(key, now)).toBeNull();
});
