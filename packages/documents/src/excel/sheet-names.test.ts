import fc from "fast-check";
import { expect, test } from "vitest";
import { createSheetNames } from "./make-excel.ts";

test.each([
  ["German: [new]/old*?", "German new old"],
  ["'quoted'", "quoted"],
  ["", "Sheet"],
  ["History", "History (2)"],
  ["العربية", "العربية"],
])("%j becomes %j", (wanted, expected) => {
  expect(createSheetNames()(wanted)).toBe(expected);
});

test("names are what Excel accepts and differ in more than case", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 30 }), (wanted) => {
      const nameOf = createSheetNames();
      const names = wanted.map(nameOf);
      for (const name of names) expect(name).toMatch(/^(?!')[^\\/?*[\]:\p{Cc}]{1,31}(?<!')$/u);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(31);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});
