import { describe, expect, test } from "vitest";
import { distinctBy, isIntegerText, withoutEmpty } from "./values.ts";

describe("a whole number as text", () => {
  test.each(["0", "12", "-3", "007"])("%j is one", (text) => expect(isIntegerText(text)).toBe(true));
  test.each(["", "-", "+1", "--1", "1.5", "1e3", " 1", "1\n", "0x1", "١", "-1-"])("%j is none", (text) => {
    expect(isIntegerText(text)).toBe(false);
  });
});

describe("an object without what is empty", () => {
  test("loses empty texts, null, undefined and empty lists, and keeps all else", () => {
    const kept = { zero: 0, no: false, blank: " ", list: [""], object: {}, nan: Number.NaN };
    expect(withoutEmpty({ ...kept, text: "", nothing: null, missing: undefined, none: [] })).toEqual(kept);
    expect(Object.keys(withoutEmpty({ missing: undefined }))).toEqual([]);
  });
});

describe("objects that differ in a key", () => {
  const list = [
    { id: 1, name: "A" },
    { id: 2, name: "b" },
    { id: 1, name: "B" },
  ];
  test("the last of those that are alike, where the first stood", () => {
    expect(distinctBy(list, "id")).toEqual([
      { id: 1, name: "B" },
      { id: 2, name: "b" },
    ]);
  });
  test("by what a function makes of them", () => {
    expect(distinctBy(list, (one) => one.name.toLowerCase()).map((one) => one.name)).toEqual(["A", "B"]);
  });
  test("none of none", () => expect(distinctBy([] as { id: string }[], "id")).toEqual([]));
});
