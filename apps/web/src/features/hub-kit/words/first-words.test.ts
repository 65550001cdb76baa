import { expect, it } from "vitest";
import { firstWords } from "./first-words.ts";

it.each([
  ["", ""],
  ["  One\n\ntwo  ", "One two"],
  ["## The kettle\n\n- **expects** to [break](https://example.com)\n> so", "The kettle expects to break so"],
  ["2 * 3 and snake_case stay", "2 * 3 and snake_case stay"],
])("%j begins with %j", (text, words) => expect(firstWords({ text })).toBe(words));

it("is one line long", () => {
  expect(firstWords({ text: "word ".repeat(500) })).toHaveLength(161);
  expect(firstWords(null)).toBe("");
});
