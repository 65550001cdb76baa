import type { RunState } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { BlockRow, CampaignRow } from "../campaigns/authorize-campaign.ts";
import type { Core } from "../context.ts";
import { ofCore } from "../of-core.ts";
import { countPieces } from "./count-pieces.ts";
import { loadRun } from "./load-job.ts";
import { publishCampaign, publishRun } from "./publish.ts";

/**
 * Ends a run whose tasks have all ended, and gives its campaign the status that its texts now deserve. Does nothing
 * while something is left to do, so it may be called after every task, and again after a crash.
 */
export async function settleRun(core: Core, runId: string): Promise<void> {
  const { runs, campaigns } = schema;
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
      ...(status === null ? [] : [tx.update(campaigns).set({ status, updated_at: now }).where(eq(campaigns.id, run.campaign_id))]),
      countPieces(core, run.campaign_id),
    ]);
    await publishCampaign(core, run.campaign_id);
  }
  await publishRun(core, runId);
}

const taskStates = ofCore((core) =>
  core.db
    .select({ state: schema.tasks.state })
    .from(schema.tasks)
    .where(eq(schema.tasks.run_id, sql.placeholder("run")))
    .groupBy(schema.tasks.state)
    .prepare(),
);

/** Null while a task has not ended. */
async function endedState(core: Core, runId: string): Promise<RunState | null> {
  const states = (await taskStates(core).execute({ run: runId })).map((row) => row.state);
  if (states.some((state) => ["waiting", "queued", "running", "retrying"].includes(state))) return null;
  if (states.every((state) => state === "succeeded")) return "succeeded";
  if (states.every((state) => state === "cancelled")) return "cancelled";
  return states.includes("succeeded") ? "partial" : "failed";
}

/** Null while another run goes on, and for a campaign that was archived meanwhile. */
async function statusAfter(core: Core, campaignId: string): Promise<CampaignRow["status"] | null> {
  const { campaigns, blocks, tasks } = schema;
  const [campaign] = await core.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  const [active] = await core.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.campaign_id, campaignId), isNotNull(tasks.active_block_id)))
    .limit(1);
  if (!campaign || active || campaign.status === "archived") return null;
  const living = await core.db
    .select({ kind: blocks.kind, state: blocks.state, version_count: blocks.version_count, failure: blocks.failure })
    .from(blocks)
    .where(and(eq(blocks.campaign_id, campaignId), isNull(blocks.removed_at), inArray(blocks.kind, kindsOf(campaign))));
  return statusOfTexts(living, campaign.generation_mode);
}

const kindsOf = (campaign: CampaignRow): BlockRow["kind"][] =>
  campaign.content_schedule ? ["outline", "content", "schedule"] : ["outline", "content"];

type Text = Pick<BlockRow, "kind" | "state" | "version_count" | "failure">;

/** What a campaign is called whose texts are these and none of which is being written. */
export function statusOfTexts(texts: readonly Text[], mode: CampaignRow["generation_mode"]): CampaignRow["status"] {
  const written = texts.filter((one) => one.version_count > 0);
  const failed = texts.filter((one) => one.state === "failed" && one.failure?.code !== "stopped");
  if (written.length === 0) return failed.length > 0 ? "failed" : "draft";
  if (failed.length > 0) return "needs_attention";
  if (written.length === texts.length) return "ready";
  const begun = written.some((one) => one.kind !== "outline");
  return mode === "outline_only" && !begun ? "outline_review" : "needs_attention";
}
