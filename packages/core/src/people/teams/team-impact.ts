import type { TeamImpact } from "@copydesk/contracts";
import { alias, anything, schema } from "@copydesk/db";
import { and, count, eq, isNull, ne, notExists } from "drizzle-orm";
import { forbidden } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { findTeam, mayAccessTeam } from "./access.ts";
import { campaignCounts } from "./list-teams.ts";

/**
 * What deactivating or deleting a team would do to the campaigns that are shared with it.
 * @throws NOT_FOUND; FORBIDDEN for whoever may do neither.
 */
export async function readTeamImpact(core: Core, actor: Actor, id: string): Promise<TeamImpact> {
  const team = await findTeam(core, actor, { id, action: "view" });
  if (!mayAccessTeam(actor, "edit", team) && !mayAccessTeam(actor, "delete", team)) throw forbidden();
  const all = (await campaignCounts(core, [id])).get(id) ?? 0;
  const become_private = await countOnlyHere(core, id);
  return { become_private, stay_shared: all - become_private };
}

/** Living campaigns that are shared with this team and with no other active one. */
async function countOnlyHere(core: Core, teamId: string): Promise<number> {
  const { campaigns, campaign_teams, teams } = schema;
  const other = alias(campaign_teams, "other");
  const elsewhere = core.db
    .select(anything)
    .from(other)
    .innerJoin(teams, eq(teams.id, other.team_id))
    .where(and(eq(other.campaign_id, campaigns.id), ne(other.team_id, teamId), eq(teams.status, "active")));
  const [row] = await core.db
    .select({ count: count() })
    .from(campaign_teams)
    .innerJoin(campaigns, eq(campaigns.id, campaign_teams.campaign_id))
    .where(and(eq(campaign_teams.team_id, teamId), eq(campaigns.privacy, "shared"), isNull(campaigns.deleted_at), notExists(elsewhere)));
  return row?.count ?? 0;
}
