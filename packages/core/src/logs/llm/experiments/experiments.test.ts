import { type ExperimentInput, type ExperimentState, experimentInput, experimentListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { addModel, createPipeline, type Pipeline, until } from "../../../generation/pipeline-fixture.ts";
import type { Actor } from "../../../kernel/actor.ts";
import type { BackgroundJob } from "../../../kernel/jobs/background-job.ts";
import { createPerson } from "../../../testing.ts";
import { callOf, forgetBody } from "../llm-logs-fixture.ts";
import { startExperimentJob } from "./experiment-job.ts";
import { listExperiments, readExperiment } from "./read-experiment.ts";
import { startExperiment } from "./start-experiment.ts";
import { stopExperiment } from "./stop-experiment.ts";

let pipeline: Pipeline;
let job: BackgroundJob | null = null;
let modelId: string;
afterEach(async () => {
  await job?.stop();
  job = null;
  await pipeline.close();
});

const { llm_logs, llm_experiment_calls, activity_logs, models, users } = schema;

const answer = (kind: string) => `[[body]]\n${kind === "good" ? "A kettle that can be mended." : "x".repeat(40)}`;
const prompt = (n: number) =>
  `Call number ${n}.\n\n<answer kind="content" language="en" language_name="English" channel="notice">\n[[body]] Notice (required; plain; unit graphemes; max 30)\n</answer>`;

async function begin(model: Parameters<typeof addModel>[2] = {}) {
  pipeline = await createPipeline({ behaviour: [{ text: answer("good") }] });
  modelId = await addModel(pipeline.core, pipeline.endpoint, { price_in: 1, price_out: 2, currency: "EUR", ...model });
  return pipeline;
}
const run = () => {
  job = startExperimentJob(pipeline.core);
};
/** Calls as a log has them, each with an answer that is good or too long. */
async function calls(kinds: readonly string[], actor: Actor = pipeline.actor): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, kind] of kinds.entries())
    ids.push(
      await callOf(pipeline.core, actor, {
        model_id: modelId,
        said: prompt(n),
        replied: answer(kind),
        cost: 3,
        currency: "EUR",
        total_ms: 10,
      }),
    );
  return ids;
}
const good = (count: number) => Array.from({ length: count }, () => "good");
const start = (ids: string[], more: Partial<ExperimentInput> = {}, actor: Actor = pipeline.actor) =>
  startExperiment(pipeline.core, actor, experimentInput.parse({ name: "Spring", ids, ...more }));
const read = (id: string) => readExperiment(pipeline.core, pipeline.actor, id);
const ended = (id: string, state: ExperimentState = "done") =>
  until(async () => {
    const now = await read(id);
    return now.state === state && now.counts.asking === 0 ? now : null;
  });
const replays = () => pipeline.core.db.select().from(llm_logs).where(eq(llm_logs.purpose, "replay"));

describe("an experiment", () => {
  test("asks every call once and tells whose answers break fewer rules, with cost and time beside it", async () => {
    await begin();
    run();
    const ids = await calls(["good", "long", "good"]);
    pipeline.endpoint.behave([{ prompt: "Call number 2", text: answer("long") }, { text: answer("good") }]);
    const begun = await start(ids, { parameters: { temperature: { enabled: true, value: 0.1 } } });
    expect(begun).toMatchObject({ state: "queued", counts: { all: 3, waiting: 3 } });
    const done = await ended(begun.id);
    expect(done).toMatchObject({
      name: "Spring",
      counts: { all: 3, done: 3, failed: 0, waiting: 0 },
      equal: 1,
      original: { wins: 1, failed_checks: 1, costs: [{ currency: "EUR", amount: 9 }], without_cost: 0, average_ms: 10 },
      replay: { wins: 1, failed_checks: 1, without_cost: 0 },
      calls: [
        { verdict: "equal", state: "done", asked_twice: false, original: { id: ids[0], failed_checks: 0 }, replay: { failed_checks: 0 } },
        { verdict: "replay", original: { failed_checks: 1 }, replay: { failed_checks: 0 } },
        { verdict: "original", original: { failed_checks: 0 }, replay: { failed_checks: 1 } },
      ],
    });
    expect(pipeline.endpoint.calls).toHaveLength(3);
    expect(await replays()).toHaveLength(3);
    for (const log of await replays())
      expect(log).toMatchObject({ parameters: { temperature: { value: 0.1 } }, user_id: pipeline.actor.userId });
    const { results, count } = await listExperiments(pipeline.core, pipeline.actor, experimentListInput.parse({}));
    const { calls: _, change: __, ...listed } = done;
    expect([results, count]).toEqual([[listed], 1]);
  });

  test("keeps to two calls at a time", async () => {
    await begin();
    pipeline.endpoint.behave([{ fault: "hang" }]);
    run();
    await start(await calls(good(4)));
    await until(async () => pipeline.endpoint.calls.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(pipeline.endpoint.calls).toHaveLength(2);
  });

  test("begins beside another one that waits for its answer", async () => {
    await begin();
    pipeline.endpoint.behave([{ prompt: "Call number 0", fault: "hang" }, { text: answer("good") }]);
    run();
    const [slow, ...others] = await calls(good(3));
    await start([slow ?? ""]);
    await until(async () => pipeline.endpoint.calls.length === 1);
    expect(await ended((await start(others)).id)).toMatchObject({ counts: { done: 2 } });
  });

  test("keeps to what its model allows", async () => {
    await begin({ requests_per_minute: 3 });
    run();
    const { id } = await start(await calls(good(5)));
    await until(async () => (await read(id)).counts.done === 3);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(pipeline.endpoint.calls).toHaveLength(3);
    expect(await read(id)).toMatchObject({ state: "running", counts: { waiting: 2 } });
  });

  test("goes on after a call that fails, and says why it did", async () => {
    await begin();
    pipeline.endpoint.behave([{ prompt: "Call number 0", fault: "server_error", status: 401 }, { text: answer("good") }]);
    const ids = await calls(good(3));
    const { id } = await start(ids);
    await forgetBody(pipeline.core, ids[1] ?? "");
    run();
    expect(await ended(id)).toMatchObject({
      counts: { failed: 2, done: 1 },
      calls: [
        { state: "failed", verdict: null, message: expect.stringMatching(/key/i) },
        { state: "failed", message: "What was sent in this call is no longer kept, so it cannot be asked again.", replay: null },
        { state: "done", message: null },
      ],
    });
  });

  test.each<[string, (mira: Actor) => Promise<unknown>, string]>([
    [
      "may not sign in",
      (mira) => pipeline.core.db.update(users).set({ status: "inactive" }).where(eq(users.id, mira.userId)),
      "Whoever started this experiment can no longer sign in.",
    ],
    [
      "may not ask models",
      (mira) => pipeline.core.db.delete(schema.user_roles).where(eq(schema.user_roles.user_id, mira.userId)),
      "You do not have the right to do this. Ask an administrator if you need it.",
    ],
  ])("asks nothing in the name of somebody who %s any more", async (_, change, message) => {
    await begin();
    const mira = await createPerson(pipeline.core);
    const { id } = await start(await calls(good(1)), {}, mira);
    await change(mira);
    run();
    expect(await ended(id)).toMatchObject({ counts: { failed: 1 }, calls: [{ message }] });
    expect(pipeline.endpoint.calls).toHaveLength(0);
  });
});

describe("after the end of the process", () => {
  /** As a killed process leaves a call: taken, and perhaps with its answer in the log already. */
  async function left(experiment: string, logId: string, status: "running" | "success") {
    const replay_id = await callOf(pipeline.core, pipeline.actor, {
      purpose: "replay",
      replay_of: logId,
      model_id: modelId,
      status,
      said: prompt(0),
      replied: answer("good"),
    });
    await pipeline.core.db
      .update(llm_experiment_calls)
      .set({ state: "asking", begun: 1, replay_id })
      .where(eq(llm_experiment_calls.log_id, logId));
    await pipeline.core.db.update(schema.llm_experiments).set({ state: "running" }).where(eq(schema.llm_experiments.id, experiment));
    return replay_id;
  }

  test("what was answered is not asked again, what was open is asked once more and marked", async () => {
    await begin();
    const ids = await calls(good(3));
    const { id } = await start(ids);
    const answered = await left(id, ids[0] ?? "", "success");
    const open = await left(id, ids[1] ?? "", "running");
    run();
    const done = await ended(id);
    expect(done.calls).toMatchObject([
      { state: "done", asked_twice: false, replay: { id: answered } },
      { state: "done", asked_twice: true },
      { state: "done", asked_twice: false },
    ]);
    expect(pipeline.endpoint.calls.map((call) => /Call number (\d)/.exec(call.prompt)?.[1]).sort()).toEqual(["1", "2"]);
    expect((await replays()).find((log) => log.id === open)).toMatchObject({ status: "error", error_code: "interrupted" });
  });

  test("a call is not asked a third time", async () => {
    await begin();
    const ids = await calls(good(1));
    const { id } = await start(ids);
    await left(id, ids[0] ?? "", "running");
    await pipeline.core.db.update(llm_experiment_calls).set({ begun: 2 });
    run();
    expect(await ended(id)).toMatchObject({ counts: { failed: 1 }, calls: [{ message: expect.stringContaining("stopped twice") }] });
    expect(pipeline.endpoint.calls).toHaveLength(0);
  });

  test("a process that ends hands its call to the next one", async () => {
    await begin();
    pipeline.endpoint.behave([{ fault: "hang" }]);
    run();
    const { id } = await start(await calls(good(1)));
    await until(async () => pipeline.endpoint.calls.length === 1);
    await job?.stop();
    expect(await read(id)).toMatchObject({ state: "running", counts: { asking: 1 } });
    pipeline.endpoint.behave([{ text: answer("good") }]);
    run();
    expect(await ended(id)).toMatchObject({ calls: [{ state: "done", asked_twice: true }] });
  });
});

describe("stopping", () => {
  test("ends what is open, keeps what was answered, and a second stop changes nothing", async () => {
    await begin();
    pipeline.endpoint.behave([{ prompt: "Call number 0", text: answer("good") }, { fault: "hang" }]);
    run();
    const { id } = await start(await calls(good(5)));
    await until(async () => pipeline.endpoint.calls.length === 3);
    const { core, actor } = pipeline;
    const both = await Promise.all([stopExperiment(core, actor, id), stopExperiment(core, actor, id)]);
    expect(both.map((one) => one.state)).toEqual(["stopped", "stopped"]);
    const stopped = await ended(id, "stopped");
    expect(stopped).toMatchObject({ counts: { done: 1, cancelled: 4, waiting: 0, asking: 0 } });
    expect(pipeline.endpoint.calls).toHaveLength(3);
    expect(await stopExperiment(core, actor, id)).toEqual(stopped);
    expect(await core.db.select().from(activity_logs).where(eq(activity_logs.action, "llm_experiment.stopped"))).toHaveLength(1);
  });

  test("before the first call asks none", async () => {
    await begin();
    const { id } = await start(await calls(good(2)));
    await stopExperiment(pipeline.core, pipeline.actor, id);
    run();
    expect(await ended(id, "stopped")).toMatchObject({ counts: { cancelled: 2 } });
    expect(pipeline.endpoint.calls).toHaveLength(0);
  });
});

describe("what is refused", () => {
  test.each<[string, (ids: string[]) => Promise<unknown>, string]>([
    ["a call whose texts have expired", ([, id]) => forgetBody(pipeline.core, id ?? ""), "RULE_BROKEN"],
    [
      "a call that is running",
      ([, id]) =>
        pipeline.core.db
          .update(llm_logs)
          .set({ status: "running" })
          .where(eq(llm_logs.id, id ?? "")),
      "BUSY",
    ],
    ["a call that never was", async (ids) => ids.splice(1, 1, "never"), "NOT_FOUND"],
    ["a model that is switched off", () => pipeline.core.db.update(models).set({ status: "inactive" }), "RULE_BROKEN"],
  ])("%s stops the whole set before anything is asked", async (_, prepare, code) => {
    await begin();
    const ids = await calls(good(2));
    await prepare(ids);
    await expect(start(ids)).rejects.toMatchObject({ code, details: { id: expect.any(String) } });
    expect(await pipeline.core.db.select().from(schema.llm_experiments)).toEqual([]);
  });

  test("calls that the asker does not see, in private campaigns too; and others' experiments", async () => {
    await begin();
    const { core, actor } = pipeline;
    const grants = { "models.test": "any", "llm_logs.view": "team", "llm_logs.view_bodies": "team", "campaigns.view": "team" } as const;
    const mira = await createPerson(core, { grants, teams: ["Nordics"] });
    const colleague = await createPerson(core, { teams: ["Nordics"] });
    await core.db.update(schema.campaigns).set({ privacy: "private" });
    const secret = await callOf(core, colleague, { model_id: modelId, campaign_id: pipeline.campaignId, said: prompt(0) });
    await expect(start([secret], {}, mira)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await core.db.update(schema.campaigns).set({ privacy: "public" });
    const { id } = await start([secret], {}, mira);
    expect(await readExperiment(core, mira, id)).toMatchObject({ calls: [{ original: { id: secret } }] });
    await core.db.update(schema.campaigns).set({ privacy: "private" });
    expect(await readExperiment(core, mira, id)).toMatchObject({ calls: [{ original: null }] });
    const other = await createPerson(core, { grants });
    await expect(readExperiment(core, other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(stopExperiment(core, other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listExperiments(core, other, experimentListInput.parse({}))).count).toBe(0);
    expect((await listExperiments(core, actor, experimentListInput.parse({}))).count).toBe(1);
    const { "models.test": _, ...reading } = grants;
    await expect(start([secret], {}, await createPerson(core, { grants: reading }))).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("the same key starts one experiment, also twice at once", async () => {
    await begin();
    const ids = await calls(good(2));
    const begun = await Promise.all([start(ids, { idempotency_key: "k" }), start(ids, { idempotency_key: "k" })]);
    expect(new Set(begun.map((one) => one.id)).size).toBe(1);
    expect((await start(ids, { idempotency_key: "k" })).id).toBe(begun[0]?.id);
    expect(await pipeline.core.db.select().from(llm_experiment_calls)).toHaveLength(2);
  });
});
