import { type PromptTryInput, promptTryInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createPipeline, type Pipeline, type PipelineOptions, writeOutline } from "../../generation/pipeline-fixture.ts";
import { createPerson } from "../../testing.ts";
import { tryPrompt } from "./try-prompt.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const field = { key: "body", label: "Notice", format: "plain" as const, required: true, unit: "graphemes" as const, max: 90 };
const draft = { channel_name: "Notice board", fields: [field], user_prompt: "Pin up {{#main_story}} by {{#outline}}" };

async function begin(options: PipelineOptions = {}) {
  pipeline = await createPipeline({ realClock: false, ...options });
  const { core, actor } = pipeline;
  return (input: Partial<PromptTryInput> = {}) => tryPrompt(core, actor, promptTryInput.parse({ owner: "channel", draft, ...input }));
}
const logs = () => pipeline.core.db.select().from(schema.llm_logs);

test("what is in the form is written once, with its checks, tokens, cost and time", async () => {
  const attempt = await begin({
    behaviour: [{ prompt: "Pin up", text: `[[body]]\n${"x".repeat(91)}` }],
    model: { price_in: 1, price_out: 2, currency: "EUR" },
  });
  const tried = await attempt();
  expect(tried).toMatchObject({
    fields: { body: "x".repeat(91) },
    checks: expect.arrayContaining([expect.objectContaining({ code: "length", level: "error", message: "91 of 90 characters, 1 over" })]),
    model: { provider: "openai_compatible" },
    finish_reason: "stop",
    currency: "EUR",
  });
  expect(tried.tokens.in).toBeGreaterThan(0);
  expect(tried.cost).toBeGreaterThan(0);
  expect(pipeline.endpoint.calls).toHaveLength(1);
  expect(await logs()).toMatchObject([
    { purpose: "test", status: "success", campaign_id: null, channel_code: null, user_id: pipeline.actor.userId },
  ]);
});

test("a price that is not known is not nothing", async () => {
  const attempt = await begin({ behaviour: [{ prompt: "Pin up", text: "[[body]]\nA notice." }] });
  expect(await attempt()).toMatchObject({ cost: null, currency: null });
});

test("a stored channel is tried on a campaign, and keeps nothing of it", async () => {
  const attempt = await begin();
  const [channel] = await pipeline.core.db.select().from(schema.channels).where(eq(schema.channels.code, "x"));
  for (const block of await pipeline.blocks()) if (block.kind === "outline") await writeOutline(pipeline.core, block.id);
  const before = await pipeline.versions();
  const tried = await attempt({ channel_id: channel?.id, draft: {}, campaign_id: pipeline.campaignId });
  expect(tried).toMatchObject({ cost: 0, fields: { body: expect.any(String) }, model: { provider: "builtin" } });
  expect(await pipeline.versions()).toEqual(before);
  expect(await logs()).toMatchObject([{ campaign_id: pipeline.campaignId, channel_code: "x", language_code: "en" }]);
});

test("one that is stopped ends the call, and the log says so", async () => {
  await begin({ behaviour: [{ prompt: "Pin up", fault: "hang" }] });
  const stop = new AbortController();
  const attempt = tryPrompt(pipeline.core, pipeline.actor, promptTryInput.parse({ owner: "channel", draft }), stop.signal);
  const ended = expect(attempt).rejects.toMatchObject({ code: "MODEL_FAILED" });
  await expect.poll(() => pipeline.endpoint.calls.length).toBe(1);
  stop.abort();
  await ended;
  expect(await logs()).toMatchObject([{ status: "cancelled" }]);
});

test("an empty answer is a failure of the model", async () => {
  const attempt = await begin({ behaviour: [{ prompt: "Pin up", text: "   " }] });
  await expect(attempt()).rejects.toMatchObject({ code: "MODEL_FAILED" });
});

test.each([
  [
    "a prompt that could not be saved",
    { draft: { ...draft, user_prompt: "{{#tone}}" } },
    { code: "BAD_REQUEST", fields: { user_prompt: [expect.stringContaining("tone")] } },
  ],
  [
    "a channel without parts",
    { draft: { ...draft, fields: [] } },
    { code: "RULE_BROKEN", message: expect.stringContaining("no part of text yet") },
  ],
])("%s is refused before anything is paid", async (_, input, refusal) => {
  const attempt = await begin({ behaviour: [] });
  await expect(attempt(input)).rejects.toMatchObject(refusal);
  expect(pipeline.endpoint.calls).toEqual([]);
});

test("a campaign without an outline is no good for it, and says so", async () => {
  const attempt = await begin();
  await expect(attempt({ campaign_id: pipeline.campaignId })).rejects.toMatchObject({
    code: "RULE_BROKEN",
    message: expect.stringMatching(/outline/),
  });
});

test("a model that fails says what to do, and the failure is in the log", async () => {
  const attempt = await begin({ behaviour: [{ prompt: "Pin up", fault: "bad_key" }] });
  await expect(attempt()).rejects.toMatchObject({ code: "MODEL_FAILED", message: expect.stringMatching(/key/i) });
  expect(await logs()).toMatchObject([{ status: "error", error_code: "bad_key" }]);
});

test("only whoever makes or changes channels may spend on them", async () => {
  await begin();
  const manager = await createPerson(pipeline.core, { roleKey: "marketing_manager" });
  const input = promptTryInput.parse({ owner: "channel", draft });
  await expect(tryPrompt(pipeline.core, manager, input)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
