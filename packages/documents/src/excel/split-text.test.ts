import fc from "fast-check";
import { expect, test } from "vitest";
import { longestCell, splitText } from "./split-text.ts";

test("a text that fits is one part", () => {
  expect(splitText("x".repeat(longestCell))).toEqual(["x".repeat(longestCell)]);
});

test("no part is too long and nothing is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 4_000 }), (text, times) => {
      const long = text.repeat(times);
      const parts = splitText(long);
      expect(parts.join("")).toBe(long);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(longestCell);
    }),
    { numRuns: 40 },
  );
});

test("no character is cut in two", () => {
  for (const part of splitText(`x${"👨‍👩‍👧".repeat(6_000)}`)) expect(part).toMatch(/^x?(?:👨‍👩‍👧)+$/u);
});

test("parts end at a line's end where one is near", () => {
  expect(splitText(`${"a".repeat(32_000)}\n${"b".repeat(2_000)}`)[0]?.at(-1)).toBe("\n");
});
