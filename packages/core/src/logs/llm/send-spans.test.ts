import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sendMessageInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import type { FakeRule } from "@copydesk/llm/testing";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendMessage } from "../../chat/send-message.ts";
import { startChatJob } from "../../chat/turn/chat-worker.ts";
import { createPipeline, goodAnswers, type Pipeline, type PipelineOptions } from "../../generation/pipeline-fixture.ts";
import { recover } from "../../generation/queue/worker.ts";
import type { OtlpService } from "../../kernel/services.ts";
import { secretPurpose } from "../../models/model-connection.ts";
import { createTestCore, type TestCore } from "../../testing.ts";
import { callOf, forgetBody } from "./llm-logs-fixture.ts";
import { asDefined, createOtlpReceiver, type OtlpReceiver, told } from "./otlp-receiver-fixture.ts";
import { sendSpans } from "./send-spans.ts";

const { llm_log_unsent: unsent, llm_logs: logs } = schema;
const minute = 60_000;

/** A campaign written from beginning to end, with its calls waiting to be sent. */
async function written(otlp: OtlpService | null, options: PipelineOptions = {}): Promise<Pipeline> {
  const pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"] } }, ...options, services: { otlp } });
  await pipeline.worker.start();
  const run = await pipeline.ended(await pipeline.start());
  expect(run.state).toBe("succeeded");
  return pipeline;
}
const idsOf = async ({ db }: Pick<TestCore, "db">) => (await db.select({ id: logs.id }).from(logs)).map((one) => one.id).sort();
const sent = (receiver: OtlpReceiver) =>
  receiver
    .spans()
    .map((span) => told(span)["copydesk.call.id"])
    .sort();
const waiting = ({ db }: Pick<TestCore, "db">) => db.select().from(unsent).orderBy(unsent.log_id);

describe("a campaign's calls", () => {
  let pipeline: Pipeline;
  afterEach(() => pipeline.close());

  test("arrive once each at a receiver, in OpenTelemetry's own shape, without a word of what was said", async () => {
    const receiver = await createOtlpReceiver({ headers: { "x-tenant": "norrbrook" }, resource: { "service.name": "desk", team: "web" } });
    await receiver.start();
    pipeline = await written(receiver.service);
    await sendSpans(pipeline.core);
    await sendSpans(pipeline.core);
    expect(sent(receiver)).toEqual(await idsOf(pipeline.core));
    expect(sent(receiver)).toHaveLength(4);
    expect(await waiting(pipeline.core)).toEqual([]);
    for (const batch of receiver.batches) expect(asDefined(batch)).toEqual(batch);
    expect(receiver.headers).toMatchObject([{ "content-type": "application/json", "x-tenant": "norrbrook" }]);
    expect(receiver.batches[0]?.resourceSpans[0]?.resource.attributes.map(({ key }) => key)).toEqual(["service.name", "team"]);
    const span = receiver.spans().find((one) => told(one)["copydesk.channel"] === "x");
    const [task] = (await pipeline.tasks()).filter((one) => one.id === told(span ?? { attributes: [] })["copydesk.task.id"]);
    expect(span).toMatchObject({ traceId: task?.id.replaceAll("-", ""), kind: 1, status: {} });
    expect(told(span ?? { attributes: [] })).toMatchObject({
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "copydesk.builtin",
      "gen_ai.response.finish_reasons": ["stop"],
      "gen_ai.usage.input_tokens": expect.any(Number),
      "gen_ai.usage.output_tokens": expect.any(Number),
      "copydesk.purpose": "content",
      "copydesk.cost": 0,
    });
    expect(new Set(receiver.spans().map((one) => one.traceId)).size).toBe(4);
    expect(JSON.stringify(receiver.batches)).not.toMatch(/kettle|gen_ai\.(input|output)\.messages/i);
    await receiver.stop();
  });

  test("wait for a receiver that is away, also through a restart", async () => {
    const receiver = await createOtlpReceiver();
    pipeline = await written(receiver.service, { realClock: false });
    const warn = vi.spyOn(pipeline.core.log, "warn");
    await sendSpans(pipeline.core);
    await sendSpans(pipeline.core);
    expect(warn).toHaveBeenCalledOnce();
    expect((await waiting(pipeline.core)).map((one) => one.tries)).toEqual([1, 1, 1, 1]);

    await receiver.start();
    const { db } = pipeline.core;
    const tooEarly = await createTestCore({ db, services: { otlp: receiver.service } });
    await sendSpans(tooEarly);
    expect(receiver.spans()).toEqual([]);
    const later = await createTestCore({ db, services: { otlp: receiver.service }, now: "2026-11-21T09:01:00Z" });
    await sendSpans(later);
    await sendSpans(later);
    expect(sent(receiver)).toEqual(await idsOf(pipeline.core));
    await Promise.all([tooEarly.close(), later.close(), receiver.stop()]);
  });

  test("of a task and its corrections are one trace, and no key is in any", async () => {
    const receiver = await createOtlpReceiver({ headers: { authorization: "Bearer canary-of-the-receiver" }, withContent: true });
    await receiver.start();
    const id = "00000000-0000-7000-8000-00000000cafe";
    pipeline = await createPipeline({
      brief: { plan: { en: ["linkedin"] } },
      behaviour: [{ call: 1, fault: "invalid_json" }, { call: 3, fault: "bad_key" }, ...goodAnswers],
      model: { id },
      services: { otlp: receiver.service },
    });
    const { core } = pipeline;
    const origin = new URL(pipeline.endpoint.url).origin;
    const [encrypted_api_key, encrypted_headers] = ["canary-of-the-model", JSON.stringify({ "x-gate": "canary-of-a-header" })].map((one) =>
      core.secrets.seal(one, secretPurpose(id, origin)),
    );
    await core.db.update(schema.model_secrets).set({ encrypted_api_key, encrypted_headers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    expect(pipeline.endpoint.calls.length).toBeGreaterThan(2);
    await sendSpans(core);
    expect(sent(receiver)).toEqual(await idsOf(core));
    const outline = receiver.spans().filter((one) => told(one)["copydesk.purpose"] === "outline");
    expect(outline.map((one) => one.traceId)).toEqual([outline[0]?.traceId, outline[0]?.traceId]);
    expect(new Set(outline.map((one) => one.spanId)).size).toBe(2);
    const refused = receiver.spans().find((one) => told(one)["error.type"] === "bad_key");
    expect(refused).toMatchObject({ status: { code: 2, message: expect.stringContaining("•••") } });
    expect(told(refused ?? { attributes: [] })).toMatchObject({
      "http.response.status_code": 401,
      "gen_ai.response.finish_reasons": ["error"],
    });
    expect(told(refused ?? { attributes: [] })).not.toHaveProperty("gen_ai.usage.input_tokens");
    const [first] = outline.map((one) => told(one));
    expect(JSON.parse(String(first?.["gen_ai.input.messages"]))).toContainEqual({
      role: "user",
      parts: [{ type: "text", content: expect.stringContaining("kettle") }],
    });
    expect(JSON.parse(String(first?.["gen_ai.output.messages"]))).toMatchObject([{ role: "assistant", finish_reason: "stop" }]);
    for (const batch of receiver.batches) expect(asDefined(batch)).toEqual(batch);
    expect(receiver.headers.map((one) => one.authorization)).toEqual(["Bearer canary-of-the-receiver"]);
    expect(JSON.stringify(receiver.batches)).not.toContain("canary");
    await receiver.stop();
  });

  test("of talk with the agent are told by their figures, and what was said stays with whoever said it", async () => {
    const receiver = await createOtlpReceiver({ withContent: true });
    await receiver.start();
    const title: FakeRule = { prompt: /Answer with a title/, text: "Secret kettles" };
    const isTold: FakeRule = { prompt: ({ messages }) => messages.some(({ role }) => role === "tool"), text: "Nothing that boils." };
    pipeline = await createPipeline({
      behaviour: [title, isTold, { tool_calls: [{ name: "search_campaigns", arguments: {} }] }],
      model: { model_name: "aurora" },
      services: { otlp: receiver.service },
    });
    const { core, actor } = pipeline;
    await core.db.update(schema.company_settings).set({ enable_chat_agent: true });
    const job = startChatJob(core);
    const said = sendMessageInput.parse({ conversation_id: null, content: "Which kettles are secret?" });
    const { conversation } = await sendMessage(core, actor, said);
    await vi.waitFor(async () => expect(await waiting(core)).toHaveLength(3), 10_000);
    await job.stop();
    await sendSpans(core);
    expect(sent(receiver)).toEqual(await idsOf(core));
    const spans = receiver.spans().map((span) => told(span));
    expect(spans.map((span) => span["copydesk.purpose"]).sort()).toEqual(["chat", "chat", "title"]);
    for (const span of spans)
      expect(span).toMatchObject({
        "gen_ai.operation.name": "chat",
        "gen_ai.request.model": "aurora",
        "gen_ai.conversation.id": conversation.id,
        "gen_ai.usage.input_tokens": expect.any(Number),
      });
    expect(spans.flatMap((span) => span["gen_ai.response.finish_reasons"]).sort()).toEqual(["stop", "stop", "tool_calls"]);
    for (const batch of receiver.batches) expect(asDefined(batch)).toEqual(batch);
    expect(JSON.stringify(receiver.batches)).not.toMatch(/kettle|boils|_messages|\.messages/i);
    await receiver.stop();
  });

  test("hold up no writing while a receiver keeps its connection and says nothing", async () => {
    const { service, close } = await answering(() => undefined);
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, services: { otlp: service } });
    await callOf(pipeline.core, pipeline.actor).then((id) => leave(pipeline.core, id));
    const stopping = new AbortController();
    const sending = sendSpans(pipeline.core, stopping.signal);
    await pipeline.worker.start();
    expect((await pipeline.ended(await pipeline.start())).state).toBe("succeeded");
    stopping.abort();
    await sending;
    expect((await waiting(pipeline.core)).map((one) => one.tries)).toEqual([0, 0, 0, 0]);
    await close();
  });

  test("wait for nobody when there is no receiver", async () => {
    pipeline = await written(null);
    expect(await waiting(pipeline.core)).toEqual([]);
  });
});

/** A receiver that answers as it is told. */
async function answering(listener: RequestListener): Promise<{ service: OtlpService; close(): Promise<void> }> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  return {
    service: { url, headers: {}, resource: {}, withContent: true },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
const leave = (core: Pick<TestCore, "db" | "now">, ...ids: string[]) =>
  core.db.insert(unsent).values(ids.map((log_id) => ({ log_id, tries: 0, next_at: new Date(core.now()) })));

describe("a receiver", () => {
  let core: TestCore;
  let answer: { status: number; headers?: Record<string, string>; body?: string };
  let bodies: string[];
  let receiver: Awaited<ReturnType<typeof answering>>;
  beforeEach(async () => {
    bodies = [];
    receiver = await answering((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        bodies.push(Buffer.concat(parts).toString());
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
    core = await createTestCore({ services: { otlp: receiver.service } });
  });
  afterEach(async () => {
    await core.close();
    await receiver.close();
  });
  const spansIn = (body = "{}") =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] }).resourceSpans[0]?.scopeSpans[0]?.spans.length;

  test.each([400, 401, 404, 413])("that answers %i gets the batch no more, and the log says so once", async (status) => {
    answer = { status };
    const warn = vi.spyOn(core.log, "warn");
    await leave(core, await callOf(core, null), await callOf(core, null));
    await sendSpans(core);
    await sendSpans(core);
    expect(bodies).toHaveLength(1);
    expect(await waiting(core)).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ spans: 2, reason: `It answered ${status}.` }, expect.stringContaining("refused")]]);
  });

  test.each([408, 429, 500, 503])("that answers %i gets it again, later each time", async (status) => {
    answer = { status };
    await leave(core, await callOf(core, null));
    const pauses: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      await sendSpans(core);
      pauses.push((await waiting(core))[0]?.next_at.getTime() ?? 0);
      pauses[at] = (pauses[at] ?? 0) - core.now();
      core.advance(pauses[at] ?? 0);
    }
    expect(bodies).toHaveLength(9);
    expect(pauses[0]).toBeGreaterThanOrEqual(2_500);
    expect(pauses[0]).toBeLessThanOrEqual(5_000);
    expect(pauses[8]).toBeGreaterThanOrEqual(150_000);
    expect(pauses[8]).toBeLessThanOrEqual(300_000);
    answer = { status: 200 };
    await sendSpans(core);
    expect(await waiting(core)).toEqual([]);
  });

  test("that says when is asked again then, and not before for what came since", async () => {
    answer = { status: 503, headers: { "retry-after": "120" } };
    await leave(core, await callOf(core, null));
    await sendSpans(core);
    await leave(core, await callOf(core, null));
    core.advance(2 * minute - 1);
    await sendSpans(core);
    expect(bodies).toHaveLength(1);
    core.advance(1);
    answer = { status: 200 };
    await sendSpans(core);
    expect(bodies.map(spansIn)).toEqual([1, 2]);
  });

  test("that took only part of a batch is not asked again, and the log says what it said", async () => {
    answer = { status: 200, body: JSON.stringify({ partialSuccess: { rejectedSpans: "1", errorMessage: "no such tenant" } }) };
    const warn = vi.spyOn(core.log, "warn");
    await leave(core, await callOf(core, null), await callOf(core, null));
    await sendSpans(core);
    expect(await waiting(core)).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ spans: 2, reason: "1 rejected: no such tenant" }, expect.any(String)]]);
  });

  test("gets at most 200 spans or a megabyte at once, and one that is longer by itself", async () => {
    answer = { status: 200 };
    for (let at = 0; at < 201; at += 1) await leave(core, await callOf(core, null));
    const said = "x".repeat(600_000);
    for (let at = 0; at < 2; at += 1) await leave(core, await callOf(core, null, { said }));
    await leave(core, await callOf(core, null, { said: said + said }));
    await sendSpans(core);
    expect(bodies.map(spansIn)).toEqual([200, 2, 1, 1]);
    expect(Math.max(...bodies.slice(0, 3).map((one) => one.length))).toBeLessThan(1_000_000);
  });

  test("gets what is known of a call whose text is no longer kept", async () => {
    answer = { status: 200 };
    const id = await callOf(core, null, { said: "a secret plan" });
    await leave(core, id);
    await forgetBody(core, id);
    await sendSpans(core);
    expect(bodies[0]).toContain(id);
    expect(bodies[0]).not.toContain("gen_ai.input.messages");
  });

  test("gets calls that a process before this one did not end", async () => {
    answer = { status: 200 };
    const id = await callOf(core, null, { status: "running" });
    await recover(core);
    await sendSpans(core);
    expect(bodies[0]).toContain(id);
    expect(bodies[0]).toContain("interrupted");
  });

  test.skipIf(onPostgres)("that is away for long is sent the newest 10,000, and the log says how many are not", async () => {
    answer = { status: 503 };
    // Calls themselves are not looked at, so that none of ten thousand has to be made up.
    core.db.$client.pragma("foreign_keys = OFF");
    core.db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 10002)
      insert into llm_log_unsent select printf('%05d', i), 0, ${core.now()} from n`);
    const warn = vi.spyOn(core.log, "warn");
    const all = (await waiting(core)).map((one) => one.log_id);
    await sendSpans(core);
    expect((await waiting(core)).map((one) => one.log_id)).toEqual(all.slice(2));
    expect(warn).toHaveBeenCalledWith({ spans: 2, waiting: 10_000 }, expect.any(String));
  });

  test("is forgotten with what waited for it once nothing is sent any more", async () => {
    await leave(core, await callOf(core, null));
    const without = await createTestCore({ db: core.db });
    await sendSpans(without);
    expect(await waiting(core)).toEqual([]);
    await without.close();
  });
});
