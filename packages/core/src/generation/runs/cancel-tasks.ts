import { batch, schema } from "@copydesk/db";
import { and, inArray, isNotNull } from "drizzle-orm";
import { countPieces, stopBlock } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { publishTasks } from "../live/publish.ts";
import { queueOf } from "../queue/row-queue.ts";
import { piecesWaitingFor, stoppedFailure } from "./end-tasks.ts";
import { settleRun } from "./settle-run.ts";

/** Ends tasks that nobody wants any more, with the pieces that wait for their outlines. What is written stays. */
export async function cancelTasks(core: Core, taskIds: readonly string[]): Promise<void> {
  const { tasks } = schema;
  const ids = [...taskIds, ...(await piecesWaitingFor(core, taskIds)).map((one) => one.id)];
  const rows = await core.db
    .select()
    .from(tasks)
    .where(and(inArray(tasks.id, ids), isNotNull(tasks.active_block_id)));
  if (rows.length === 0) return;
  const queue = queueOf(core);
  const active = rows.map((task) => task.id);
  const campaigns = [...new Set(rows.map((task) => task.campaign_id))];
  await batch(core.db, (tx) => [
    ...rows.map((task) => stopBlock(tx, task.block_id, stoppedFailure(core, task.partial_text))),
    queue.cancel(tx, active),
    ...campaigns.flatMap((id) => [queue.release(id), countPieces(core, id)]),
  ]);
  await publishTasks(core, active);
  for (const runId of new Set(rows.map((task) => task.run_id))) await settleRun(core, runId);
}
