import type { BlockFailure } from "@copydesk/contracts";
import { scalar, schema, type Transaction } from "@copydesk/db";
import { and, count, eq, inArray } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";

const { tasks, runs, task_dependencies: links } = schema;

/** Why a block that somebody stopped has no text; null when nothing had arrived. */
export const stoppedFailure = (core: Core, partialText: string): BlockFailure | null =>
  partialText === ""
    ? null
    : {
        code: "stopped",
        message: "Stopped before it was done.",
        next_step: "Write it again, or copy what had arrived.",
        request_id: null,
        at: new Date(core.now()).toISOString(),
        partial_text: partialText,
      };

/** Pieces that wait for an outline and cannot be written without it. */
export async function piecesWaitingFor(
  core: Core,
  taskIds: readonly string[],
): Promise<{ id: string; block_id: string; run_id: string }[]> {
  if (taskIds.length === 0) return [];
  return core.db
    .selectDistinct({ id: tasks.id, block_id: tasks.block_id, run_id: tasks.run_id })
    .from(tasks)
    .innerJoin(links, eq(links.task_id, tasks.id))
    .where(and(inArray(links.depends_on, [...taskIds]), eq(tasks.state, "waiting"), eq(tasks.kind, "content")));
}

/** Brings a run's count of failed tasks up to date. */
export function countFailed(tx: Transaction, runId: string) {
  const failed = tx
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.run_id, runId), eq(tasks.state, "failed")));
  return tx
    .update(runs)
    .set({ tasks_failed: scalar(failed) })
    .where(eq(runs.id, runId));
}
