import { batch, schema } from "@copydesk/db";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Authorized } from "../../access/index.ts";
import { recordActivity } from "../../audit/index.ts";
import type { Core } from "../../kernel/index.ts";
import { cancelTasks } from "./cancel-tasks.ts";

/** Which part of a campaign's work; all of it when nothing is said. */
export interface WorkToStop {
  run_id?: string | undefined;
  language_id?: string | undefined;
  block_id?: string | undefined;
}

/**
 * Stops what is being written: open calls end, what waits is dropped, what is complete is kept. A text that is there
 * already and only being mended is kept as it is. Does nothing when nothing is under way.
 */
export async function cancelWork(core: Core, { campaign, actor }: Authorized<"generate">, what: WorkToStop): Promise<null> {
  const { tasks, blocks } = schema;
  const wanted = await core.db
    .select({ id: tasks.id, state: tasks.state, answer: tasks.answer })
    .from(tasks)
    .innerJoin(blocks, eq(blocks.id, tasks.block_id))
    .where(
      and(
        eq(tasks.campaign_id, campaign.id),
        isNotNull(tasks.active_block_id),
        what.run_id === undefined ? undefined : eq(tasks.run_id, what.run_id),
        what.language_id === undefined ? undefined : eq(blocks.language_id, what.language_id),
        what.block_id === undefined ? undefined : eq(blocks.id, what.block_id),
      ),
    );
  if (wanted.length === 0) return null;
  const isComplete = (task: (typeof wanted)[number]) => task.answer !== null && task.state === "running";
  await cancelTasks(
    core,
    wanted.filter((task) => !isComplete(task)).map((task) => task.id),
  );
  core.live.work.stop(wanted.map((task) => task.id));
  await batch(core.db, (tx) => [
    recordActivity(tx, core, {
      actor,
      action: "campaign.stopped",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
      changes: { texts: { before: wanted.length, after: null } },
    }),
  ]);
  return null;
}
