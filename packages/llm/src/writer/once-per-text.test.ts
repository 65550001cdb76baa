import { expect, test } from "vitest";
import { oncePerText } from "./once-per-text.ts";

test("the same text is looked at once, and again after half a million other characters", () => {
  const asked: string[] = [];
  const countLetters = oncePerText((text) => {
    asked.push(text.slice(0, 3));
    return text.length;
  });
  expect([countLetters("one"), countLetters("three"), countLetters("one")]).toEqual([3, 5, 3]);
  expect(asked).toEqual(["one", "thr"]);
  expect(countLetters("a".repeat(499_999))).toBe(499_999);
  expect(countLetters("one")).toBe(3);
  expect(asked).toEqual(["one", "thr", "aaa", "one"]);
});
