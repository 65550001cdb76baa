import type { TaskView } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { callOf } from "../../logs/llm/llm-logs-fixture.ts";
import { createPipeline, goodAnswers, type Pipeline } from "../pipeline-fixture.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

test("tasks of a stopped model wait with the reason, and go on by themselves once the budget is raised", async () => {
  const model = { id: "model", currency: "EUR", monthly_budget: 5, budget_stops: true, price_in: 1, price_out: 1, price_cached: 1 };
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers, model });
  const { core } = pipeline;
  await callOf(core, null, { model_id: "model", cost: 5, currency: "EUR" });
  const seen: TaskView[] = [];
  core.live.watch(pipeline.campaignId, ({ event }) => void (event.type === "task" && seen.push(event.task)));
  await pipeline.worker.start();
  const run = await pipeline.start();
  // The last word on each task: those that wait for others may be told of later.
  const messages = () => [...new Map(seen.map((task) => [task.id, task.message])).values()];
  const reason = expect.stringMatching(/^The monthly budget of €5\.00 for the model .* is used up\. /);
  await vi.waitFor(() => expect(messages()).toContainEqual(reason), 15_000);
  expect(pipeline.endpoint.calls).toHaveLength(0);
  await core.db.update(schema.models).set({ monthly_budget: 50 }).where(eq(schema.models.id, "model"));
  expect((await pipeline.ended(run)).state).toBe("succeeded");
  expect((await pipeline.tasks()).every((task) => task.message === null)).toBe(true);
});

test("other models go on while one is stopped", async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } } });
  const { core } = pipeline;
  await core.db.update(schema.company_settings).set({ monthly_budget: 1, budget_currency: "EUR", budget_stops: true });
  await callOf(core, null, { cost: 5, currency: "EUR" });
  await pipeline.worker.start();
  expect((await pipeline.ended(await pipeline.start())).state).toBe("succeeded");
});
