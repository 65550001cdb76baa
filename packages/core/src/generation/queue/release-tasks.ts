import { alias, prepared, schema } from "@copydesk/db";
import { and, eq, notExists, notInArray } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";

const endedStates = ["succeeded", "failed", "cancelled"] as const;

/**
 * Lets every waiting task of a campaign begin whose foundations have all ended. What a failed foundation means for a
 * task is decided before: a piece without its outline has failed by then, a schedule is planned from the pieces that exist.
 */
export const releaseTasks = ({ db }: Core, campaignId: string) =>
  prepared(db, "release tasks", { campaign: campaignId }, ({ campaign }) => release(db, campaign));

function release(db: Core["db"], campaign: string) {
  const { tasks, task_dependencies: links } = schema;
  const foundation = alias(tasks, "foundation");
  const open = db
    .select({ id: links.depends_on })
    .from(links)
    .innerJoin(foundation, eq(foundation.id, links.depends_on))
    .where(and(eq(links.task_id, tasks.id), notInArray(foundation.state, [...endedStates])));
  return db
    .update(tasks)
    .set({ state: "queued" })
    .where(and(eq(tasks.campaign_id, campaign), eq(tasks.state, "waiting"), notExists(open)));
}
