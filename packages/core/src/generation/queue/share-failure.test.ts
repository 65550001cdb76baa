import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { callOf } from "../../logs/llm/llm-logs-fixture.ts";
import { createTextStream } from "../live/publish.ts";
import { createPipeline, goodAnswers, type Pipeline, quickRetries } from "../pipeline-fixture.ts";
import { cancelTasks } from "../runs/cancel-tasks.ts";
import { defaultCircuit } from "./circuit.ts";
import { createModelLimits } from "./model-limits.ts";
import { shareFailure } from "./task-pool.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const workOf = (core: Pipeline["core"]) => ({
  core,
  workerId: "worker",
  stream: createTextStream(core),
  limits: createModelLimits(core.now, defaultCircuit),
  backoff: quickRetries.backoff,
  signal: new AbortController().signal,
  callsEnded: () => {},
  isStopping: () => false,
});

it("leaves tasks alone that wait for a budget", async () => {
  const model = { id: "model", currency: "EUR", monthly_budget: 5, budget_stops: true, price_in: 1, price_out: 1, price_cached: 1 };
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers, model });
  await callOf(pipeline.core, null, { model_id: "model", cost: 5, currency: "EUR" });
  await pipeline.start();
  const before = await pipeline.tasks();
  await shareFailure(workOf(pipeline.core), "model", { workerId: "worker", lease_ms: 30_000 });
  expect((await pipeline.tasks()).map(({ id, state, attempt }) => ({ id, state, attempt }))).toEqual(
    before.map(({ id, state, attempt }) => ({ id, state, attempt })),
  );
});

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
  await shareFailure(workOf(core), first.model_id, { workerId: "worker", lease_ms: 30_000 });
  await stopped;
  const states = (await pipeline.tasks()).filter((task) => task.kind === "outline").map((task) => [task.id, task.state]);
  expect(Object.fromEntries(states)).toEqual({ [first.id]: "retrying", [second.id]: "cancelled", [third.id]: "retrying" });
});
