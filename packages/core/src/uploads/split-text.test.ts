import fc from "fast-check";
import { expect, test } from "vitest";
import { splitText } from "./split-text.ts";

const words = (text: string) => text.replace(/\s+/g, "");

test("parts are within the bound, not empty, and lose nothing but blanks", () => {
  const piece = fc.oneof(fc.string({ unit: "grapheme", maxLength: 40 }), fc.constantFrom("\n\n", "\n", ". ", " ", "。", "👩‍👩‍👧‍👦"));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 100, max: 300 }), (pieces, most) => {
      const text = pieces.join("").toWellFormed();
      const parts = splitText(text, most);
      expect(parts.every((part) => part.length <= most && part !== "")).toBe(true);
      expect(words(parts.join(""))).toBe(words(text));
    }),
  );
});

test("paragraphs stay whole where they can", () => {
  const paragraph = "A sentence of some words. ".repeat(10).trim();
  expect(splitText([paragraph, paragraph, paragraph, paragraph].join("\n\n"), 600)).toEqual([
    `${paragraph}\n\n${paragraph}`,
    `${paragraph}\n\n${paragraph}`,
  ]);
});

test("sentences stay whole where paragraphs cannot, and characters always", () => {
  expect(splitText(`${"word ".repeat(30)}end. ${"more ".repeat(20)}`, 200)[0]).toMatch(/end\.$/);
  const family = "👩‍👩‍👧‍👦";
  expect(splitText(family.repeat(50), 200).every((part) => part.length % family.length === 0)).toBe(true);
});
