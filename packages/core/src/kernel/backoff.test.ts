import { describe, expect, it } from "vitest";
import { backoff } from "./failures.ts";

const options = { first_ms: 1_000, longest_ms: 10_000, retry_after_ms: null };

describe("waiting before another attempt", () => {
  it("doubles, up to a bound", () => {
    expect([1, 2, 3, 4, 5, 6].map((attempt) => backoff(attempt, { ...options, random: 1 }))).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ]);
  });

  it("spreads over the second half of the wait", () => {
    expect([0, 0.5, 1].map((random) => backoff(3, { ...options, random }))).toEqual([2_000, 3_000, 4_000]);
  });

  it("waits at least as long as the endpoint asks, also beyond the bound", () => {
    expect(backoff(1, { ...options, random: 1, retry_after_ms: 30_000 })).toBe(30_000);
    expect(backoff(1, { ...options, random: 1, retry_after_ms: 10 })).toBe(1_000);
  });
});
