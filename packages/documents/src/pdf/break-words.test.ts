import fc from "fast-check";
import { expect, test } from "vitest";
import { breakWords } from "./break-words.ts";

test.each([
  ["en", "One two  three", ["One ", "two  ", "three"]],
  ["en", "well-known 24/7 2026-03-09 a–b", ["well-", "known ", "24/7 ", "2026-03-09 ", "a–", "b"]],
  ["en", "https://example.com/a/b", ["https://", "example.com/", "a/", "b"]],
  ["en", "12\u00a0km away", ["12\u00a0km ", "away"]],
  ["th", "ภาษาไทยง่าย", ["ภาษา", "ไทย", "ง่าย"]],
  ["zh-Hans", "他说：“你好。”《书》", ["他", "说：", "“你", "好。”", "《书》"]],
  ["ja", "カー「東京」、Copydesk です", ["カー", "「東", "京」、", "Copydesk ", "で", "す"]],
  ["ko", "안녕하세요 세계", ["안녕하세요 ", "세계"]],
])("%s: %s", (language, text, expected) => {
  expect(breakWords(text, language)).toEqual(expected);
});

test("nothing is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.constantFrom("en", "th", "ja", "zh", "x"), (text, language) => {
      expect(breakWords(text, language).join("")).toBe(text);
    }),
  );
});

test("a word too long to be shaped at once is cut, but never within a character", () => {
  const words = breakWords("😀".repeat(3_000), "en");
  expect(words.join("")).toBe("😀".repeat(3_000));
  expect(words.every((word) => word.length <= 2_048 && word.isWellFormed())).toBe(true);
});

test("a language that nobody knows still breaks", () => {
  expect(breakWords("ภาษาไทย", "not a language")).toEqual(["ภาษา", "ไทย"]);
});
