import { describe, expect, it } from "vitest";
import type { Called } from "./call-model.ts";
import { type AnswerOrigin, type StoredAnswer, withDraft } from "./stored-answer.ts";

const origin: AnswerOrigin = {
  model: { id: "m", name: "Writer", is_offline: false },
  parameters: {},
  outline_version_id: null,
  style_guide_id: null,
  style_guide_version: null,
  notes: [],
};
const called = (cost: number | null, currency: string | null): Called => ({
  log_id: "log",
  price: { cost, currency },
  result: {
    text: "A kettle.",
    tool_calls: [],
    finish_reason: "stop",
    usage: { tokens_fresh: 8, tokens_cached: 2, tokens_out: 5, tokens_reasoning: null, estimated: false, raw: null },
    first_token_ms: 7,
    total_ms: 20,
    dropped: [],
    learned: {},
    http_status: 200,
    answered_by: null,
    json_mode: null,
    silently_cut: false,
  },
});
const after = (...prices: [number | null, string | null][]) =>
  prices.reduce<StoredAnswer | null>((before, [cost, currency]) => withDraft(before, origin, called(cost, currency)), null);

describe("an answer of several calls", () => {
  it("costs and counts what they do together", () => {
    expect(after([0.5, "EUR"], [0.25, "EUR"])).toMatchObject({
      cost: 0.75,
      currency: "EUR",
      tokens_in: 20,
      tokens_out: 10,
      tokens_cached: 4,
      total_ms: 40,
      first_token_ms: 7,
    });
    expect(after([0.5, "EUR"], [0.25, "EUR"])?.drafts).toHaveLength(2);
  });

  it.each<[string, [number | null, string | null][]]>([
    [
      "the first",
      [
        [null, null],
        [0.25, "EUR"],
      ],
    ],
    [
      "the last",
      [
        [0.25, "EUR"],
        [null, null],
      ],
    ],
    [
      "one before",
      [
        [0.25, "EUR"],
        [null, null],
        [0.25, "EUR"],
      ],
    ],
  ])("has no known cost when the price of %s is not known", (_, prices) => {
    expect(after(...prices)).toMatchObject({ cost: null, currency: null });
  });

  it("never adds two currencies", () => {
    expect(after([0.5, "USD"], [0.25, "EUR"])).toMatchObject({ cost: null, currency: null });
  });
});
