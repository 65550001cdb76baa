import { must, prepared, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { Superseded, type Work } from "./work.ts";

type TaskChange = Partial<typeof schema.tasks.$inferInsert>;

/** Changes a task that this worker is working on; the batch it stands in fails when the task was taken away. */
export function changeOwnTask({ core, workerId }: Pick<Work, "core" | "workerId">, change: TaskChange & { id: string }) {
  const { tasks } = schema;
  const statement = prepared(core.db, "change own task", { ...change, worker: workerId }, ({ worker, ...marks }) => {
    const own = and(eq(tasks.id, marks.id), eq(tasks.state, "running"), eq(tasks.leased_by, worker));
    return core.db.update(tasks).set(marks).where(own);
  });
  return must(statement, superseded);
}

// One for all: it says nothing about where it happened, and making one takes a trace of the stack.
const superseded = new Superseded();

/** What every task gives up when it ends or waits. */
export const noLease = { lease_until: null, leased_by: null } as const;
