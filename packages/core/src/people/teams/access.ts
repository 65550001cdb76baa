import { type Action, AppError } from "@copydesk/contracts";
import { anything, flag, never, rowReader, schema } from "@copydesk/db";
import { and, eq, exists, inArray, or, type SQL } from "drizzle-orm";
import { can, effectiveLevel, forbidden } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

export type TeamRow = typeof schema.teams.$inferSelect;
type TeamAction = Exclude<Action<"teams">, "create">;

export interface TeamAccess {
  created_by: string | null;
  is_member: boolean;
}

/** How far a right over teams reaches: `own` is the teams one made, to look also those one is a member of; `team` both; `any` all. */
export function mayAccessTeam(actor: Actor, action: TeamAction, team: TeamAccess): boolean {
  const isOwn = team.created_by === actor.userId || (action === "view" && team.is_member);
  const thing = { ownerId: isOwn ? actor.userId : null, privacy: team.is_member ? ("public" as const) : ("private" as const), teamIds: [] };
  return can(actor, `teams.${action}`, thing);
}

/** The teams that somebody sees, as a condition of a query over `teams`. */
export function visibleTeams(core: Core, actor: Actor): SQL | undefined {
  const level = effectiveLevel(actor, "teams.view");
  if (level === "any") return undefined;
  if (level === "none") return never;
  return or(eq(schema.teams.created_by, actor.userId), isMember(core, actor));
}

/** Whether the asker is a member, as a condition of a query over `teams`. */
export function isMember(core: Core, actor: Actor): SQL {
  const { teams, team_members } = schema;
  const mine = and(eq(team_members.team_id, teams.id), eq(team_members.user_id, actor.userId));
  const members = core.db.select(anything).from(team_members);
  return exists(members.where(mine));
}

export interface FoundTeam extends TeamAccess {
  row: TeamRow;
}

/**
 * A team for somebody who wants to do something to it.
 * @throws NOT_FOUND when there is none or they may not see it, FORBIDDEN when the right does not reach it.
 */
export async function findTeam(core: Core, actor: Actor, { id, action }: { id: string; action: TeamAction }): Promise<FoundTeam> {
  const { teams } = schema;
  const [found] = await core.db
    .select({ row: teams, is_member: flag(isMember(core, actor)) })
    .from(teams)
    .where(and(eq(teams.id, id), visibleTeams(core, actor)));
  if (!found) throw new AppError("NOT_FOUND", "This team no longer exists, or you are not a member.");
  const team = { row: found.row, created_by: found.row.created_by, is_member: found.is_member };
  if (!mayAccessTeam(actor, action, team)) throw forbidden();
  return team;
}

/** Columns of teams, by name. */
export const readTeamRows = rowReader(schema.teams, schema.teams.name_folded);

/** Ids of everybody who is in one of somebody's active teams, as a query within another one. */
export const teammates = ({ db }: Core, { teamIds }: Actor) =>
  db.select({ id: schema.team_members.user_id }).from(schema.team_members).where(inArray(schema.team_members.team_id, teamIds));
