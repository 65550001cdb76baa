import { expect, test } from "vitest";
import { encodeGlyphs } from "./encode-glyphs.ts";
import type { Glyph } from "./harfbuzz.ts";

/** Codes that show what they are: glyph and text, or the text alone for an empty glyph. */
const codes = {
  code: (glyph: number, text: string) => `[${glyph}=${text}]`,
  emptyCode: (text: string) => `[${text}]`,
  advance: () => 500,
};
const glyph = (id: number, cluster: number, more: Partial<Glyph> = {}): Glyph => ({ id, cluster, advance: 500, x: 0, y: 0, ...more });
const encode = (glyphs: Glyph[], text: string, rtl = false) => encodeGlyphs(glyphs, text, { rtl, codes });
const shown = (glyphs: Glyph[], text: string, rtl = false) => encode(glyphs, text, rtl).parts.map((part) => part.shown);

test("glyphs follow each other with the letters that they stand for", () => {
  expect(shown([glyph(1, 0), glyph(2, 1)], "ab")).toEqual(["[1=a][2=b]"]);
});

test("a ligature stands for all its letters", () => {
  expect(shown([glyph(1, 0), glyph(2, 3)], "ffix")).toEqual(["[1=ffi][2=x]"]);
});

test("kerning is a shift between glyphs, and the end is where the shaper wants it", () => {
  expect(shown([glyph(1, 0, { advance: 460 }), glyph(2, 1)], "AV")).toEqual(["[1=A]>40<[2=V]"]);
  expect(shown([glyph(1, 0, { advance: 520 })], "A")).toEqual(["[1=A]>-20<"]);
});

test("a mark without width is drawn as a shape and read after its letter", () => {
  const encoded = encode([glyph(1, 0), glyph(2, 0, { advance: 0, x: -30, y: 40 }), glyph(3, 2)], "กิข");
  expect(encoded).toEqual({ parts: [{ shown: "[1=ก][ิ][3=ข]", rise: 0 }], marks: [{ glyph: 2, x: 470, y: 40 }] });
});

test("a vowel that is drawn before its consonant is read after it", () => {
  expect(shown([glyph(9, 0), glyph(1, 0)], "कि")).toEqual(["[9=क][1=ि]"]);
});

test("from right to left marks stand before their letter, so that readers that turn the line find them after it", () => {
  expect(shown([glyph(2, 0, { advance: 0 }), glyph(1, 0)], "שָ", true)).toEqual(["[ָ][1=ש]"]);
});

test("from right to left the letters of a cluster go to its glyphs from the right", () => {
  expect(shown([glyph(2, 0), glyph(1, 0)], "لا", true)).toEqual(["[2=ا][1=ل]"]);
});

test("raised glyphs are parts of their own", () => {
  expect(encode([glyph(1, 0), glyph(2, 1, { y: 100 })], "ab").parts).toEqual([
    { shown: "[1=a]", rise: 0 },
    { shown: "[2=b]", rise: 100 },
  ]);
});

test("a glyph that is left without a letter is drawn and reads as nothing that shows", () => {
  expect(shown([glyph(1, 0), glyph(2, 0), glyph(3, 0)], "ab")).toEqual(["[1=a][2=b][3=\u200b]"]);
});

test("an emoji of several characters stays whole", () => {
  expect(shown([glyph(1, 0)], "👨‍👩‍👧")).toEqual(["[1=👨‍👩‍👧]"]);
});
