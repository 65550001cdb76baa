import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lengthUnits } from "../master-data.ts";
import { countLength } from "./count-length.ts";
import { truncateToLength } from "./truncate.ts";

test.each([
  ["what fits stays", "Short text", "graphemes", 10, "Short text"],
  ["between words", "Most kettles are thrown away", "graphemes", 15, "Most kettles"],
  ["without the comma before the cut", "Mend it, do not bin it", "graphemes", 9, "Mend it"],
  ["a long first word is cut", "Donaudampfschifffahrt", "graphemes", 5, "Donau"],
  ["inside a word where the words before it are less than half", "ab cdefghijklmn", "graphemes", 6, "ab cde"],
  ["never inside a grapheme", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "utf16", 15, "👨‍👩‍👧‍👦"],
  ["between words of a script without spaces", "これは日本語の文章です", "x_weighted", 11, "これは"],
  ["at a line break", "First line\nsecond line", "graphemes", 13, "First line"],
  ["by words", "one two three four", "words", 2, "one two"],
  ["by bytes", "éééé", "utf8_bytes", 5, "éé"],
  ["a link stays whole", "Read https://example.com/a/b/c now", "x_weighted", 20, "Read"],
  ["nothing fits", "abc", "graphemes", 0, ""],
] as const)("%s", (_, text, unit, max, expected) => expect(truncateToLength(text, unit, max)).toBe(expected));

describe("for any text and unit", () => {
  const unit = fc.constantFrom(...lengthUnits);
  const piece = fc.constantFrom("word", " ", "日本", "example.com", "😀", "é", "e\u0301", "€", "\n", ", ", "🇩🇪", "สวัสดี");
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

  test("the result is a beginning that fits", () => {
    fc.assert(
      fc.property(text, unit, fc.integer({ min: 0, max: 60 }), (whole, by, max) => {
        const part = truncateToLength(whole, by, max);
        return whole.startsWith(part) && countLength(part, by) <= max;
      }),
    );
  });

  test("doing it twice changes nothing", () => {
    fc.assert(
      fc.property(text, unit, fc.integer({ min: 0, max: 60 }), (whole, by, max) => {
        const part = truncateToLength(whole, by, max);
        return truncateToLength(part, by, max) === part;
      }),
    );
  });
});
