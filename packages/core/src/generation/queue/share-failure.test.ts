import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { createTextStream } from "../live/publish.ts";
import { createPipeline, goodAnswers, type Pipeline, quickRetries } from "../pipeline-fixture.ts";
import { cancelTasks } from "../runs/cancel-tasks.ts";
import { defaultCircuit } from "./circuit.ts";
import { createModelLimits } from "./model-limits.ts";
import { shareFailure } from "./task-pool.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

it("tells every waiting task of a dead endpoint, also when one of them is stopped meanwhile", async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"], de: ["x"], fr: ["email"] } }, behaviour: goodAnswers });
  const { core } = pipeline;
  await pipeline.start();
  await core.db.update(schema.tasks).set({ state: "queued" }).where(eq(schema.tasks.kind, "outline"));
  const [first, second, third] = (await pipeline.tasks()).filter((task) => task.kind === "outline");
  if (!first || !second || !third) throw new Error("Three outlines were to wait.");
  let stopped: Promise<void> | undefined;
  core.live.watch(pipeline.campaignId, ({ event }) => {
    if (event.type === "task" && event.task.id === first.id) stopped ??= cancelTasks(core, [second.id]);
  });
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
  await shareFailure(work, first.model_id, { workerId: "worker", lease_ms: 30_000 });
  await stopped;
  const states = (await pipeline.tasks()).filter((task) => task.kind === "outline").map((task) => [task.id, task.state]);
  expect(Object.fromEntries(states)).toEqual({ [first.id]: "retrying", [second.id]: "cancelled", [third.id]: "retrying" });
});
