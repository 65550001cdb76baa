import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { llmChartInput, llmListInput } from "@copydesk/contracts";
import { packCalls, schema } from "@copydesk/db";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callOnce } from "../../generation/writing/call-once.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../../testing.ts";
import { chartCalls } from "./chart-calls.ts";
import { exportCalls } from "./export-calls.ts";
import { listCalls } from "./list-calls.ts";
import { callOf } from "./llm-logs-fixture.ts";
import { readCall } from "./read-call.ts";

/* What endpoints answer that nobody would write down by choice, from the wire to the page. */

let core: TestCore;
let ines: Actor;
let endpoint: Server;
let closeAll: () => Promise<unknown>;
/** What the endpoint answers next. */
let answer: { model?: string; content: string; usage?: unknown };

beforeEach(async () => {
  endpoint = createServer((_, response) => {
    const { content, ...more } = answer;
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ id: "a", model: "kite-1", choices, ...more }));
  }).listen(0, "127.0.0.1");
  await once(endpoint, "listening");
  const host = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  const outbound = createOutboundFetch({ hostsAllow: [host] });
  core = await createTestCore({ models: createModelClient({ outboundFetch: outbound }) });
  ines = await createPerson(core);
  await addKite(`http://${host}/v1`);
  closeAll = () => Promise.all([core.close(), outbound.close(), new Promise((done) => endpoint.close(done))]);
});
afterEach(() => closeAll());

async function addKite(endpoint_url: string) {
  const now = new Date(core.now());
  await core.db.insert(schema.models).values({
    id: "kite",
    provider: "openai_compatible",
    name: "Kite",
    name_folded: "kite",
    model_name: "kite-1",
    endpoint_url,
    has_api_key: false,
    parameters: {},
    capabilities: {},
    price_in: 10,
    price_out: 10,
    currency: "EUR",
    price_origin: "administrator",
    max_concurrency: 1,
    timeout_seconds: 20,
    status: "active",
    health: "unknown",
    is_default_content: false,
    is_default_chat: false,
    created_at: now,
    updated_at: now,
  });
}

async function ask(given: Partial<typeof answer>) {
  answer = { content: "A kettle that can be repaired.", ...given };
  const [model] = await core.db.select().from(schema.models).where(eq(schema.models.id, "kite"));
  const messages = [{ role: "user" as const, content: "Write about a kettle." }];
  const asked = { purpose: "guide" as const, user_id: ines.userId, request_id: null, messages, parameters: {} };
  const { log_id } = await callOnce(core, { ...asked, model: model ?? null });
  return readCall(core, ines, log_id);
}
const usage = { prompt_tokens: 100_000, completion_tokens: 100_000 };
const chart = () => chartCalls(core, ines, llmChartInput.parse({ timezone: "UTC" }));

describe("of tokens", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["fewer than none", { prompt_tokens: -4, completion_tokens: -1 }],
    ["more than there are", { prompt_tokens: 5e12, completion_tokens: 1e300 }],
  ])("an endpoint that says %s is estimated, marked as such, and never below zero", async (_, said) => {
    const call = await ask({ usage: said });
    expect(call).toMatchObject({ is_estimated: true, tokens_fresh: expect.any(Number), tokens_out: expect.any(Number) });
    for (const count of [call.tokens_fresh, call.tokens_out, call.cost?.amount]) expect(count ?? 0).toBeGreaterThanOrEqual(0);
    expect(call.tokens_fresh ?? 0).toBeLessThan(1_000);
  });
});

test("another model's name in an answer is written down beside the one that was asked, whose price counts", async () => {
  const call = await ask({ model: "someone-else-9000", usage });
  expect(call).toMatchObject({ model: { id: "kite", name: "Kite" }, model_name: "kite-1", answered_by: "someone-else-9000" });
  expect(call.cost).toEqual({ amount: 2, currency: "EUR" });
  expect((await chart()).total).toMatchObject({ calls: 1, without_cost: 0 });
});

test("a price that changes leaves what was paid before as it was", async () => {
  const before = await ask({ usage });
  await core.db.update(schema.models).set({ price_in: 30, price_out: 30, currency: "USD" });
  const after = await ask({ usage });
  expect((await readCall(core, ines, before.id)).price).toMatchObject({ fresh: 10, out: 10, currency: "EUR", origin: "administrator" });
  expect([(await readCall(core, ines, before.id)).cost, after.cost]).toEqual([
    { amount: 2, currency: "EUR" },
    { amount: 6, currency: "USD" },
  ]);
  expect((await chart()).total.costs).toHaveLength(2);
});

test("a clock that jumps back puts calls where it says, and counts all of them", async () => {
  const hour = 3_600_000;
  const late = await callOf(core, ines, { total_ms: 500 });
  core.advance(-30 * 24 * hour);
  const early = await callOf(core, ines, { total_ms: 300 });
  core.advance(31 * 24 * hour);
  packCalls(core.db, { before: core.now(), budgetMs: 1_000, most: 1 });
  core.advance(-31 * 24 * hour - hour);
  const earliest = await callOf(core, ines, { total_ms: 100 });
  core.advance(32 * 24 * hour);
  expect((await listCalls(core, ines, llmListInput.parse({}))).results.map(({ id }) => id)).toEqual([late, early, earliest]);
  const { total, points } = await chart();
  expect(total).toMatchObject({ calls: 3, total_p50: 300 });
  expect(points.reduce((sum, point) => sum + point.calls, 0)).toBe(3);
});

test("bytes that are no text are kept, read and found", async () => {
  const call = await ask({ content: `\0\u0001\u001b[31m${"\u{fffd}".repeat(20)}\ud800 an end`, usage });
  expect(call).toMatchObject({ status: "success", bodies: "shown" });
  expect(call.body?.reply).toContain("an end");
  expect((await listCalls(core, ines, llmListInput.parse({ search: "an end" }))).results).toMatchObject([{ id: call.id }]);
});

test("a reply of a megabyte is broken off, which is said in a sentence, and what had arrived is in the log", async () => {
  const failed = await ask({ content: "kettle ".repeat(150_000), usage }).catch((error: Error) => error);
  expect(failed).toMatchObject({ code: "MODEL_FAILED", message: expect.stringContaining("grew without end") });
  const [row] = (await listCalls(core, ines, llmListInput.parse({ search: "kettle" }))).results;
  expect(row).toMatchObject({ status: "error" });
  expect((await chart()).total).toMatchObject({ calls: 1, failed: 1 });
  expect(await readCall(core, ines, row?.id ?? "")).toMatchObject({ error_code: "too_large", bodies: "shown" });
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
  "a name that begins with a formula, %j, is a text in the file",
  async (name) => {
    await callOf(core, ines, { model_name: name, channel_code: name, language_code: name });
    let text = "";
    for await (const chunk of (await exportCalls(core, ines, {})).chunks) text += chunk;
    const cells = (text.split("\r\n")[1] ?? "").split(",");
    expect(text).toContain(`'${name}`);
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
  },
);
