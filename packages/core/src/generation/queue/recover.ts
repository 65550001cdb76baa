import { batch, schema } from "@copydesk/db";
import { eq, isNull } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import { settleRun } from "../runs/settle-run.ts";
import { leaveRunningToSend } from "../writing/leave-to-send.ts";
import { releaseLeases } from "../writing/run-task.ts";
import { releaseTasks } from "./release-tasks.ts";

/**
 * Takes up what a process left that ended without a word: the data folder belongs to one process, so whatever is still
 * called running belongs to nobody. Interrupted tasks go back into the queue, those with a stored answer too, and
 * finish without another call; runs that only lacked their end are ended.
 */
export async function recover(core: Core): Promise<void> {
  const { llm_logs, runs } = schema;
  const interrupted = await releaseLeases(core, null);
  await batch(core.db, (tx) => [
    ...leaveRunningToSend(core),
    tx.update(llm_logs).set({ status: "error", error_code: "interrupted" }).where(eq(llm_logs.status, "running")),
  ]);
  const open = await core.db.select({ id: runs.id, campaign_id: runs.campaign_id }).from(runs).where(isNull(runs.finished_at));
  for (const run of open) {
    await batch(core.db, () => [releaseTasks(core, run.campaign_id)]);
    await settleRun(core, run.id);
  }
  if (interrupted > 0) core.log.info({ tasks: interrupted }, "went on with what was being written");
}
