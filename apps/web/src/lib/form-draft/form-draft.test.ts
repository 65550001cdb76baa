import { beforeEach, expect, test } from "vitest";
import { forgetForm, keepForm, keyOfForm, readFormDraft } from "./form-draft.ts";

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
const key = keyOfForm("ines", "channel 1");
const kept = { values: { name: "Notice board", fields: [1] }, version: 3, at: "2026-11-21T10:00:00.000Z" };
const now = { name: "Board", fields: [] };

test("what was typed comes back, with the version that it was begun from", () => {
  keepForm(key, kept, storage);
  expect(readFormDraft(key, now, storage)).toEqual(kept);
});

test("people and forms have their own", () => {
  keepForm(key, kept, storage);
  expect(readFormDraft(keyOfForm("kai", "channel 1"), now, storage)).toBeNull();
  expect(readFormDraft(keyOfForm("ines", "channel 2"), now, storage)).toBeNull();
});

test("what is stored by now is not offered, and forgotten", () => {
  keepForm(key, kept, storage);
  expect(readFormDraft(key, kept.values, storage)).toBeNull();
  expect(store.size).toBe(0);
});

test.each(["", "null", "{", "[]", '{"values":null,"at":""}', '{"values":{"name":""},"at":"2026-11-21","version":1}'])(
  "%s is not offered, and forgotten",
  (text) => {
    store.set(key, text);
    expect(readFormDraft(key, now, storage)).toBeNull();
    expect(store.size).toBe(0);
  },
);

test("a full disk stops nobody", () => {
  const full: Storage = {
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => keepForm(key, kept, full)).not.toThrow();
});

test("forgotten is forgotten", () => {
  keepForm(key, kept, storage);
  forgetForm(key, storage);
  expect(readFormDraft(key, now, storage)).toBeNull();
});
