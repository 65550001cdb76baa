import { AppError, type TeamDetail } from "@copydesk/contracts";
import { flag, lower, schema } from "@copydesk/db";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { statusOf, visibleCampaigns } from "../../access/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { type FoundTeam, findTeam, isMember } from "./access.ts";
import { campaignCounts, toTeamItem } from "./list-teams.ts";

const shownCampaigns = 10;

/** One team with its members, and those of its campaigns that the asker may see. @throws NOT_FOUND */
export async function readTeam(core: Core, actor: Actor, id: string): Promise<TeamDetail> {
  return toDetail(core, actor, await findTeam(core, actor, { id, action: "view" }));
}

/** A team after a write of one's own, also for whoever has just taken themselves out of it. */
export async function rereadTeam(core: Core, actor: Actor, id: string): Promise<TeamDetail> {
  const { teams } = schema;
  const [found] = await core.db
    .select({ row: teams, is_member: flag(isMember(core, actor)) })
    .from(teams)
    .where(eq(teams.id, id));
  if (!found) throw new AppError("NOT_FOUND", "This team was deleted in the meantime.");
  return toDetail(core, actor, { row: found.row, created_by: found.row.created_by, is_member: found.is_member });
}

async function toDetail(core: Core, actor: Actor, { row, ...access }: FoundTeam): Promise<TeamDetail> {
  const { id } = row;
  const members = await readMembers(core, id);
  return {
    ...toTeamItem(actor, row, access),
    member_count: members.length,
    campaign_count: (await campaignCounts(core, [id])).get(id) ?? 0,
    version: row.version,
    created_at: row.created_at.toISOString(),
    members,
    campaigns: await readCampaigns(core, actor, id),
  };
}

async function readMembers(core: Core, teamId: string): Promise<TeamDetail["members"]> {
  const { team_members, users } = schema;
  return core.db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      email: users.email,
      can_edit: team_members.can_edit,
      status: users.status,
    })
    .from(team_members)
    .innerJoin(users, eq(users.id, team_members.user_id))
    .where(eq(team_members.team_id, teamId))
    .orderBy(asc(lower(users.first_name)), asc(lower(users.last_name)), asc(users.id));
}

async function readCampaigns(core: Core, actor: Actor, teamId: string): Promise<TeamDetail["campaigns"]> {
  const { campaigns, campaign_teams } = schema;
  const shared = and(eq(campaign_teams.team_id, teamId), eq(campaigns.privacy, "shared"), isNull(campaigns.deleted_at));
  const rows = await core.db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      status: campaigns.status,
      to_date: campaigns.to_date,
      updated_at: campaigns.updated_at,
    })
    .from(campaign_teams)
    .innerJoin(campaigns, eq(campaigns.id, campaign_teams.campaign_id))
    .where(and(shared, visibleCampaigns(core, actor)))
    .orderBy(desc(campaigns.updated_at), desc(campaigns.id))
    .limit(shownCampaigns);
  return rows.map(({ id, name, updated_at, ...row }) => ({ id, name, status: statusOf(core, row), updated_at: updated_at.toISOString() }));
}
