import type { TaskState } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, inArray, isNull, like, ne, notInArray, or } from "drizzle-orm";
import { readStops, stopWords } from "../../budgets/index.ts";
import type { Core } from "../../kernel/index.ts";

const { tasks } = schema;
const waiting: TaskState[] = ["queued", "retrying"];

export interface BudgetGate {
  /** Models whose tasks wait, and the tasks that say something else of it than before. */
  look(): Promise<{ stopped: string[]; changed: string[] }>;
}

/** Keeps tasks waiting whose model's budget is used up. What is under way is not broken off: it is paid for already. */
export function createBudgetGate(core: Core): BudgetGate {
  // A process before this one may have left tasks waiting.
  let held = true;
  return {
    async look() {
      const stops = await readStops(core);
      const changed = held || stops.size > 0 ? await formatWhyTasksWait(core, stops) : [];
      held = stops.size > 0;
      return { stopped: [...stops.keys()], changed };
    },
  };
}

/**
 * Says at every task that waits for a budget why it does, and takes that back from those that do not any more.
 * @returns the tasks that say something else now.
 */
async function formatWhyTasksWait({ db }: Core, stops: ReadonlyMap<string, string>): Promise<string[]> {
  const changed: { id: string }[] = [];
  for (const [modelId, sentence] of stops)
    changed.push(
      ...(await db
        .update(tasks)
        .set({ message: sentence })
        .where(and(inArray(tasks.state, waiting), eq(tasks.model_id, modelId), or(isNull(tasks.message), ne(tasks.message, sentence))))
        .returning({ id: tasks.id })),
    );
  const released = await db
    .update(tasks)
    .set({ message: null })
    .where(
      and(
        inArray(tasks.state, waiting),
        like(tasks.message, `${stopWords}%`),
        or(isNull(tasks.model_id), notInArray(tasks.model_id, [...stops.keys()])),
      ),
    )
    .returning({ id: tasks.id });
  return [...changed, ...released].map((task) => task.id);
}
