import { describe, expect, test } from "vitest";
import { type EstimatedCall, estimateOf, formatEstimate, type TokenPrice } from "./estimate-replays.ts";

const call = (more: Partial<EstimatedCall> = {}): EstimatedCall => ({
  tokens_fresh: 1_000,
  tokens_cached: 3_000,
  tokens_out: 300,
  tokens_reasoning: 200,
  cost: { amount: 0.5, currency: "EUR" },
  total_ms: 5_100,
  status: "success",
  ...more,
});
const price: TokenPrice = { provider: "openai", price_in: 10, price_out: 20, currency: "USD" };
const said = (calls: EstimatedCall[], at: TokenPrice | null) => formatEstimate(estimateOf(calls, at), calls.length);

describe("what asking again would cost", () => {
  test("counts the tokens of then at the price of another model, thoughts and what was cached included", () => {
    expect(estimateOf([call()], price)).toEqual({ costs: [{ currency: "USD", amount: 0.05 }], without_cost: 0, took_ms: 5_100 });
  });
  test("takes what it cost then without another model, one sum a currency", () => {
    const dollars = call({ cost: { amount: 2, currency: "USD" } });
    expect(said([call(), call(), dollars], null)).toBe("About €1.00 and $2.00 for 3 calls.");
  });
  test.each<[string, EstimatedCall[], TokenPrice | null, string]>([
    ["one call", [call()], price, "About $0.050. It took 5.1 s then."],
    ["a call that failed", [call({ status: "error" })], price, "About $0.050."],
    ["the built-in writer", [call(), call()], { ...price, provider: "builtin" }, "Free of charge."],
    [
      "no price",
      [call({ total_ms: null })],
      { ...price, price_out: null },
      "The cost of this call can't be estimated: a price or the tokens are unknown.",
    ],
    [
      "unknown tokens among others",
      [call(), call({ tokens_out: null })],
      price,
      "About $0.050 for 1 call; of 1 call the cost is not known.",
    ],
  ])("%s", (_, calls, at, words) => expect(said(calls, at)).toBe(words));
});
