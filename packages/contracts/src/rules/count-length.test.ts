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
  ["words", "state-of-the-art", 1],
  ["words", "Write to stone@saltmarsh.example, e.g. today", 5],
  ["words", "bread—and butter", 3],
  ["words", "kettle 东京 – 5 €", 3],
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

describe("the same text in every unit", () => {
  const units = ["graphemes", "utf16", "utf8_bytes", "x_weighted", "sms", "double_width"] as const;
  test.each([
    ["a letter", "a", [1, 1, 1, 1, 1, 1]],
    ["a letter with its accent composed", "é", [1, 1, 2, 1, 1, 1]],
    ["the same with a combining mark", "e\u0301", [1, 2, 3, 1, 2, 1]],
    // X composes it to U+1EAD, which is beyond its light range, and one mark.
    ["a letter with three combining marks", "a\u0323\u0302\u0301", [1, 4, 7, 3, 4, 1]],
    ["an emoji", "😀", [1, 2, 4, 2, 2, 2]],
    ["an emoji with a skin tone", "👍🏽", [1, 4, 8, 2, 4, 2]],
    ["a flag", "🇩🇪", [1, 4, 8, 2, 4, 2]],
    ["a family", "👨‍👩‍👧‍👦", [1, 11, 25, 2, 11, 2]],
    ["a keycap", "1️⃣", [1, 3, 7, 2, 3, 2]],
    ["a Chinese word", "日本語", [3, 3, 9, 6, 3, 6]],
    ["a Korean syllable", "한", [1, 1, 3, 2, 1, 2]],
    ["the same of its parts", "\u1112\u1161\u11ab", [1, 3, 9, 2, 3, 2]],
    ["an Arabic word", "مرحبا", [5, 5, 10, 5, 5, 5]],
    ["a Devanagari syllable of three code points", "क्षि", [1, 4, 12, 4, 4, 1]],
    ["a letter beyond the first plane", "𝒜", [1, 2, 4, 2, 2, 1]],
    ["the euro sign", "€", [1, 1, 3, 2, 2, 1]],
    ["a line break of Windows", "\r\n", [1, 2, 2, 2, 2, 1]],
  ])("%s", (_, text, lengths) => expect(units.map((unit) => countLength(text, unit))).toEqual(lengths));

  test("no way of counting finds more characters than there are code units, or fewer bytes than code units", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(anyText, (text) => {
        const [graphemes = 0, utf16 = 0, bytes = 0] = units.map((unit) => countLength(text, unit));
        return graphemes <= utf16 && utf16 <= bytes;
      }),
    );
  });
});

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
