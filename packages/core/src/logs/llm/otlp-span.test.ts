import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestCore, type TestCore } from "../../testing.ts";
import { callOf } from "./llm-logs-fixture.ts";
import { told } from "./otlp-receiver-fixture.ts";
import { spanOf } from "./otlp-span.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

async function spanWith(call: Parameters<typeof callOf>[2], words = "") {
  const id = await callOf(core, null, call);
  const [log] = await core.db.select().from(schema.llm_logs).where(eq(schema.llm_logs.id, id));
  if (!log) throw new Error("The call was not written.");
  return spanOf({ log, words, content: null });
}

test("a call is told by the names of the convention, parts of its usage within their totals", async () => {
  const span = await spanWith({
    provider: "azure_openai",
    task_id: "01933d3e-7a10-7c2b-9f00-0123456789ab",
    parameters: {
      temperature: { enabled: true, value: 1 },
      top_p: { enabled: false, value: 0.5 },
      max_tokens: { enabled: true, value: 800 },
      seed: { enabled: true, value: 7 },
      stop: { enabled: true, value: ["END"] },
      reasoning_effort: { enabled: true, value: "low" },
    },
    dropped: ["seed"],
    tokens_fresh: 100,
    tokens_cached: 40,
    tokens_out: 30,
    tokens_reasoning: 12,
    tokens_estimated: false,
    finish_reason: "length",
    answered_by: "aurora-2026-08",
    total_ms: 2_500,
    first_token_ms: 400,
    http_status: 200,
    cost: 0.25,
    currency: "EUR",
  });
  expect(span).toEqual({
    traceId: "01933d3e7a107c2b9f000123456789ab",
    spanId: "8000000000000001",
    name: "chat aurora",
    kind: 3,
    startTimeUnixNano: "1795251600000000000",
    endTimeUnixNano: "1795251602500000000",
    attributes: expect.any(Array),
    status: {},
  });
  expect(span.attributes).toContainEqual({ key: "gen_ai.request.temperature", value: { doubleValue: 1 } });
  expect(span.attributes).toContainEqual({ key: "gen_ai.request.max_tokens", value: { intValue: "800" } });
  expect(told(span)).toEqual({
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "azure.ai.openai",
    "gen_ai.request.model": "aurora",
    "gen_ai.request.stream": true,
    "gen_ai.request.temperature": 1,
    "gen_ai.request.max_tokens": 800,
    "gen_ai.request.stop_sequences": ["END"],
    "gen_ai.request.reasoning.level": "low",
    "gen_ai.response.model": "aurora-2026-08",
    "gen_ai.response.finish_reasons": ["length"],
    "gen_ai.response.time_to_first_chunk": 0.4,
    "http.response.status_code": 200,
    "gen_ai.usage.input_tokens": 140,
    "gen_ai.usage.cache_read.input_tokens": 40,
    "gen_ai.usage.output_tokens": 42,
    "gen_ai.usage.reasoning.output_tokens": 12,
    "copydesk.call.id": "00000000-0000-7000-8000-000000000001",
    "copydesk.purpose": "content",
    "copydesk.task.id": "01933d3e-7a10-7c2b-9f00-0123456789ab",
    "copydesk.attempt": 1,
    "copydesk.cost": 0.25,
    "copydesk.currency": "EUR",
  });
});

test("what an endpoint did not say is left out, and is not zero", async () => {
  const names = Object.keys(told(await spanWith({ tokens_fresh: null, tokens_out: null })));
  expect(names.filter((name) => /usage|cost|currency|stream|first_chunk/.test(name))).toEqual([]);
});

test("a failure has its kind and the endpoint's words", async () => {
  const span = await spanWith({ status: "timeout", error_code: "stalled" }, "gateway timeout");
  expect(span.status).toEqual({ code: 2, message: "gateway timeout" });
  expect(told(span)).toMatchObject({ "error.type": "stalled", "gen_ai.response.finish_reasons": ["error"] });
});
