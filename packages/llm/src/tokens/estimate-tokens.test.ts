import { expect, test } from "vitest";
import { stories } from "../writer/fixtures/stories.ts";
import { estimateTokens, loadTokenizer } from "./estimate-tokens.ts";

// The tokenizer stays loaded, so guesses come first.
const guesses = Object.entries(stories).map(([language, story]) => ({ language, story, guess: estimateTokens(story) }));
const japanese = "ノルディスは一九六二年からベルゲンでやかんを作っています。修理は平均五日かかり、送料を含めて十九ユーロです。";
const guessed = estimateTokens(japanese);

test.each(guesses)("the guess for $language is near the exact figure", async ({ story, guess }) => {
  await loadTokenizer();
  const exact = estimateTokens(story);
  expect(guess / exact).toBeGreaterThan(0.85);
  expect(guess / exact).toBeLessThan(1.15);
});

test("scripts without spaces are guessed, too", async () => {
  await loadTokenizer();
  const exact = estimateTokens(japanese);
  expect(guessed / exact).toBeGreaterThan(0.85);
  expect(guessed / exact).toBeLessThan(1.15);
});

test("no text is no token, and special tokens are only text", async () => {
  expect(estimateTokens("")).toBe(0);
  await loadTokenizer();
  expect(estimateTokens("<|endoftext|>")).toBeGreaterThan(1);
});
