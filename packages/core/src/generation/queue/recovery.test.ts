import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, onPostgres, openDatabase, schema } from "@copydesk/db";
import { testDatabaseImage } from "@copydesk/db/testing";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline, quickRetries, until } from "../pipeline-fixture.ts";
import { rememberRequests, slotsOf } from "./model-slots.ts";
import { createWorker } from "./worker.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const brief = { plan: { en: ["linkedin"] } };

it.skipIf(onPostgres)("an answer is kept before anything else is written about its call, so that nothing else can cost it", async () => {
  pipeline = await createPipeline({ brief, behaviour: goodAnswers });
  // What is written about the model after a call stands for everything that could fail there, or be cut off by the end of the process.
  pipeline.core.db.$client.exec(`create temp trigger too_early before update of health, capabilities on models
    when not exists (select 1 from tasks where answer is not null) begin select raise(abort, 'too early'); end`);
  await pipeline.worker.start();
  expect(await pipeline.ended(await pipeline.start())).toMatchObject({ state: "succeeded" });
  expect(pipeline.endpoint.calls).toHaveLength(3);
  const [model] = await pipeline.core.db.select().from(schema.models).where(eq(schema.models.provider, "openai_compatible"));
  expect(model?.health).toBe("healthy");
});

it.skipIf(onPostgres)(
  "a run that could not be ended with its last task is ended as soon as that is possible, and its watchers are told",
  async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    const { core } = pipeline;
    const told: string[] = [];
    core.live.watch(pipeline.campaignId, ({ event }) => {
      if (event.type === "run") told.push(event.run.state);
      if (event.type === "campaign") told.push(event.status);
    });
    // Such as a disk that has just run full.
    core.db.$client.exec("create temp trigger no_end before update of finished_at on runs begin select raise(abort, 'no room'); end");
    const worker = createWorker(core, { workerId: "one", lease_ms: 60, ...quickRetries });
    try {
      await worker.start();
      const runId = await pipeline.start();
      await until(async () => (await pipeline.tasks()).every((task) => task.state === "succeeded"));
      expect(told).not.toContain("succeeded");
      core.db.$client.exec("drop trigger no_end");
      expect(await pipeline.ended(runId)).toMatchObject({ state: "succeeded" });
      await until(async () => told.includes("succeeded"));
      expect(told.slice(-2)).toEqual(["ready", "succeeded"]);
    } finally {
      await worker.stop();
    }
  },
);

it("requests of the last minute count against the model, whichever process sent them", async () => {
  pipeline = await createPipeline({ brief, behaviour: goodAnswers, model: { requests_per_minute: 4 } });
  const { core } = pipeline;
  await pipeline.worker.start();
  expect(await pipeline.ended(await pipeline.start())).toMatchObject({ state: "succeeded" });
  const [model] = await core.db.select().from(schema.models).where(eq(schema.models.provider, "openai_compatible"));
  if (!model) throw new Error("No model was called.");
  const slots = slotsOf(core, model.id);
  expect(slots.requestsLeft(model)).toBe(1);
  // As in a process that has sent nothing yet.
  slots.remember([]);
  await rememberRequests(core);
  expect(slots.requestsLeft(model)).toBe(1);
});

describe("a process that begins anew", () => {
  it.skipIf(onPostgres)("waits for the time that an earlier one was told to wait until", async () => {
    const folder = mkdtempSync(join(tmpdir(), "copydesk-"));
    const file = join(folder, "copydesk.sqlite");
    writeFileSync(file, await testDatabaseImage());
    const db = openDatabase(file);
    pipeline = await createPipeline({
      db,
      brief,
      behaviour: [{ call: 1, fault: "busy", retry_after: 3_600 }, ...goodAnswers],
      realClock: false,
    });
    await pipeline.worker.start();
    const runId = await pipeline.start();
    const waiting = await until(async () => (await pipeline.tasks()).find((task) => task.state === "retrying"));
    expect(waiting.retry_at?.getTime()).toBeGreaterThanOrEqual(pipeline.core.now() + 3_600_000);
    expect(waiting.message).toBe("The model is busy, trying again at 11:00 (2 of 5)");
    await pipeline.worker.stop();
    closeDatabase(db);

    const again = openDatabase(file);
    const clock = { ahead: 0 };
    const core = { ...pipeline.core, db: again, now: () => pipeline.core.now() + clock.ahead };
    const worker = createWorker(core, { workerId: "next", ...quickRetries });
    await worker.start();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pipeline.endpoint.calls).toHaveLength(1);
    clock.ahead = 3_601_000;
    const run = await until(async () =>
      (await again.select().from(schema.runs).where(eq(schema.runs.id, runId))).find((one) => one.finished_at),
    );
    expect(run.state).toBe("succeeded");
    expect(pipeline.endpoint.calls).toHaveLength(4);
    await worker.stop();
    closeDatabase(again);
    rmSync(folder, { recursive: true });
  });

  it("turns a stored answer into a version without calling again", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const [task] = (await pipeline.tasks()).filter((one) => one.kind === "content");
    await pipeline.worker.stop();
    const calls = pipeline.endpoint.calls.length;
    const { tasks, runs, versions, blocks } = schema;
    const { db } = pipeline.core;
    // As if the process had died between storing the answer and writing the version.
    await db.delete(versions).where(eq(versions.task_id, task?.id ?? ""));
    await db
      .update(blocks)
      .set({ state: "writing", selected_version_id: null, version_count: 0, next_number: 1 })
      .where(eq(blocks.id, task?.block_id ?? ""));
    await db
      .update(tasks)
      .set({ state: "running", leased_by: "dead", active_block_id: task?.block_id ?? "", finished_at: null })
      .where(eq(tasks.id, task?.id ?? ""));
    await db.update(runs).set({ state: "running", finished_at: null, tasks_done: 2 });
    const worker = createWorker(pipeline.core, { workerId: "next", ...quickRetries });
    await worker.start();
    const run = await pipeline.ended(task?.run_id ?? "");
    await worker.stop();
    expect(run).toMatchObject({ state: "succeeded", tasks_done: 3 });
    expect(pipeline.endpoint.calls).toHaveLength(calls);
    expect((await pipeline.blocks())[1]).toMatchObject({ state: "ready", version_count: 1 });
  });

  it("hands tasks back when it is told to stop, and the next one goes on", async () => {
    const slow = goodAnswers.map((rule) => ({ ...rule, tokens_per_second: 2 }));
    pipeline = await createPipeline({ brief, behaviour: slow });
    await pipeline.worker.start();
    const runId = await pipeline.start();
    await until(async () => pipeline.endpoint.open === 1);
    await pipeline.worker.stop();
    const [task] = (await pipeline.tasks()).filter((one) => one.kind === "outline");
    expect(task).toMatchObject({ state: "queued", leased_by: null });
    expect((await pipeline.blocks())[0]?.state).toBe("queued");
    pipeline.endpoint.behave(goodAnswers);
    const worker = createWorker(pipeline.core, { workerId: "next", ...quickRetries });
    await worker.start();
    expect((await pipeline.ended(runId)).state).toBe("succeeded");
    await worker.stop();
  });

  it("ends a run whose last text was written but whose end was not", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    await pipeline.worker.start();
    const runId = await pipeline.start();
    await pipeline.ended(runId);
    await pipeline.worker.stop();
    await pipeline.core.db.update(schema.runs).set({ state: "running", finished_at: null });
    await pipeline.core.db.update(schema.campaigns).set({ status: "generating" });
    const worker = createWorker(pipeline.core, { workerId: "next", ...quickRetries });
    await worker.start();
    expect((await pipeline.ended(runId)).state).toBe("succeeded");
    await worker.stop();
    expect((await pipeline.core.db.select().from(schema.campaigns)).find((one) => one.id === pipeline.campaignId)?.status).toBe("ready");
  });
});
