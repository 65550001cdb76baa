import type { ExperimentListItem, ExperimentSide } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { formatChange, formatCosts, formatOutcome, formatProgress, formatResult, shareDone } from "./experiment-words.ts";

const counts = (more: Partial<ExperimentListItem["counts"]>) => ({
  all: 40,
  waiting: 0,
  asking: 0,
  done: 0,
  failed: 0,
  cancelled: 0,
  ...more,
});
const side = (wins: number): ExperimentSide => ({ wins, failed_checks: 0, costs: [], without_cost: 0, average_ms: null });
const outcome = (before: number, now: number, equal: number) =>
  formatOutcome({ original: side(before), replay: side(now), equal, counts: counts({ done: before + now + equal }) });

describe("an experiment in words", () => {
  test("says how far it has come", () => {
    expect(formatProgress(counts({ done: 10, failed: 2 }))).toBe("12 of 40 calls asked, 2 failed");
    expect(formatProgress(counts({ all: 1, done: 1 }))).toBe("1 of 1 call asked");
    expect(shareDone(counts({ done: 10, failed: 5, cancelled: 5 }))).toBe(50);
  });
  test.each<[number, number, number, string]>([
    [0, 0, 0, "No call was answered."],
    [5, 12, 20, "The new answers win: 12 to 5, 20 equal."],
    [3, 0, 0, "The old answers win: 3 to 0."],
    [2, 2, 1, "A draw: 2 to 2, 1 equal."],
    [0, 0, 4, "No answer is better by our checks: 4 equal."],
  ])("%s to %s with %s equal", (before, now, equal, words) => expect(outcome(before, now, equal)).toBe(words));
  test.each<[string, Parameters<typeof formatCosts>[0], string]>([
    [
      "two currencies",
      {
        costs: [
          { currency: "EUR", amount: 1.2 },
          { currency: "USD", amount: 0.3 },
        ],
        without_cost: 0,
      },
      "€1.20 and $0.300",
    ],
    [
      "free ones among others",
      {
        costs: [
          { currency: null, amount: 0 },
          { currency: "EUR", amount: 2 },
        ],
        without_cost: 1,
      },
      "€2.00, 1 unknown",
    ],
    ["free", { costs: [{ currency: null, amount: 0 }], without_cost: 0 }, "Free"],
    ["unknown", { costs: [], without_cost: 3 }, "unknown"],
    ["nothing", { costs: [], without_cost: 0 }, "–"],
  ])("cost: %s", (_, given, words) => expect(formatCosts(given)).toBe(words));
  test("says what is other than then", () => {
    expect(formatChange({}, null)).toEqual([]);
    const change = { parameters: { temperature: { enabled: true, value: 0.2 } }, prompt: { user_prompt: "Write." } };
    expect(formatChange(change, "Aurora Small")).toEqual(["Model: Aurora Small", "Another prompt", "Temperature: 0.2"]);
    expect(formatChange({ prompt: { state_id: "s" } }, null)).toEqual(["An earlier prompt"]);
  });
  test("has nothing to say of winners before the first answer", () =>
    expect(formatOutcome({ original: side(0), replay: side(0), equal: 0, counts: counts({ waiting: 40 }) })).toMatch(/yet\.$/));
  test("says of a call why it failed", () => {
    expect(formatResult({ state: "failed", verdict: null, message: "The model did not answer.", replay: null })).toBe(
      "The model did not answer.",
    );
    expect(formatResult({ state: "done", verdict: "replay", message: null, replay: null })).toBe("New answer better");
    expect(formatResult({ state: "done", verdict: null, message: null, replay: null })).toBe("Cannot be judged");
  });
});
