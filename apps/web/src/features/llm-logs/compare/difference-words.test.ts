import { describe, expect, test } from "vitest";
import { formatDifference, formatMoneyDifference, formatTimeDifference, tokensIn, tokensOut } from "./compared-figures.tsx";

const euros = (amount: number) => ({ amount, currency: "EUR" });

describe("what differs between two calls", () => {
  test.each<[string, string, string]>([
    ["more", formatDifference(388, 1_400), "1,012 more"],
    ["fewer", formatDifference(2, 0), "2 fewer"],
    ["as many", formatDifference(2, 2), "the same"],
    ["an unknown number", formatDifference(null, 2), ""],
    ["a higher cost", formatMoneyDifference(euros(0.02), euros(0.05)), "€0.030 more"],
    ["a lower cost", formatMoneyDifference(euros(3), euros(1.5)), "€1.50 less"],
    ["a cost instead of none", formatMoneyDifference({ amount: 0, currency: null }, euros(0.5)), "€0.500 more"],
    ["two currencies", formatMoneyDifference(euros(1), { amount: 2, currency: "USD" }), ""],
    ["an unknown cost", formatMoneyDifference(null, euros(1)), ""],
    ["a faster answer", formatTimeDifference(5_100, 3_900), "1.2 s faster"],
    ["a slower answer", formatTimeDifference(1_000, 3_000), "2.0 s slower"],
    ["a difference that nobody would see", formatTimeDifference(1_001, 1_003), "the same"],
  ])("%s", (_, words, expected) => expect(words).toBe(expected));

  test("counts what was cached as read and thoughts as written", () => {
    const usage = { tokens_fresh: 10, tokens_cached: 90, tokens_out: 5, tokens_reasoning: 7, is_estimated: false };
    expect([tokensIn(usage), tokensOut(usage)]).toEqual([100, 12]);
    expect(tokensIn({ ...usage, tokens_fresh: null })).toBeNull();
  });
});
