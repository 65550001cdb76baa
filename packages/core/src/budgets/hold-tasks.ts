import type { TaskState } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, inArray, isNull, like, ne, notInArray, or } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { stopWords } from "./budget-words.ts";

const { tasks } = schema;
const waiting: TaskState[] = ["queued", "retrying"];

/**
 * Says at every task that waits for a budget why it does, and takes that back from those that do not any more.
 * @returns the tasks that say something else now.
 */
export async function formatWhyTasksWait({ db }: Core, stops: ReadonlyMap<string, string>): Promise<string[]> {
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
