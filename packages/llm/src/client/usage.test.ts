import { expect, test } from "vitest";
import { emptyAnswer, takeChunk } from "./answer.ts";
import { inputTokens, outputTokens, readUsage } from "./usage.ts";

const messages = [{ role: "user" as const, content: "Write about kettles that are built to be mended" }];
function usageOf(usage: unknown, secrets: string[] = []) {
  const answer = { ...emptyAnswer(), text: "A kettle for life" };
  takeChunk(answer, { choices: [], usage }, 1_000);
  return readUsage(answer, messages, secrets);
}

test.each<[string, unknown, [number, number | null, number, number | null]]>([
  [
    "OpenAI",
    {
      prompt_tokens: 100,
      completion_tokens: 50,
      prompt_tokens_details: { cached_tokens: 80 },
      completion_tokens_details: { reasoning_tokens: 30 },
    },
    [20, 80, 20, 30],
  ],
  ["a server that says only sums", { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 }, [100, null, 50, null]],
  [
    "xAI, which counts reasoning beside the completion",
    { prompt_tokens: 100, completion_tokens: 20, total_tokens: 150, completion_tokens_details: { reasoning_tokens: 30 } },
    [100, null, 20, 30],
  ],
  [
    "DeepSeek",
    { prompt_tokens: 100, completion_tokens: 50, prompt_cache_hit_tokens: 64, prompt_cache_miss_tokens: 36 },
    [36, 64, 50, null],
  ],
  [
    "more from the cache than was read",
    { prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 80 } },
    [10, null, 5, null],
  ],
  [
    "more reasoning than output",
    { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, completion_tokens_details: { reasoning_tokens: 9 } },
    [10, null, 5, null],
  ],
  ["nothing cached", { prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 0 } }, [10, 0, 5, null]],
])("%s is read into parts that do not overlap", (_, raw, [fresh, cached, out, reasoning]) => {
  const usage = usageOf(raw);
  expect(usage).toMatchObject({
    tokens_fresh: fresh,
    tokens_cached: cached,
    tokens_out: out,
    tokens_reasoning: reasoning,
    estimated: false,
    raw,
  });
  expect([inputTokens(usage), outputTokens(usage)]).toEqual([fresh + (cached ?? 0), out + (reasoning ?? 0)]);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["negative counts", { prompt_tokens: -4, completion_tokens: -1 }],
  ["counts of a thousand million and more", { prompt_tokens: 5e12, completion_tokens: 1e300 }],
  ["halves", { prompt_tokens: 1.5, completion_tokens: 2.25 }],
  ["words", { prompt_tokens: "many", completion_tokens: "some" }],
  ["a list", [1, 2]],
])("%s is counted by Copydesk, and marked as that", (_, raw) => {
  const usage = usageOf(raw);
  expect(usage).toMatchObject({ tokens_cached: null, tokens_reasoning: null, estimated: true });
  expect(usage.tokens_fresh).toBeGreaterThan(5);
  expect(usage.tokens_out).toBeGreaterThan(2);
});

test("what an endpoint says of its tokens is kept without keys, and not at any length", () => {
  expect(usageOf({ prompt_tokens: 1, completion_tokens: 1, note: "for key canary-4711" }, ["canary-4711"]).raw).toMatchObject({
    note: "for key •••",
  });
  expect(usageOf({ prompt_tokens: 1, completion_tokens: 1, note: "x".repeat(3_000) }).raw).toBeNull();
});
