import { statusOf } from "../../access/index.ts";
import { readBlockSummaries, readCampaignRows } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { runView } from "../runs/run-view.ts";
import { readTaskViews } from "../runs/task-view.ts";
import { loadRun } from "../writing/load-job.ts";

/** Tells watchers how a run stands. */
export async function publishRun(core: Core, runId: string): Promise<void> {
  const run = await loadRun(core, runId);
  if (run) core.live.publish(run.campaign_id, { type: "run", run: runView(core, run) });
}

/** Tells watchers how tasks and their blocks stand. */
export async function publishTasks(core: Core, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return;
  const tasks = await readTaskViews(core, { ids: taskIds });
  const blocks = await readBlockSummaries(
    core,
    tasks.map(({ task }) => task.block_id),
  );
  const blockOf = new Map(blocks.map((block) => [block.id, block]));
  for (const { task, campaign_id } of tasks) {
    core.live.publish(campaign_id, { type: "task", task });
    const block = blockOf.get(task.block_id);
    if (block) core.live.publish(campaign_id, { type: "block", block });
  }
}

export async function publishCampaign(core: Core, campaignId: string): Promise<void> {
  const [campaign] = await readCampaignRows(core, "all", { ids: [campaignId] });
  if (campaign)
    core.live.publish(campaignId, { type: "campaign", status: statusOf(core, campaign), updated_at: campaign.updated_at.toISOString() });
}
