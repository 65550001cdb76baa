import type { ModelUse } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { formatDuration, formatPrice, formatPrices, formatSuggestion, healthOf, linesOfUse } from "./model-words.ts";

test.each([
  [null, "EUR", "unknown"],
  [0, "EUR", "€0.00"],
  [2.5, "EUR", "€2.50"],
  [0.0375, "USD", "$0.0375"],
  [3, null, "3"],
])("a price of %s %s is %s", (price, currency, words) => expect(formatPrice(price, currency)).toBe(words));

test("both prices are said together, and an unknown one is never 0", () => {
  expect(formatPrices({ price_in: 2, price_out: 8, currency: "USD" })).toBe("$2.00 in, $8.00 out");
  expect(formatPrices({ price_in: 2, price_out: null, currency: "USD" })).toBe("$2.00 in, unknown out");
  expect(formatPrices({ price_in: null, price_out: null, currency: null })).toBe("unknown");
});

test("a suggested price says whose it is, and leaves out what the catalogue does not know", () => {
  const known = { price_in: 0.15, price_out: 0.6, price_cached: 0.075, currency: "USD", offered_by: "OpenAI", is_tiered: false };
  expect(formatSuggestion(known)).toBe("Suggested: $0.15 in · $0.075 cached · $0.60 out per million (OpenAI).");
  expect(formatSuggestion({ ...known, price_cached: null, is_tiered: true })).toBe(
    "Suggested: $0.15 in · $0.60 out per million (OpenAI). Long inputs cost more.",
  );
});

test.each([
  [{ status: "active", health: "unknown" }, "Not tested"],
  [{ status: "active", health: "unhealthy" }, "Does not work"],
  [{ status: "inactive", health: "unhealthy" }, "Inactive"],
  [{ status: "active", health: "healthy" }, "Works"],
] as const)("%o", (model, label) => expect(healthOf({ ...model, last_test: null }).label).toBe(label));

test("a tested model says how soon it begins to write", () => {
  const last_test = { at: "", ok: true, latency_milliseconds: 340 };
  expect(healthOf({ status: "active", health: "healthy", last_test }).label).toBe("Works, 340 ms");
  expect([formatDuration(999), formatDuration(1_840)]).toEqual(["999 ms", "1.8 s"]);
});

test("what uses it is said line by line", () => {
  const nothing: ModelUse = { channels: [], configurations: [], campaigns: 0, fallback_of: [], default_for: [] };
  expect(linesOfUse(nothing)).toEqual([]);
  const channels = [{ id: "1", name: "X post" }];
  const fallback_of = [{ id: "2", name: "Small" }];
  expect(
    linesOfUse({ channels, configurations: ["outline", "scheduler"], campaigns: 2, fallback_of, default_for: ["content", "chat"] }),
  ).toEqual([
    "Texts without a model of their own",
    "The AI Chat Agent",
    "Channel: X post",
    "Outlines",
    "Schedules",
    "Pieces of 2 campaigns",
    "When this fails: Small",
  ]);
});
