import { foldName, type Page, type PersonCard, type TeamListItem, type teamListInput } from "@copydesk/contracts";
import { contains, flag, lower, positionAmong, scalar, schema } from "@copydesk/db";
import { and, asc, count, eq, inArray, isNull, lte, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, type Core, type OrderTerms, orderBy } from "../../kernel/index.ts";
import { isMember, mayAccessTeam, type TeamAccess, type TeamRow, visibleTeams } from "./access.ts";

export type TeamListQuery = z.output<typeof teamListInput>;

/** Members whose pictures a list shows. */
const shownMembers = 5;

/** A page of the teams that somebody sees. */
export async function listTeams(core: Core, actor: Actor, input: TeamListQuery): Promise<Page<TeamListItem>> {
  const { teams } = schema;
  const folded = foldName(input.search);
  const where = and(
    visibleTeams(core, actor),
    input.status && eq(teams.status, input.status),
    folded === "" ? undefined : contains(teams.name_folded, folded),
  );
  const [total] = await core.db.select({ count: count() }).from(teams).where(where);
  const rows = await core.db
    .select({ team: teams, is_member: flag(isMember(core, actor)), member_count: memberCount(core) })
    .from(teams)
    .where(where)
    .orderBy(...orderBy(input.ordering, orderOf(core)))
    .limit(input.limit)
    .offset(input.offset);
  const ids = rows.map(({ team }) => team.id);
  const members = await firstMembers(core, ids);
  const shared = await campaignCounts(core, ids);
  const results = rows.map(({ team, is_member, member_count }) => ({
    ...toTeamItem(actor, team, { created_by: team.created_by, is_member: is_member }),
    member_count,
    members: members.get(team.id) ?? [],
    campaign_count: shared.get(team.id) ?? 0,
  }));
  return { count: total?.count ?? 0, results };
}

export const toTeamItem = (actor: Actor, team: TeamRow, access: TeamAccess) => ({
  id: team.id,
  name: team.name,
  description: team.description,
  colour: team.colour,
  status: team.status,
  can_edit: mayAccessTeam(actor, "edit", access),
  can_delete: mayAccessTeam(actor, "delete", access),
});

/** How many living campaigns are shared with each of these teams. */
export async function campaignCounts(core: Core, ids: readonly string[]): Promise<Map<string, number>> {
  const { campaign_teams, campaigns } = schema;
  const rows = await core.db
    .select({ id: campaign_teams.team_id, count: count() })
    .from(campaign_teams)
    .innerJoin(campaigns, eq(campaigns.id, campaign_teams.campaign_id))
    .where(and(inArray(campaign_teams.team_id, [...ids]), eq(campaigns.privacy, "shared"), isNull(campaigns.deleted_at)))
    .groupBy(campaign_teams.team_id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

function memberCount(core: Core): SQL<number> {
  const { teams, team_members } = schema;
  return scalar(core.db.select({ count: count() }).from(team_members).where(eq(team_members.team_id, teams.id)));
}

async function firstMembers(core: Core, ids: readonly string[]): Promise<Map<string, PersonCard[]>> {
  const { team_members, users } = schema;
  const rank = positionAmong(team_members.team_id, [lower(users.first_name), lower(users.last_name), users.id]);
  const ranked = core.db
    .select({
      team_id: team_members.team_id,
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      email: users.email,
      rank: rank.as("rank"),
    })
    .from(team_members)
    .innerJoin(users, eq(users.id, team_members.user_id))
    .where(inArray(team_members.team_id, [...ids]))
    .as("ranked");
  const rows = await core.db.select().from(ranked).where(lte(ranked.rank, shownMembers)).orderBy(asc(ranked.rank));
  const groups = Map.groupBy(rows, (row) => row.team_id);
  return new Map([...groups].map(([id, members]) => [id, members.map(({ team_id: _t, rank: _p, ...card }) => card)]));
}

const orderOf = (core: Core): OrderTerms<TeamListQuery["ordering"]> => ({
  fields: { name: [schema.teams.name_folded], members: [memberCount(core)], created_at: [schema.teams.created_at] },
  decide: (last, way) => (last === "name" ? [] : last === "members" ? [asc(schema.teams.name_folded)] : [way(schema.teams.id)]),
});
