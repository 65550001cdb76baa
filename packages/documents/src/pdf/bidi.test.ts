import fc from "fast-check";
import { expect, test } from "vitest";
import { readingRuns, reorderLine, resolveDirections } from "./bidi.ts";

const parts = (levels: readonly number[]) => levels.map((level, index) => ({ level, index }));
const places = (ordered: readonly { index: number }[]) => ordered.map((part) => part.index);

test.each([
  [
    [0, 0, 0],
    [0, 1, 2],
  ],
  [
    [1, 1, 1],
    [2, 1, 0],
  ],
  // "he said ARABIC 12 words": the number stays in its own order inside the turned run.
  [
    [0, 1, 2, 2, 1, 0],
    [0, 4, 2, 3, 1, 5],
  ],
  [
    [1, 2, 2, 1],
    [3, 1, 2, 0],
  ],
])("levels %j stand as %j", (levels, expected) => {
  expect(places(reorderLine(parts(levels)))).toEqual(expected);
});

test("every part keeps a place of its own, and runs are read in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }), (levels) => {
      const visual = reorderLine(parts(levels));
      expect([...places(visual)].sort((a, b) => a - b)).toEqual(levels.map((_, index) => index));
      const firsts = readingRuns(visual, (part) => part);
      expect(firsts).toHaveLength(levels.length);
      expect(Math.min(...places(firsts.slice(0, 1)), levels.length)).toBeLessThanOrEqual(levels.length);
    }),
  );
});

test("a line without letters from right to left needs no levels", () => {
  expect(resolveDirections("Hello", "auto")).toEqual({ rtl: false, levels: null });
});

test("a foreign line on a page from right to left stands at its side, in its own order", () => {
  expect(resolveDirections("“Built to be repaired,” says Mia.", "rtl")).toEqual({ rtl: true, levels: null });
  expect(resolveDirections("قالت: “Built”.", "rtl").levels).not.toBeNull();
  expect(resolveDirections("2026 – 2027", "rtl").levels).not.toBeNull();
});
