import { AppError, type BlockKind, type RunView } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import type { Authorized, CampaignAction } from "../../access/index.ts";
import type { Core } from "../../kernel/index.ts";
import { runView } from "./run-view.ts";

/** @throws NOT_FOUND when the campaign has no such run. */
export async function readRun(core: Core, { campaign }: Authorized<CampaignAction>, runId: string): Promise<RunView> {
  const { runs } = schema;
  const [run] = await core.db
    .select()
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.campaign_id, campaign.id)));
  if (!run) throw new AppError("NOT_FOUND", "This campaign has no such run.");
  return runView(core, run);
}

/** Why one piece of a run was not written. */
export interface RunFailure {
  block_id: string;
  kind: BlockKind;
  language: string;
  channel: string | null;
  code: string;
  message: string;
  /** What a person can do about it; empty when the piece has gone on since. */
  next_step: string;
}

/** The failed tasks of a run with their reasons, in the order of its pieces. */
export async function readRunFailures(core: Core, runId: string): Promise<RunFailure[]> {
  const { tasks, blocks, languages, channels } = schema;
  const rows = await core.db
    .select({ task: tasks, block: blocks, language: languages.code, channel: channels.code })
    .from(tasks)
    .innerJoin(blocks, eq(blocks.id, tasks.block_id))
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .where(and(eq(tasks.run_id, runId), eq(tasks.state, "failed")))
    .orderBy(asc(blocks.position), asc(tasks.id));
  return rows.map(({ task, block, language, channel }) => ({
    block_id: block.id,
    kind: block.kind,
    language,
    channel,
    code: task.failure_code ?? "internal",
    message: task.message ?? "",
    next_step: block.failure?.request_id === task.id ? block.failure.next_step : "",
  }));
}
