import { mark, schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { BlockRow, CampaignRow } from "../../access/index.ts";
import { type Core, ofCore } from "../../kernel/index.ts";
import type { ModelRow } from "../../models/index.ts";

type TaskRow = typeof schema.tasks.$inferSelect;
export type RunRow = typeof schema.runs.$inferSelect;
type LanguageRow = typeof schema.languages.$inferSelect;
type ChannelRow = typeof schema.channels.$inferSelect;

/** A task with everything around it that decides how it is written. */
export interface Job {
  task: TaskRow;
  run: RunRow;
  campaign: CampaignRow;
  block: BlockRow;
  language: LanguageRow;
  channel: ChannelRow | null;
  /** Null: the built-in writer, in a database without models. */
  model: ModelRow | null;
}

const { tasks, runs, campaigns, blocks, languages, channels, models, campaign_languages } = schema;

const jobs = ofCore((core) =>
  core.db
    .select({ task: tasks, run: runs, campaign: campaigns, block: blocks, language: languages, channel: channels, model: models })
    .from(tasks)
    .innerJoin(runs, eq(runs.id, tasks.run_id))
    .innerJoin(campaigns, eq(campaigns.id, tasks.campaign_id))
    .innerJoin(blocks, eq(blocks.id, tasks.block_id))
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .leftJoin(models, eq(models.id, tasks.model_id))
    .where(and(eq(tasks.id, mark("id")), isNull(campaigns.deleted_at), isNull(blocks.removed_at)))
    .prepare(),
);

/** Null when the task, its piece or its campaign is gone. */
export async function loadJob(core: Core, taskId: string): Promise<Job | null> {
  const [job] = await jobs(core).execute({ id: taskId });
  return job ?? null;
}

const runsById = ofCore(({ db }) =>
  db
    .select()
    .from(runs)
    .where(eq(runs.id, mark("id")))
    .prepare(),
);

/** Null when there is no such run. */
export async function loadRun(core: Core, runId: string): Promise<RunRow | null> {
  const [run] = await runsById(core).execute({ id: runId });
  return run ?? null;
}

const firstLanguages = ofCore((core) =>
  core.db
    .select({ id: campaign_languages.language_id })
    .from(campaign_languages)
    .where(eq(campaign_languages.campaign_id, mark("id")))
    .orderBy(asc(campaign_languages.position))
    .limit(1)
    .prepare(),
);

/** The first of a campaign's languages, whose outline the others are told; null in a campaign without languages. */
export async function primaryLanguageOf(core: Core, campaignId: string): Promise<string | null> {
  const [first] = await firstLanguages(core).execute({ id: campaignId });
  return first?.id ?? null;
}
