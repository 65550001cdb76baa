import fc from "fast-check";
import { expect, test } from "vitest";
import { rowHeight } from "./row-height.ts";

const lines = (text: string, width: number) => rowHeight([text], [width]) / 15;

test.each([
  ["", 20, 1],
  ["one line", 20, 1],
  ["first\nsecond\n\nfourth", 20, 4],
  ["ten letter ten letter ten letter", 11, 3],
  ["x".repeat(100), 21, 5],
  ["漢".repeat(30), 21, 3],
])("%j in %i characters has %i lines", (text, width, expected) => {
  expect(lines(text, width)).toBe(expected);
});

test("the highest cell counts, figures and dates have one line, and no row is higher than Excel allows", () => {
  expect(rowHeight([3, "a\nb\nc", new Date(), null], [9, 20, 9, 9])).toBe(45);
  expect(rowHeight(["line\n".repeat(500)], [20])).toBe(409);
});

test("letters that stack marks have higher lines", () => {
  expect(rowHeight(["বাংলা\nবাংলা"], [20])).toBe(40);
});

test("lines of Latin letters are counted as those of any others", () => {
  const word = fc.string({ unit: fc.constantFrom("e", "i", "W", ","), minLength: 1, maxLength: 30 });
  const blanks = fc.constantFrom(" ", " ", " ", "  ", "\u00a0");
  const text = fc.array(fc.tuple(word, blanks), { maxLength: 60 }).map((parts) => parts.flat().join(""));
  fc.assert(
    fc.property(text, blanks, fc.integer({ min: 4, max: 60 }), (latin, before, width) => {
      // A mark above has no width, and keeps the text from being taken for Latin.
      const marked = `${before}x\u0301 ${latin}`;
      expect(lines(`${before}x ${latin}`, width)).toBe(lines(marked, width));
    }),
  );
});
