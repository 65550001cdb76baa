import type { TaskView } from "@copydesk/contracts";
import { listedIn, rowReader, schema } from "@copydesk/db";
import { builtinModelName } from "@copydesk/llm";
import { and, asc, eq, isNotNull, type SQL } from "drizzle-orm";
import { type Core, ofCore } from "../../kernel/index.ts";

export interface TaskOfCampaign {
  campaign_id: string;
  task: TaskView;
}

const { tasks, models } = schema;

const views = ({ db }: Core, wanted: SQL | undefined) =>
  db
    .select({ task: tasks, model_name: models.name })
    .from(tasks)
    .leftJoin(models, eq(models.id, tasks.model_id))
    .where(wanted)
    .orderBy(asc(tasks.created_at), asc(tasks.id));

const active = (core: Core, campaignId: string) => views(core, and(eq(tasks.campaign_id, campaignId), isNotNull(tasks.active_block_id)));

const byIds = ofCore((core) => views(core, listedIn(tasks.id, "ids")).prepare());

/** Tasks as people see them: those named, or the ones under way in a campaign. */
export async function readTaskViews(core: Core, which: { ids: readonly string[] } | { active_in: string }): Promise<TaskOfCampaign[]> {
  const rows = "ids" in which ? await byIds(core).execute({ ids: JSON.stringify(which.ids) }) : await active(core, which.active_in);
  return rows.map(({ task, model_name }) => ({
    campaign_id: task.campaign_id,
    task: {
      id: task.id,
      run_id: task.run_id,
      block_id: task.block_id,
      state: task.state,
      attempt: task.attempt,
      max_attempts: task.max_attempts,
      model_name: model_name ?? builtinModelName,
      retry_at: task.retry_at?.toISOString() ?? null,
      message: task.message,
      started_at: task.started_at?.toISOString() ?? null,
      partial_text: task.partial_text,
    },
  }));
}

/** Columns of tasks. */
export const readTaskRows = rowReader(tasks);
