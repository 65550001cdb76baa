import { type DeletedThing, mostDeleted } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, desc, gt, inArray } from "drizzle-orm";
import { visibleCampaigns } from "../access/index.ts";
import { can } from "../identity/index.ts";
import { type Actor, type Core, restorableSince } from "../kernel/index.ts";

/** Deleted campaigns that the asker can bring back, the latest first. */
export async function listDeletedCampaigns(core: Core, actor: Actor): Promise<DeletedThing[]> {
  const { campaigns, campaign_teams } = schema;
  const rows = await core.db
    .select({ id: campaigns.id, name: campaigns.name, at: campaigns.deleted_at, ownerId: campaigns.owner_id, privacy: campaigns.privacy })
    .from(campaigns)
    .where(and(gt(campaigns.deleted_at, restorableSince(core)), visibleCampaigns(core, actor)))
    .orderBy(desc(campaigns.deleted_at), desc(campaigns.id))
    .limit(mostDeleted);
  const ids = rows.map((row) => row.id);
  const teams = await core.db.select().from(campaign_teams).where(inArray(campaign_teams.campaign_id, ids));
  const teamIdsOf = (id: string) => teams.filter((team) => team.campaign_id === id).map((team) => team.team_id);
  return rows
    .filter(({ id, ownerId, privacy }) => can(actor, "campaigns.edit", { ownerId, privacy, teamIds: teamIdsOf(id) }))
    .map(({ id, name, at }) => ({ id, name, deleted_at: at?.toISOString() ?? "" }));
}
