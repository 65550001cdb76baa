import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { authorizeCampaign } from "../../access/authorize-campaign.ts";
import { createPerson } from "../../testing.ts";
import { addModel, createPipeline, goodAnswers, type Pipeline, until } from "../pipeline-fixture.ts";
import { cancelWork } from "./cancel.ts";
import { readRun } from "./read-run.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const plan = { en: ["linkedin"], de: ["linkedin"] };
const campaign = async () =>
  (await pipeline.core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, pipeline.campaignId)))[0];
const states = async () => Object.fromEntries((await pipeline.blocks()).map((block) => [block.place, block.state]));
const block = async (kind: string, nth = 0) => (await pipeline.blocks()).filter((one) => one.kind === kind)[nth];
const refusal = (input: Record<string, unknown>) =>
  pipeline.start(input).then(
    () => "started",
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  );

describe("starting a run", () => {
  it("is written down whole before it is answered", async () => {
    pipeline = await createPipeline({ brief: { plan }, behaviour: goodAnswers });
    const runId = await pipeline.start();
    const tasks = await pipeline.tasks();
    expect(tasks.filter((task) => task.state === "queued")).toHaveLength(1);
    expect(tasks.filter((task) => task.state === "waiting")).toHaveLength(5);
    expect(tasks.every((task) => task.run_id === runId && task.active_block_id === task.block_id)).toBe(true);
    expect([...new Set(Object.values(await states()))]).toEqual(["queued"]);
    expect(await campaign()).toMatchObject({ status: "generating", pieces_total: 4, pieces_done: 0 });
    const allowed = await authorizeCampaign(pipeline.core, pipeline.actor, "view", pipeline.campaignId);
    expect(await readRun(pipeline.core, allowed, runId)).toMatchObject({
      state: "queued",
      tasks: { total: 6, done: 0, failed: 0 },
      seconds_left: null,
    });
    await expect(readRun(pipeline.core, allowed, "another")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("answers the same key with the same run", async () => {
    pipeline = await createPipeline({ brief: { plan } });
    const first = await pipeline.start({ idempotency_key: "one" });
    expect(await pipeline.start({ idempotency_key: "one" })).toBe(first);
    expect(await pipeline.tasks()).toHaveLength(6);
  });

  it("answers one of two equal starts at the same moment with the other's run", async () => {
    pipeline = await createPipeline({ brief: { plan } });
    const [a, b] = await Promise.all([pipeline.start({ idempotency_key: "one" }), pipeline.start({ idempotency_key: "one" })]);
    expect(a).toBe(b);
  });

  it("refuses a piece that is being written, and writes another one beside it", async () => {
    pipeline = await createPipeline({ brief: { plan } });
    await pipeline.start();
    const piece = await block("content");
    expect(await refusal({ scope: "block", block_id: piece?.id })).toMatch(/^BUSY: This piece is being written right now/);
    expect(await refusal({})).toMatch(/^BUSY: This campaign is being written right now/);
  });

  it("lets two runs write different pieces at the same time", async () => {
    pipeline = await createPipeline({ brief: { plan }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const ids = [(await block("content", 0))?.id, (await block("content", 1))?.id];
    const runs = await Promise.all(ids.map((block_id) => pipeline.start({ scope: "block", block_id })));
    expect((await Promise.all(runs.map(pipeline.ended))).map((run) => run.state)).toEqual(["succeeded", "succeeded"]);
    expect((await campaign())?.status).toBe("ready");
    expect((await block("content", 0))?.version_count).toBe(2);
  });

  it("refuses an archived campaign and a model that is off or gone", async () => {
    pipeline = await createPipeline({ brief: { plan }, behaviour: goodAnswers });
    const { core, endpoint, campaignId } = pipeline;
    await addModel(core, endpoint, { id: "off", status: "inactive", is_default_content: false, name: "Old model" });
    expect(await refusal({ model_id: "off" })).toBe("RULE_BROKEN: The model Old model is switched off. Choose another one.");
    expect(await refusal({ model_id: "gone" })).toMatch(/^NOT_FOUND/);
    await core.db.update(schema.campaigns).set({ status: "archived" }).where(eq(schema.campaigns.id, campaignId));
    expect(await refusal({})).toMatch(/^RULE_BROKEN: This campaign is archived/);
  });

  it("uses the model that was asked for", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers });
    await addModel(pipeline.core, pipeline.endpoint, {
      id: "chosen",
      name: "Chosen",
      model_name: "chosen-model",
      is_default_content: false,
    });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start({ model_id: "chosen" }));
    expect([...new Set(pipeline.endpoint.calls.map((call) => call.body.model))]).toEqual(["chosen-model"]);
  });

  it("is not for people who may only look", async () => {
    pipeline = await createPipeline({ brief: { plan, is_public: true } });
    const viewer = await createPerson(pipeline.core, { roleKey: "viewer" });
    await expect(authorizeCampaign(pipeline.core, viewer, "generate", pipeline.campaignId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("mode outline only", () => {
  it("stops for a review, then goes on with the content", async () => {
    pipeline = await createPipeline({ brief: { plan, generation_mode: "outline_only" }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    expect(await campaign()).toMatchObject({ status: "outline_review", pieces_done: 2 });
    expect(await refusal({})).toMatch(/^RULE_BROKEN: The outlines are written/);
    const run = await pipeline.ended(await pipeline.start({ stage: "content" }));
    expect(run).toMatchObject({ state: "succeeded", tasks_total: 4 });
    expect(await campaign()).toMatchObject({ status: "ready", pieces_done: 4 });
    expect(pipeline.endpoint.calls).toHaveLength(6);
  });
});

describe("writing again", () => {
  it("adds versions, moves the selection and leaves what was there", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const before = await pipeline.versions();
    await pipeline.ended(await pipeline.start({ again: true }));
    const after = await pipeline.versions();
    for (const version of before) expect(after).toContainEqual(version);
    for (const one of await pipeline.blocks()) {
      expect(one).toMatchObject({ version_count: 2, next_number: 3, state: "ready" });
      expect(after.find((version) => version.id === one.selected_version_id)?.number).toBe(2);
    }
  });

  it("marks the pieces of a new outline as out of date, and then writes just those", async () => {
    pipeline = await createPipeline({ brief: { plan }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    await pipeline.ended(await pipeline.start({ scope: "block", block_id: (await block("outline", 0))?.id }));
    const stale = (await pipeline.blocks()).filter((one) => one.out_of_date);
    expect(stale.map((one) => one.kind)).toEqual(["content"]);
    const run = await pipeline.ended(await pipeline.start({ scope: "out_of_date" }));
    expect(run.tasks_total).toBe(1);
    expect((await pipeline.blocks()).filter((one) => one.out_of_date)).toEqual([]);
    expect(await refusal({ scope: "out_of_date" })).toMatch(/^RULE_BROKEN: Nothing is out of date/);
  });

  it("keeps locked posts of a schedule where they are", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const schedule = await block("schedule");
    const version = (await pipeline.versions()).find((one) => one.id === schedule?.selected_version_id);
    if (version?.content.kind !== "schedule") throw new Error("There is no schedule.");
    const [post] = version.content.plan.posts;
    if (!post) throw new Error("The schedule has no post.");
    const moved = { ...post, id: "mine", date: "2026-12-10", time: "10:10", locked: true };
    const content = { ...version.content, plan: { ...version.content.plan, posts: [moved] } };
    await pipeline.core.db.update(schema.versions).set({ content }).where(eq(schema.versions.id, version.id));
    await pipeline.ended(await pipeline.start({ scope: "block", block_id: schedule?.id }));
    const newest = (await pipeline.versions()).filter((one) => one.block_id === schedule?.id).at(-1);
    expect(newest?.content.kind === "schedule" ? newest.content.plan.posts : []).toContainEqual(moved);
  });
});

describe("when one piece fails", () => {
  it("the others are written, the schedule is planned from them, and the campaign needs attention", async () => {
    const behaviour = [{ prompt: /channel="x"/, fault: "refusal" as const }, ...goodAnswers];
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"] } }, behaviour });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    expect(run).toMatchObject({ state: "partial", tasks_done: 3, tasks_failed: 1 });
    expect(await campaign()).toMatchObject({ status: "needs_attention", pieces_done: 2, pieces_failed: 1, pieces_total: 3 });
    const again = await pipeline.ended(await pipeline.start());
    expect(again).toMatchObject({ tasks_total: 1, state: "failed" });
    pipeline.endpoint.behave(goodAnswers);
    await pipeline.ended(await pipeline.start());
    expect((await campaign())?.status).toBe("ready");
  });

  it("keeps the text that was there before", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const before = await block("content");
    pipeline.endpoint.behave([{ fault: "refusal" }]);
    await pipeline.ended(await pipeline.start({ scope: "block", block_id: before?.id }));
    expect(await block("content")).toMatchObject({ state: "failed", selected_version_id: before?.selected_version_id, version_count: 1 });
  });

  it("a failed outline ends its pieces with a sentence, and another language goes on", async () => {
    const behaviour = [{ prompt: /kind="outline" language="de"/, fault: "refusal" as const }, ...goodAnswers];
    pipeline = await createPipeline({ brief: { plan }, behaviour });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    expect(run).toMatchObject({ state: "partial", tasks_done: 3, tasks_failed: 3 });
    const german = (await pipeline.blocks()).filter((one) => one.failure);
    expect(german.map((one) => one.failure?.code)).toEqual(["refused", "outline_failed", "rule_broken"]);
    expect(pipeline.endpoint.calls).toHaveLength(4);
  });
});

describe("a dead endpoint", () => {
  it("is not hammered: texts that wait for it fail their attempts without a call", async () => {
    const circuit = { failures: 3, first_ms: 20, longest_ms: 40 };
    const behaviour = [{ prompt: /kind="content"/, fault: "server_error" as const }, ...goodAnswers];
    const channels = ["linkedin", "x", "threads", "facebook", "sms", "email"];
    const model = { max_concurrency: 1 };
    pipeline = await createPipeline({ brief: { plan: { en: channels }, content_schedule: false }, behaviour, model, worker: { circuit } });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    expect(run).toMatchObject({ state: "partial", tasks_done: 1, tasks_failed: 6 });
    const pieces = (await pipeline.tasks()).filter((task) => task.kind === "content");
    expect(pieces.map((task) => task.attempt)).toEqual(Array(6).fill(5));
    // Six pieces with five attempts each would be thirty calls.
    expect(pipeline.endpoint.calls.length).toBeLessThan(15);
  });

  it("is found alive again by the next text that somebody asks for", async () => {
    const circuit = { failures: 2, first_ms: 600_000, longest_ms: 600_000 };
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: [{ fault: "server_error" }], worker: { circuit } });
    await pipeline.worker.start();
    const first = await pipeline.start();
    await until(async () => (await pipeline.tasks()).some((task) => task.state === "retrying" && task.attempt === 2));
    expect(pipeline.endpoint.calls).toHaveLength(2);
    pipeline.endpoint.behave(goodAnswers);
    const outline = (await block("outline"))?.id;
    await cancelWork(pipeline.core, await authorizeCampaign(pipeline.core, pipeline.actor, "generate", pipeline.campaignId), {
      run_id: first,
    });
    const run = await pipeline.ended(await pipeline.start({ scope: "block", block_id: outline }));
    expect(run.state).toBe("succeeded");
  });
});

describe("limits of a model", () => {
  it("never has more calls open than the model allows", async () => {
    const slow = goodAnswers.map((rule) => ({ ...rule, delay_ms: 30 }));
    pipeline = await createPipeline({
      brief: { plan: { en: ["linkedin", "x", "threads", "facebook", "sms"] } },
      behaviour: slow,
      model: { max_concurrency: 2 },
    });
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, pipeline.endpoint.open);
    }, 2);
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    clearInterval(look);
    expect(run.tasks_total).toBe(7);
    expect(most).toBe(2);
  });
});
