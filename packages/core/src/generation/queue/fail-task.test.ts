import { AppError } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { createTextStream } from "../live/publish.ts";
import { createPipeline, goodAnswers, type Pipeline, quickRetries } from "../pipeline-fixture.ts";
import { cancelTasks } from "../runs/cancel-tasks.ts";
import { loadJob } from "../writing/load-job.ts";
import { defaultCircuit } from "./circuit.ts";
import { failAttempt } from "./fail-task.ts";
import { createModelLimits } from "./model-limits.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

// Which of the two comes first is not told by the order in which they are asked for there.
it.skipIf(onPostgres)("leaves a piece as it is that was stopped in the moment in which its outline failed", async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"] } }, behaviour: goodAnswers });
  const { core } = pipeline;
  const runId = await pipeline.start();
  const tasks = await pipeline.tasks();
  const outline = tasks.find((task) => task.kind === "outline");
  const [stopped, waiting] = tasks.filter((task) => task.kind === "content");
  if (!outline || !stopped || !waiting) throw new Error("An outline and two pieces were to be planned.");
  await core.db.update(schema.tasks).set({ state: "running", leased_by: "worker" }).where(eq(schema.tasks.id, outline.id));
  const job = await loadJob(core, outline.id);
  if (!job) throw new Error("The outline has no job.");
  const work = {
    core,
    workerId: "worker",
    stream: createTextStream(core),
    limits: createModelLimits(core.now, defaultCircuit),
    backoff: quickRetries.backoff,
    signal: new AbortController().signal,
    callsEnded: () => {},
    isStopping: () => false,
  };
  const error = new AppError("RULE_BROKEN", "It cannot be written.");
  await Promise.all([failAttempt(work, job, { error, attempt: 1 }), cancelTasks(core, [stopped.id])]);
  const states = Object.fromEntries((await pipeline.tasks()).map((task) => [task.id, task.state]));
  expect(states).toMatchObject({ [outline.id]: "failed", [waiting.id]: "failed", [stopped.id]: "cancelled" });
  const blocks = Object.fromEntries((await pipeline.blocks()).map((block) => [block.id, block.state]));
  expect(blocks).toMatchObject({ [outline.block_id]: "failed", [waiting.block_id]: "failed", [stopped.block_id]: "empty" });
  const [run] = await core.db.select().from(schema.runs).where(eq(schema.runs.id, runId));
  expect(run?.tasks_failed).toBe(2);
});
