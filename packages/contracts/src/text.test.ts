import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { countGraphemes } from "./rules/count-graphemes.ts";
import { foldName, line, name, text } from "./text.ts";

const messages = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe("a name", () => {
  const schema = name("Name", 10);
  test.each([
    ["trimmed", "  Kettle ", "Kettle"],
    ["composed", "Cafe\u0301", "Café"],
    ["as long as allowed", "👨‍👩‍👧‍👦".repeat(10), "👨‍👩‍👧‍👦".repeat(10)],
    ["in any script", "حملة", "حملة"],
    ["with a joiner that its script needs", "می‌خواهم", "می‌خواهم"],
  ])("%s", (_, value, expected) => expect(schema.parse(value)).toBe(expected));

  test.each([
    ["nothing", "", "Name is required"],
    ["blanks", " \n ", "Name is required"],
    ["signs that nobody sees", "\u200b\u00ad\u3164 \u200d", "Name is required"],
    ["no text", 7, "Name must be a text"],
    ["not given", undefined, "Name is required"],
    ["too long", "a".repeat(11), "Name must be 10 characters or fewer"],
    ["far too long", "a".repeat(100_000), "Name must be 10 characters or fewer"],
    ["two lines", "a\nb", "Name must be on one line"],
    ["a paragraph separator", "a\u2029b", "Name must be on one line"],
    ["a control character", "a\u0000b", "Name contains characters that cannot be used"],
    ["a mark that turns the direction", "a\u202eb", "Name contains characters that cannot be used"],
  ])("%s is refused", (_, value, message) => expect(messages(schema, value)).toContain(message));
});

describe("a longer text", () => {
  test("keeps its lines and gets one kind of line break", () => expect(text("Story", { max: 20 }).parse("a\r\nb\rc\n")).toBe("a\nb\nc"));
  test("may be empty unless it has a least", () => expect(text("Note", { max: 5 }).parse("")).toBe(""));
  test("has a least that is told", () => {
    const story = text("Main story", { min: 50, max: 20_000 });
    expect(messages(story, "a".repeat(49))).toEqual(["Main story must be at least 50 characters"]);
    expect(messages(story, "a".repeat(20_001))).toEqual(["Main story must be 20,000 characters or fewer"]);
    expect(messages(story, "")).toEqual(["Main story is required"]);
    expect(messages(story, "\u200b".repeat(50))).toEqual(["Main story is required"]);
    expect(messages(story, "a".repeat(50))).toEqual([]);
    expect(messages(story, "a".repeat(20_000))).toEqual([]);
  });
  test("tells each thing once", () => expect(messages(line("Title", { max: 3 }), "abcd")).toHaveLength(1));
});

describe("counting what people see as characters", () => {
  test.each([
    ["", 0],
    ["abc\n", 4],
    ["e\u0301", 1],
    ["🇩🇪🇫🇷", 2],
    ["\r\n", 1],
  ])("%j is %i", (value, count) => expect(countGraphemes(value)).toBe(count));
  test("the short cut for plain text agrees with the long way", () => {
    const plain = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
    fc.assert(fc.property(plain, (value) => countGraphemes(value) === countGraphemes(`${value}é`) - 1));
  });
});

describe("names are the same", () => {
  test.each([
    ["whatever their case and accents", "Frühling  2027", "fruhling 2027"],
    ["whatever their width", "ＡＢＣ", "abc"],
    ["in decomposed form", "Cafe\u0301", "café"],
    ["in decomposed form, in Japanese", "か\u3099らす", "がらす"],
    ["with and without Arabic vowels", "العَرَبِيَّة", "العربية"],
    ["with and without Hebrew points", "שָׁלוֹם", "שלום"],
    ["with and without Russian dots", "Ёлка", "елка"],
  ])("%s", (_, a, b) => expect(foldName(a)).toBe(foldName(b)));
  test.each([
    ["Latin", "Kettle", "Kettles"],
    ["Thai, whose vowels stand above and below", "ปี", "ปู"],
    ["Thai, whose tones make other words", "ป่า", "ปา"],
    ["Devanagari", "कुल", "कूल"],
    ["Bengali", "আমি", "আমু"],
    ["Japanese", "ガラス", "カラス"],
  ])("but not when a letter differs in %s", (_, a, b) => expect(foldName(a)).not.toBe(foldName(b)));
  test("folding twice changes nothing", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (value) => foldName(foldName(value)) === foldName(value)));
  });
});
