import type { UserDetail } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { visibleCampaigns } from "../../access/index.ts";
import { mayKnowName } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { type PersonInReach, reachesPerson } from "./reach.ts";

/**
 * What somebody did last, the latest first, for whoever may read it: `own` in the log is one's own deeds, `team` those of
 * the members of one's teams as well. Deeds on campaigns only where the asker may see the campaign.
 */
export async function readRecentActivity(
  core: Core,
  actor: Actor,
  { person, limit }: { person: PersonInReach; limit: number },
): Promise<UserDetail["activity"]> {
  // Having invited somebody shows nobody what they do.
  const asOthers = { ...person, created_by: null };
  if (!reachesPerson(actor, "activity_logs.view", asOthers)) return [];
  const { activity_logs: logs, campaigns } = schema;
  const visible = visibleCampaigns(core, actor);
  const seen =
    visible &&
    or(ne(logs.entity_type, "campaign"), inArray(logs.entity_id, core.db.select({ id: campaigns.id }).from(campaigns).where(visible)));
  const rows = await core.db
    .select({
      id: logs.id,
      at: logs.at,
      action: logs.action,
      entity_type: logs.entity_type,
      entity_name: logs.entity_name,
      result: logs.result,
    })
    .from(logs)
    .where(and(eq(logs.actor_id, person.id), seen))
    .orderBy(desc(logs.at), desc(logs.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), entity_name: mayKnowName(actor, row) ? row.entity_name : "" }));
}
