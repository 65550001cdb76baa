import type { RunGraphs } from "../runs/run-graphs.ts";
import type { Look } from "./due-tasks.ts";
import type { ModelLimits } from "./model-limits.ts";
import type { ModelBounds } from "./model-slots.ts";
import { orderReady } from "./scheduling-order.ts";
import type { DueTask } from "./task-queue.ts";

/** What a model without a row is allowed: the built-in writer of a database without models. */
const builtinBounds: ModelBounds = { id: "builtin", max_concurrency: 64, requests_per_minute: null };
export const boundsOf = (model: DueTask["model"]): ModelBounds => model ?? builtinBounds;

export interface Choosing {
  graphs: RunGraphs;
  limits: (modelId: string | null) => ModelLimits;
  /** Run of each task that this worker is working on. */
  runningRuns: readonly string[];
}

/** Those of the due tasks that may begin now, by the limits of their models, in the order that ends the work soonest. */
export async function chooseTasks({ due, schedules }: Look, { graphs, limits, runningRuns }: Choosing): Promise<DueTask[]> {
  const slots = [...Map.groupBy(due, (task) => boundsOf(task.model).id).values()]
    .map((tasks) => ({ tasks, bounds: boundsOf(tasks[0]?.model ?? null), model: tasks[0]?.model?.id ?? null }))
    .map((one) => ({ ...one, free: limits(one.model).free(one.bounds) }))
    .filter((one) => one.free > 0);
  if (slots.length === 0) return [];
  const placeOf = await graphs.of([...new Set([...due.map((task) => task.run_id), ...runningRuns])]);
  const running = new Map([...Map.groupBy(runningRuns, (runId) => runId)].map(([runId, tasks]) => [runId, tasks.length]));
  return slots.flatMap(({ tasks, bounds, free }) => {
    const ready = tasks.map((task) => ({ ...task, ...placeOf(task) }));
    return orderReady(ready, { slots: bounds.max_concurrency, running, schedules }).slice(0, free);
  });
}
