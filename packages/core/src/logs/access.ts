import { anything, never, schema, unindexed } from "@copydesk/db";
import { and, eq, exists, inArray, ne, or, type SQL } from "drizzle-orm";
import { visibleCampaigns } from "../access/index.ts";
import { effectiveLevel } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { teammates } from "../people/index.ts";

/**
 * Which records of the activity log somebody sees, as a condition of a query over `activity_logs`; undefined when they see
 * all. `own` is what they did themselves, `team` also what members of their active teams did; of campaigns, both see only
 * what was done to those that they may see.
 */
export function visibleActivity(core: Core, actor: Actor): SQL | undefined {
  const { activity_logs: logs } = schema;
  const level = effectiveLevel(actor, "activity_logs.view");
  if (level === "any") return undefined;
  if (level === "none") return never;
  const own = eq(logs.actor_id, actor.userId);
  if (level === "own" || actor.teamIds.length === 0) return and(own, aboutSeenCampaigns(core, actor));
  const together = teammates(core, actor);
  // The plus keeps the order of the index over time: by person, everything would have to be sorted for one page.
  const whose = or(eq(unindexed(logs.actor_id), actor.userId), inArray(unindexed(logs.actor_id), together));
  return and(whose, aboutSeenCampaigns(core, actor));
}

/** Whether a record is about a campaign that somebody may see, or about something else; undefined when they see all. */
export function aboutSeenCampaigns(core: Core, actor: Actor): SQL | undefined {
  const { activity_logs: logs, campaigns } = schema;
  const visible = visibleCampaigns(core, actor);
  if (!visible) return undefined;
  const seen = and(eq(campaigns.id, logs.entity_id), visible);
  return or(ne(logs.entity_type, "campaign"), exists(core.db.select(anything).from(campaigns).where(seen)));
}
