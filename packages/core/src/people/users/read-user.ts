import type { UserDetail } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, count, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { statusOf, visibleCampaigns } from "../../access/index.ts";
import { mayKnowName } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { mayAccessPerson, type PersonAccess } from "./access.ts";
import { findPerson } from "./find-person.ts";
import { readFacts, toListItem } from "./person-facts.ts";

/** How many of somebody's campaigns and actions their page shows. */
const latest = 10;

/**
 * One person: their account, those of their campaigns that the asker may see, and what they did last, for whoever may read that.
 * @throws NOT_FOUND
 */
export async function readUser(core: Core, actor: Actor, id: string): Promise<UserDetail> {
  const person = await findPerson(core, actor, { id, permission: "users.view" });
  const { row } = person;
  const facts = await readFacts(core, [id]);
  return {
    ...toListItem(actor, { row, facts }),
    version: row.version,
    timezone: row.timezone,
    created_at: row.created_at.toISOString(),
    teams: facts.teams.get(id) ?? [],
    campaigns: await readCampaigns(core, actor, id),
    activity: await readRecentActivity(core, actor, { person, limit: latest }),
  };
}

async function readCampaigns(core: Core, actor: Actor, ownerId: string): Promise<UserDetail["campaigns"]> {
  const { campaigns } = schema;
  const where = and(isNull(campaigns.deleted_at), eq(campaigns.owner_id, ownerId), visibleCampaigns(core, actor));
  const [total] = await core.db.select({ count: count() }).from(campaigns).where(where);
  const rows = await core.db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      status: campaigns.status,
      to_date: campaigns.to_date,
      updated_at: campaigns.updated_at,
    })
    .from(campaigns)
    .where(where)
    .orderBy(desc(campaigns.updated_at), desc(campaigns.id))
    .limit(latest);
  return {
    count: total?.count ?? 0,
    latest: rows.map(({ id, name, updated_at, ...row }) => ({
      id,
      name,
      status: statusOf(core, row),
      updated_at: updated_at.toISOString(),
    })),
  };
}

/**
 * What somebody did last, the latest first, for whoever may read it: `own` in the log is one's own actions, `team` those of
 * the members of one's teams as well. Actions on campaigns only where the asker may see the campaign.
 */
async function readRecentActivity(
  core: Core,
  actor: Actor,
  { person, limit }: { person: PersonAccess; limit: number },
): Promise<UserDetail["activity"]> {
  // Having invited somebody shows nobody what they do.
  const asOthers = { ...person, created_by: null };
  if (!mayAccessPerson(actor, "activity_logs.view", asOthers)) return [];
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
