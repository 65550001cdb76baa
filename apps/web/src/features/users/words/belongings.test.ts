import { expect, it } from "vitest";
import { formatBelongings, leavesAnything } from "./belongings.ts";

const none = { campaigns: 0, templates: 0, voices: 0, examples: 0 };

it.each([
  [none, false, "They own no campaigns, templates, voices or examples."],
  [{ ...none, campaigns: 1 }, true, "They own 1 campaign."],
  [{ ...none, campaigns: 3, examples: 1 }, true, "They own 3 campaigns and 1 example."],
  [{ campaigns: 3, templates: 1, voices: 2, examples: 0 }, true, "They own 3 campaigns, 1 template and 2 voices."],
])("says what somebody leaves", (counts, anything, words) => {
  expect(leavesAnything(counts)).toBe(anything);
  expect(formatBelongings(counts)).toBe(words);
});
