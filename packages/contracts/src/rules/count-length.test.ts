import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lengthUnits } from "../master-data.ts";
import { countLength } from "./count-length.ts";

test.each([
  ["graphemes", "", 0],
  ["graphemes", "naïve", 5],
  ["graphemes", "e\u0301", 1],
  ["graphemes", "👨‍👩‍👧‍👦!", 2],
  ["graphemes", "a\r\nb", 3],
  ["graphemes", "นี่", 1],
  ["graphemes", "हिन्दी", 2],
  ["utf16", "😀a", 3],
  ["utf16", "日本", 2],
  ["utf8_bytes", "abc", 3],
  ["utf8_bytes", "é", 2],
  ["utf8_bytes", "日", 3],
  ["utf8_bytes", "😀", 4],
  ["words", "", 0],
  ["words", "Don’t stop, it’s 3.5 % more!", 5],
  ["words", "state-of-the-art", 4],
  ["words", "## A **bold** word", 3],
  ["words", "東京に行く", 3],
  ["words", "السلام عليكم", 2],
  ["sms", "a€b", 4],
  ["sms", "😀", 2],
  ["double_width", "Kettle", 6],
  ["double_width", "ケトル", 6],
  ["double_width", "한국어", 6],
  ["double_width", "中文a", 5],
  ["double_width", "ｶﾅ", 2],
  ["double_width", "Ａ１", 4],
  ["double_width", "é", 1],
  ["double_width", "👨‍👩‍👧", 2],
  ["double_width", "☎️", 2],
  ["double_width", "שלום", 4],
] as const)("%s of %j is %i", (unit, text, length) => expect(countLength(text, unit)).toBe(length));

describe("for any text", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 80 });

  test.each(lengthUnits)("%s is a whole number, zero for nothing", (unit) => {
    expect(countLength("", unit)).toBe(0);
    fc.assert(fc.property(anyText, (text) => Number.isInteger(countLength(text, unit)) && countLength(text, unit) >= 0));
  });

  test("bytes are those of the encoder, lone surrogates included", () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
    fc.assert(
      fc.property(units, (codes) => {
        const text = String.fromCharCode(...codes);
        return countLength(text, "utf8_bytes") === new TextEncoder().encode(text).length;
      }),
    );
  });

  test.each(["graphemes", "double_width"] as const)("%s of two texts joined is at most that of both, and no less than one", (unit) => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const joined = countLength(a + b, unit);
        return joined <= countLength(a, unit) + countLength(b, unit);
      }),
    );
  });

  test("the short cut for plain text gives what the long way does", () => {
    const ascii = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 60 });
    fc.assert(
      fc.property(ascii, (text) => {
        // The sign at the end forces the long way and counts 1 in both.
        const long = (unit: "graphemes" | "double_width") => countLength(`${text}é`, unit) - 1;
        return countLength(text, "graphemes") === long("graphemes") && countLength(text, "double_width") === long("double_width");
      }),
    );
  });
});
