import type { RunState, TaskState } from "@copydesk/contracts";
import { anything, batch, mark, query, schema } from "@copydesk/db";
import { and, eq, inArray, isNotNull, isNull, notExists } from "drizzle-orm";
import { changeStatus, countPieces, readCampaignRows, type StoredStatus, statusByTexts } from "../../campaigns/index.ts";
import { type Core, ofCore } from "../../kernel/index.ts";
import { publishCampaign, publishRun } from "../live/publish.ts";
import { loadRun } from "../writing/load-job.ts";

/**
 * Ends a run whose tasks have all ended, and gives its campaign the status that its texts now deserve. Does nothing
 * while something is left to do, so it may be called after every task, and again after a crash.
 */
export async function settleRun(core: Core, runId: string): Promise<void> {
  const { runs } = schema;
  const run = await loadRun(core, runId);
  if (!run) return;
  const state = await endedState(core, runId);
  if (state !== null && run.finished_at === null) {
    const now = new Date(core.now());
    const status = await statusAfter(core, run.campaign_id);
    await batch(core.db, (tx) => [
      tx
        .update(runs)
        .set({ state, finished_at: now })
        .where(and(eq(runs.id, runId), isNull(runs.finished_at))),
      ...(status === null ? [] : [changeStatus(tx, core, { id: run.campaign_id, status })]),
      countPieces(core, run.campaign_id),
    ]);
    await publishCampaign(core, run.campaign_id);
  }
  await publishRun(core, runId);
}

/** Ends runs that have lacked nothing but their end since the disk was full, or the process was killed, in the moment in which their last task ended. */
export async function settleLeft(core: Core): Promise<void> {
  const { runs, tasks } = schema;
  const left = query
    .select(anything)
    .from(tasks)
    .where(and(eq(tasks.run_id, runs.id), inArray(tasks.state, openStates)));
  const ended = await core.db
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.state, ["queued", "running"]), notExists(left)));
  for (const { id } of ended) await settleRun(core, id);
}

/** Of a task that has not ended. */
const openStates: TaskState[] = ["waiting", "queued", "running", "retrying"];

const taskStates = ofCore((core) =>
  core.db
    .select({ state: schema.tasks.state })
    .from(schema.tasks)
    .where(eq(schema.tasks.run_id, mark("run")))
    .groupBy(schema.tasks.state)
    .prepare(),
);

/** Null while a task has not ended. */
async function endedState(core: Core, runId: string): Promise<RunState | null> {
  const states = (await taskStates(core).execute({ run: runId })).map((row) => row.state);
  if (states.some((state) => openStates.includes(state))) return null;
  if (states.every((state) => state === "succeeded")) return "succeeded";
  if (states.every((state) => state === "cancelled")) return "cancelled";
  return states.includes("succeeded") ? "partial" : "failed";
}

/** Null while another run goes on, and for a campaign that was archived meanwhile. */
async function statusAfter(core: Core, campaignId: string): Promise<StoredStatus | null> {
  const { tasks } = schema;
  const [campaign] = await readCampaignRows(core, "all", { ids: [campaignId] });
  const [active] = await core.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.campaign_id, campaignId), isNotNull(tasks.active_block_id)))
    .limit(1);
  if (!campaign || active || campaign.status === "archived") return null;
  return statusByTexts(core, campaign);
}
