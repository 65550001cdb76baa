import { expect, test } from "vitest";
import {
  formatCallCost,
  formatFirst,
  formatLeftOut,
  formatMilliseconds,
  formatMoney,
  formatPrice,
  formatShare,
  formatShort,
  formatTokensCached,
  formatTokensIn,
  formatTokensOut,
} from "./figure-words.ts";

const call = {
  status: "success" as const,
  tokens_fresh: 1_140,
  tokens_cached: 3_072,
  tokens_out: 300,
  tokens_reasoning: 88,
  is_estimated: false,
};
const silent = { ...call, tokens_fresh: null, tokens_cached: null, tokens_out: null, tokens_reasoning: null };

test("parts of tokens are put together, and an estimate says that it is one", () => {
  expect([formatTokensIn, formatTokensCached, formatTokensOut].map((say) => say(call).text)).toEqual(["4,212", "3,072", "388"]);
  expect(formatTokensIn({ ...call, is_estimated: true })).toMatchObject({
    text: "≈ 4,212",
    title: expect.stringContaining("did not report"),
  });
});

test("what is not known is unknown, and what cannot be yet is a dash", () => {
  for (const say of [formatTokensIn, formatTokensCached, formatTokensOut]) {
    expect(say({ ...silent, status: "error" }).text).toBe("unknown");
    expect(say({ ...silent, status: "running" }).text).toBe("–");
  }
  expect(formatCallCost({ cost: null, status: "error", is_estimated: false }).text).toBe("unknown");
  expect(formatCallCost({ cost: null, status: "running", is_estimated: false }).text).toBe("–");
  expect(formatFirst({ first_token_ms: null, status: "success" })).toMatchObject({ text: "–", title: "The answer came in one piece" });
});

test("a cost that rests on an estimate says so; nothing to pay is free", () => {
  const cost = { amount: 0.025, currency: "EUR" };
  expect(formatCallCost({ cost, status: "success", is_estimated: false }).text).toBe("€0.025");
  expect(formatCallCost({ cost, status: "success", is_estimated: true }).text).toBe("≈ €0.025");
  expect(formatCallCost({ cost: { amount: 0, currency: null }, status: "success", is_estimated: true }).text).toBe("Free");
});

test.each([
  [22.138, "EUR", "€22.14"],
  [0.0254, "USD", "$0.025"],
  [0.0004, "EUR", "under €0.001"],
  [1234.5, "JPY", "¥1,234.50"],
  [0.3, null, "0.300"],
  [0, "EUR", "Free"],
])("%s %s is %s", (amount, currency, words) => expect(formatMoney({ amount, currency })).toBe(words));

test.each([
  [2.5, "€2.50"],
  [0.075, "€0.0750"],
  [null, "unknown"],
])("a price of %s is %s", (price, words) => expect(formatPrice(price, "EUR")).toBe(words));

test.each([
  [12, "0.01 s"],
  [420, "0.4 s"],
  [96, "0.1 s"],
  [59_980, "60.0 s"],
  [99_960, "100 s"],
  [725_000, "12 min 5 s"],
])("%s ms is %s", (ms, words) => expect(formatMilliseconds(ms)).toBe(words));

test.each([
  [842, "842"],
  [9_996, "9,996"],
  [10_000, "10.0 k"],
  [12_340, "12.3 k"],
  [999_900, "1.00 M"],
  [3_580_000, "3.58 M"],
  [1_200_000_000, "1.20 bn"],
])("%s is %s for short", (value, words) => expect(formatShort(value)).toBe(words));

test.each([
  [9, 842, "1.1%"],
  [1, 20_000, "under 0.1%"],
  [0, 5, "0%"],
  [5, 5, "100%"],
  [0, 0, null],
])("%s of %s is %s", (part, all, words) => expect(formatShare(part, all)).toBe(words));

test("sums say what they leave out", () => {
  expect(formatLeftOut(12, "a known price")).toBe("12 calls without a known price are left out");
  expect(formatLeftOut(1, "known tokens")).toBe("1 call without known tokens is left out");
  expect(formatLeftOut(0, "a known price")).toBeNull();
});
