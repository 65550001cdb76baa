import { expect, test } from "vitest";
import { cameAtOnce, proposeName } from "./propose-name.ts";

test.each([
  ["# The kettle built to be mended\n\nNorrbrook has made kettles since 1968.", "The kettle built to be mended"],
  ["\n\nWe turned the gas off. Since then we bake with wind.", "We turned the gas off"],
  ["**Version 2.5 of [Aurora](https://aurora.example)** is here! Come and see.", "Version 2.5 of Aurora is here"],
  ["パン屋は風で焼く。毎朝。", "パン屋は風で焼く。毎朝"],
  ["", ""],
])("%j is called %j", (story, name) => expect(proposeName(story)).toBe(name));

test("a long first sentence is cut after a word", () => {
  const name = proposeName("one two three four ".repeat(20));
  expect(name).toMatch(/^(one|two|three|four| )+…$/);
  expect(name.length).toBeLessThanOrEqual(81);
});

test("only what came in one piece is taken for a story", () => {
  expect(cameAtOnce("", "W")).toBe(false);
  expect(cameAtOnce("", "We turned the gas off. ".repeat(4))).toBe(true);
});
