import { type ReplayInput, replayInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../../../access/authorize-campaign.ts";
import { removeCampaign } from "../../../campaigns/lifecycle.ts";
import { saveVersion } from "../../../campaigns/save-version.ts";
import { addModel, createPipeline, goodAnswers, type Pipeline, type PipelineOptions } from "../../../generation/pipeline-fixture.ts";
import { callOnce } from "../../../generation/writing/call-once.ts";
import type { Actor } from "../../../kernel/actor.ts";
import { createPerson } from "../../../testing.ts";
import { callOf, forgetBody } from "../llm-logs-fixture.ts";
import { readCall } from "../read-call.ts";
import { wantedJson } from "./answer-kind.ts";
import { askAgain } from "./ask-again.ts";
import { compareReplay } from "./compare-calls.ts";
import { callToReplay, readBodies } from "./find-call.ts";
import { replayCall } from "./replay-call.ts";
import { takeReplay } from "./take-replay.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const { llm_logs, blocks, versions, activity_logs, models, campaigns } = schema;
type Change = Omit<ReplayInput, "id">;
const replay = (id: string, change: Change = {}, actor: Actor = pipeline.actor) =>
  replayCall(pipeline.core, actor, replayInput.parse({ id, ...change }));
const logOf = async (id: string) => (await pipeline.core.db.select().from(llm_logs).where(eq(llm_logs.id, id)))[0];

/** A campaign that is written, and the ids of the calls that wrote it by their kind. */
async function written(options: PipelineOptions = {}) {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, ...options });
  await pipeline.worker.start();
  await pipeline.ended(await pipeline.start());
  const logs = await pipeline.core.db.select().from(llm_logs);
  const idOf = (purpose: string) => logs.find((log) => log.purpose === purpose)?.id ?? "";
  return { outline: idOf("outline"), content: idOf("content"), schedule: idOf("schedule") };
}
const answered = () => written({ behaviour: goodAnswers, model: { price_in: 1, price_out: 2, currency: "EUR" } });
const campaignState = async () => [await pipeline.blocks(), await pipeline.versions(), await pipeline.core.db.select().from(campaigns)];

// A thousand of them, in the built server, are part of the drill.
test("the built-in writer, asked again and again as it was, answers word for word", async () => {
  await written({ brief: { plan: { en: ["linkedin", "x", "email"], de: ["blog", "instagram"] } } });
  const { core, actor } = pipeline;
  const logs = await core.db.select().from(llm_logs);
  const [model = null] = await core.db.select().from(models).where(eq(models.provider, "builtin"));
  for (let n = 0; n < 24; n += 1) {
    const log = logs[n % logs.length];
    const said = await readBodies(core, log?.id ?? "");
    const messages = (said?.messages ?? []).map((one) => ({ ...one, content: one.content.replaceAll("Northwind", `Northwind ${n}`) }));
    const json = wantedJson(messages);
    const { purpose = "content", parameters = {} } = log ?? {};
    const asked = { purpose, user_id: actor.userId, request_id: null, model, messages, parameters, ...(json && { json }) };
    const { log_id, result } = await callOnce(core, asked);
    expect(result.text.length).toBeGreaterThan(50);
    const call = await callToReplay(core, actor, log_id);
    const again = await Promise.all(Array.from({ length: 4 }, () => askAgain(core, actor, call, { change: {} })));
    for (const id of again) {
      expect(await readBodies(core, id), `call ${n}`).toEqual({ messages, reply: result.text });
      expect(await logOf(id)).toMatchObject({ purpose: "replay", replay_of: log_id, status: "success", parameters });
    }
  }
});

describe("asked again", () => {
  test("both answers stand side by side, and nothing of the campaign changes", async () => {
    const { content } = await answered();
    const before = await campaignState();
    const compared = await replay(content);
    expect(await campaignState()).toEqual(before);
    expect(compared).toMatchObject({
      original: { id: content, purpose: "content", status: "success", failed_checks: 0, cost: { currency: "EUR" } },
      replay: { purpose: "replay", status: "success", failed_checks: 0, finish_reason: "stop", problem: null },
      verdict: "equal",
      changed: { model: false, messages: false, parameters: [] },
      fields: [{ key: "body" }, { key: "hashtags" }],
    });
    expect(compared.replay.content).toEqual({
      kind: "content",
      fields: { body: expect.stringContaining("kettle"), hashtags: expect.any(Array) },
    });
    expect(compared.replay.checks).toContainEqual(expect.objectContaining({ code: "length", field: "body", level: "ok" }));
    expect(compared.replay.checks).toContainEqual(expect.objectContaining({ code: "language", level: "ok" }));
    expect(pipeline.endpoint.calls.at(-1)?.prompt).toBe(
      pipeline.endpoint.calls.find((one) => /<answer kind="content"/.test(one.prompt))?.prompt,
    );
    expect(await compareReplay(pipeline.core, pipeline.actor, compared.replay.id)).toEqual(compared);
    expect(await readCall(pipeline.core, pipeline.actor, content)).toMatchObject({
      replay_of: null,
      replays: [{ id: compared.replay.id }],
    });
    expect(await readCall(pipeline.core, pipeline.actor, compared.replay.id)).toMatchObject({ replay_of: content, replays: [] });
  });

  test("with another model, other parameters and other words", async () => {
    const { content } = await answered();
    const model_id = await addModel(pipeline.core, pipeline.endpoint, { model_name: "other-model", is_default_content: false });
    const messages = [{ role: "user" as const, content: 'Write less.\n\n<answer kind="content" language="en">\nx\n</answer>' }];
    const compared = await replay(content, { model_id, parameters: { temperature: { enabled: true, value: 0.3 } }, messages });
    expect(compared.changed).toEqual({ model: true, messages: true, parameters: ["temperature"] });
    expect(await logOf(compared.replay.id)).toMatchObject({ model_id, model_name: "other-model" });
    expect(pipeline.endpoint.calls.at(-1)?.prompt).toContain("Write less.");
  });

  test("the answer that breaks fewer rules is the better one, whatever it costs", async () => {
    const { content } = await answered();
    pipeline.endpoint.behave([{ text: `[[body]]\n${"Far too long. ".repeat(400)}` }]);
    const worse = await replay(content);
    expect(worse).toMatchObject({ verdict: "original", original: { failed_checks: 0 } });
    expect(worse.replay.checks).toContainEqual(expect.objectContaining({ code: "length", level: "error", field: "body" }));
    pipeline.endpoint.behave([{ text: goodAnswers.at(-1)?.text ?? "" }]);
    expect(await replay(worse.replay.id)).toMatchObject({ verdict: "replay" });
  });

  test("an answer that nobody can read loses, and says why", async () => {
    const { outline } = await answered();
    pipeline.endpoint.behave([{ text: "I would rather not." }]);
    expect(await replay(outline)).toMatchObject({
      verdict: "original",
      replay: {
        content: null,
        failed_checks: null,
        problem: "The answer could not be read. The answer is not JSON.",
        text: "I would rather not.",
      },
    });
  });

  test("a model that fails is told in a sentence, and the row says what it repeats", async () => {
    const { content } = await answered();
    pipeline.endpoint.behave([{ fault: "server_error", status: 401 }]);
    await expect(replay(content)).rejects.toMatchObject({ code: "MODEL_FAILED" });
    expect(await pipeline.core.db.select().from(llm_logs).where(eq(llm_logs.replay_of, content))).toMatchObject([{ status: "error" }]);
  });

  test("a model that is busy is not said to be tried again by itself, for nothing does", async () => {
    const { content } = await answered();
    pipeline.endpoint.behave([{ fault: "server_error", status: 429 }]);
    const failed = await replay(content).catch((error: Error) => error);
    expect(failed).toMatchObject({ code: "MODEL_FAILED", message: expect.stringContaining("Try again in a while") });
    expect(String(failed)).not.toContain("by itself");
  });

  test("two people at once get an answer each", async () => {
    const { content } = await answered();
    const mira = await createPerson(pipeline.core);
    const both = await Promise.all([replay(content), replay(content, {}, mira)]);
    expect(new Set(both.map((one) => one.replay.id)).size).toBe(2);
  });
});

describe("with another prompt", () => {
  test("the input is built from what the campaign is now", async () => {
    const { content } = await answered();
    const compared = await replay(content, { prompt: { user_prompt: "Sing of {{#campaign_name}} by {{#outline}}" } });
    const prompt = pipeline.endpoint.calls.at(-1)?.prompt ?? "";
    expect(prompt).toMatch(/Sing of <material name="campaign_name">\nSpring launch/);
    expect(prompt).toContain('<answer kind="content"');
    expect(compared.changed.messages).toBe(true);
  });

  test("an earlier state of the configuration is one, too", async () => {
    const { outline } = await answered();
    const { core } = pipeline;
    const [first] = await core.db
      .select({ id: schema.configuration_history.id, snapshot: schema.configuration_history.snapshot })
      .from(schema.configuration_history)
      .innerJoin(schema.configurations, eq(schema.configurations.id, schema.configuration_history.configuration_id))
      .where(eq(schema.configurations.kind, "outline"));
    const snapshot = { ...first?.snapshot, user_prompt: "As we asked in spring: {{#main_story}}" };
    await core.db
      .update(schema.configuration_history)
      .set({ snapshot })
      .where(eq(schema.configuration_history.id, first?.id ?? ""));
    await replay(outline, { prompt: { state_id: first?.id ?? "" } });
    expect(pipeline.endpoint.calls.at(-1)?.prompt).toContain("As we asked in spring:");
    await expect(replay(outline, { prompt: { state_id: "never" } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each<[string, Change["prompt"], string]>([
    ["an unknown variable", { user_prompt: "{{#weather}} {{#main_story}}" }, "BAD_REQUEST"],
    ["an earlier state of a channel, which has none", { state_id: "state" }, "RULE_BROKEN"],
  ])("%s is refused before anything is asked", async (_, prompt, code) => {
    const { content } = await answered();
    const calls = pipeline.endpoint.calls.length;
    await expect(replay(content, { prompt })).rejects.toMatchObject({ code });
    expect(pipeline.endpoint.calls.length).toBe(calls);
  });

  test("a campaign that is gone has no input to build, but the call is asked again as it was", async () => {
    const { content } = await answered();
    await removeCampaign(pipeline.core, await authorizeCampaign(pipeline.core, pipeline.actor, "delete", pipeline.campaignId));
    await expect(replay(content, { prompt: { user_prompt: "{{#main_story}}" } })).rejects.toMatchObject({
      code: "RULE_BROKEN",
      message: "The piece or its campaign is gone, so the input cannot be built with another prompt. Ask again as it was.",
    });
    const compared = await replay(content);
    expect(compared).toMatchObject({ can_take: null, verdict: "equal", replay: { content: { kind: "content" }, failed_checks: 0 } });
  });
});

describe("what cannot be asked again", () => {
  test.each<[string, (id: string) => Promise<unknown>, string]>([
    ["a call whose texts have expired", (id) => forgetBody(pipeline.core, id), "RULE_BROKEN"],
    ["a call that is still running", (id) => change(id, { status: "running" }), "BUSY"],
    ["a model that is switched off", () => pipeline.core.db.update(models).set({ status: "inactive" }), "RULE_BROKEN"],
    ["a model that is gone", () => pipeline.core.db.update(models).set({ deleted_at: new Date() }), "NOT_FOUND"],
    ["a model that never was saved", (id) => change(id, { model_id: null }), "RULE_BROKEN"],
    ["talk with the agent", (id) => change(id, { purpose: "chat" }), "RULE_BROKEN"],
  ])("%s", async (_, prepare, code) => {
    const { content } = await answered();
    await prepare(content);
    const calls = pipeline.endpoint.calls.length;
    await expect(replay(content)).rejects.toMatchObject({ code });
    expect(pipeline.endpoint.calls.length).toBe(calls);
    expect(await pipeline.core.db.select().from(llm_logs).where(eq(llm_logs.purpose, "replay"))).toEqual([]);
  });
  const change = (id: string, values: Partial<typeof llm_logs.$inferInsert>) =>
    pipeline.core.db.update(llm_logs).set(values).where(eq(llm_logs.id, id));

  test("others' calls, and calls without the right that asking costs", async () => {
    const { content } = await answered();
    const { core } = pipeline;
    const ask = { "models.test": "any", "llm_logs.view": "own", "llm_logs.view_bodies": "own" } as const;
    const stranger = await createPerson(core, { grants: ask });
    await expect(replay(content, {}, stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const own = await callOf(core, stranger, { said: "mine", model_id: null, provider: "builtin" });
    expect(await replay(own, {}, stranger)).toMatchObject({ verdict: "equal" });
    for (const missing of ["models.test", "llm_logs.view_bodies"] as const) {
      const { [missing]: _, ...grants } = ask;
      const actor = await createPerson(core, { grants });
      await expect(replay(await callOf(core, actor, { said: "mine" }), {}, actor)).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    const talk = await callOf(core, stranger, { purpose: "chat", provider: "builtin" });
    await expect(replay(talk)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const figures = await createPerson(core, { grants: { ...ask, "llm_logs.view": "any" } });
    await expect(replay(content, {}, figures)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a better answer", () => {
  const take = (replay_id: string, more: { base_version_id?: string | null } = {}, actor = pipeline.actor) =>
    takeReplay(pipeline.core, actor, { replay_id, ...more });
  async function better() {
    const { content } = await answered();
    pipeline.endpoint.behave([
      { text: "[[body]]\nA kettle that can be mended for twenty years, by anybody with a coin.\n[[hashtags]]\n#mend" },
    ]);
    const { replay: answer, can_take } = await replay(content);
    return { id: answer.id, can_take, content };
  }

  test("becomes a version that says where it came from, once", async () => {
    const { id, can_take } = await better();
    const { core, actor } = pipeline;
    const before = (await pipeline.versions()).length;
    const version = await take(id, { base_version_id: can_take?.selected_version_id ?? null });
    expect(version).toMatchObject({ origin: "replayed", is_selected: true, author: expect.stringMatching(/^Endpoint/), author_id: null });
    const [row] = await core.db.select().from(versions).where(eq(versions.id, version.id));
    expect(row).toMatchObject({
      number: 2,
      author_id: actor.userId,
      finish_reason: "stop",
      base_version_id: can_take?.selected_version_id,
    });
    expect(row?.messages?.at(-1)?.content).toContain('<answer kind="content"');
    expect(await readCall(core, actor, id)).toMatchObject({ piece: { version_id: version.id, version_number: 2 } });
    const allowed = await authorizeBlock(core, actor, "edit", version.block_id);
    const byHand = { kind: "content" as const, fields: { body: "By hand." } };
    await saveVersion(core, allowed, { block_id: version.block_id, base_version_id: version.id, content: byHand });
    expect(await take(id)).toMatchObject({ id: version.id, is_selected: true });
    expect(await pipeline.versions()).toHaveLength(before + 2);
    const entries = await core.db.select().from(activity_logs).where(eq(activity_logs.action, "version.taken"));
    expect(entries).toMatchObject([{ actor_id: actor.userId, changes: { model: { after: version.model_name } } }]);
  });

  test("of a schedule is planned by the rules, and taken once as well", async () => {
    const { schedule } = await answered();
    const { replay: answer } = await replay(schedule);
    const version = await take(answer.id);
    expect(version).toMatchObject({
      origin: "replayed",
      number: 2,
      content: { kind: "schedule", plan: { posts: [{ channel: "linkedin" }] } },
    });
    expect(await take(answer.id)).toMatchObject({ id: version.id, number: 2 });
  });

  test("is not put over what somebody selected meanwhile", async () => {
    const { id, can_take } = await better();
    const { core, actor } = pipeline;
    const allowed = await authorizeBlock(core, actor, "edit", can_take?.block_id ?? "");
    const base = can_take?.selected_version_id ?? null;
    await saveVersion(core, allowed, {
      block_id: allowed.block.id,
      base_version_id: base,
      content: { kind: "content", fields: { body: "By hand." } },
    });
    await expect(take(id, { base_version_id: base })).rejects.toMatchObject({ code: "STALE_VERSION", details: { newest: { number: 2 } } });
  });

  test("two people who take it at once make one version, or one of them hears of the other", async () => {
    const { id } = await better();
    const outcomes = await Promise.allSettled([take(id), take(id)]);
    expect(outcomes.filter((one) => one.status === "fulfilled").length).toBeGreaterThan(0);
    for (const one of outcomes) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "STALE_VERSION" });
    expect((await pipeline.versions()).filter((one) => one.origin === "replayed")).toHaveLength(1);
  });

  test("takes the right to edit, a replay, and a text that can be read", async () => {
    const { id, content } = await better();
    const { core } = pipeline;
    const grants = { "models.test": "any", "llm_logs.view": "any", "llm_logs.view_bodies": "any", "campaigns.view": "any" } as const;
    await core.db.update(campaigns).set({ privacy: "public" });
    const reader = await createPerson(core, { grants });
    await expect(take(id, {}, reader)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await compareReplay(core, reader, id)).toMatchObject({ can_take: null });
    await expect(take(content)).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await core.db.update(schema.llm_log_bodies).set({ reply: "" }).where(eq(schema.llm_log_bodies.log_id, id));
    await expect(take(id)).rejects.toMatchObject({ code: "RULE_BROKEN", message: "The answer could not be read. The answer has no text." });
    await core.db
      .update(blocks)
      .set({ removed_at: new Date() })
      .where(inArray(blocks.kind, ["content"]));
    await expect(take(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(
      await core.db
        .select()
        .from(versions)
        .where(and(eq(versions.origin, "replayed"))),
    ).toEqual([]);
  });
});
