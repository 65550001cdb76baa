import { expect, it } from "vitest";
import { formatImpact } from "./impact-words.ts";

it.each([
  [0, 0, "No campaign is shared with it."],
  [1, 0, "1 campaign becomes private: only its owner sees it."],
  [3, 2, "3 campaigns become private: only their owners see them. 2 campaigns stay shared with other teams."],
  [0, 1, "1 campaign stays shared with other teams."],
])("%i become private, %i stay shared", (become_private, stay_shared, words) => {
  expect(formatImpact({ become_private, stay_shared })).toBe(words);
});
