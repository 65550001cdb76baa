import { expect, it } from "vitest";
import { formatCost, formatDuration, formatTokens, offlineWords } from "./estimate-words.ts";

it("rounds tokens as a guess is rounded", () => {
  expect(formatTokens({ tokens_in: 117_634, tokens_out: 21_340 })).toBe("118,000 in, 21,000 out");
  expect(formatTokens({ tokens_in: 3_412, tokens_out: 87 })).toBe("3,400 in, 90 out");
});

it.each([
  [{ amount: 0.742, currency: "EUR" }, "about €0.74"],
  [{ amount: 0.004, currency: "USD" }, "under US$0.01"],
  [null, "unknown"],
])("a cost of %j is %s", (cost, words) => expect(formatCost({ cost, is_offline: false })).toBe(words));
it("costs nothing on the built-in writer", () => expect(formatCost({ cost: null, is_offline: true })).toBe("none"));

it.each([
  [{ from: 1, to: 3 }, "a few seconds"],
  [{ from: 12, to: 40 }, "12 to 40 seconds"],
  [{ from: 45, to: 90 }, "1 to 2 minutes"],
  [{ from: 190, to: 235 }, "3 to 4 minutes"],
  [{ from: 100, to: 118 }, "1 to 2 minutes"],
  [{ from: 60, to: 60 }, "about 1 minute"],
])("%j are %s", (seconds, words) => expect(formatDuration(seconds)).toBe(words));

it("what is written without a model is told, and where it cannot help", () => {
  expect(offlineWords(1)).not.toContain("translate");
  expect(offlineWords(2)).toContain("It cannot translate");
});
