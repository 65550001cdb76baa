import { AppError } from "@copydesk/contracts";
import { flag, plus, schema, type Transaction } from "@copydesk/db";
import { inArray } from "drizzle-orm";
import { changeUsers } from "../../identity/index.ts";
import { type Actor, type Core, slices } from "../../kernel/index.ts";
import { demandGrantable, type RoleRow } from "../roles/access.ts";
import { isMember, mayAccessTeam, type TeamRow } from "../teams/access.ts";

export interface Membership {
  team_id: string;
  can_edit: boolean;
}

/**
 * Roles that somebody wants to give.
 * @throws BAD_REQUEST for one that is gone, FORBIDDEN for one that holds more than the giver does.
 */
export async function rolesToGive(core: Core, actor: Actor, ids: readonly string[]): Promise<RoleRow[]> {
  const { roles } = schema;
  const wanted = [...new Set(ids)];
  const found = await core.db.select().from(roles).where(inArray(roles.id, wanted));
  if (found.length < wanted.length) throw notFound("role_ids", "One of these roles no longer exists. Choose again.");
  demandGrantable(actor, found);
  return found;
}

/**
 * Teams whose members somebody wants to change: putting a person into a team, or themselves, is a change of the team.
 * @throws BAD_REQUEST for one that is gone, FORBIDDEN for one that they may not change.
 */
export async function teamsToChange(core: Core, actor: Actor, ids: readonly string[]): Promise<TeamRow[]> {
  const { teams } = schema;
  const wanted = [...new Set(ids)];
  const found = await core.db
    .select({ row: teams, is_member: flag(isMember(core, actor)) })
    .from(teams)
    .where(inArray(teams.id, wanted));
  if (found.length < wanted.length) throw notFound("teams", "One of these teams no longer exists. Choose again.");
  for (const { row, is_member } of found) {
    if (!mayAccessTeam(actor, "edit", { created_by: row.created_by, is_member: is_member })) {
      throw new AppError("FORBIDDEN", `You may not change who is in the team “${row.name}”.`);
    }
  }
  return found.map(({ row }) => row);
}

/** The statements after which whoever edits one of these teams hears that it changed under their hands. */
export function touchTeams(tx: Transaction, core: Core, { ids, actor }: { ids: readonly string[]; actor: Actor }) {
  const { teams } = schema;
  if (ids.length === 0) return [];
  const set = { version: plus(teams.version, 1), updated_at: new Date(core.now()), updated_by: actor.userId };
  return [
    tx
      .update(teams)
      .set(set)
      .where(inArray(teams.id, [...ids])),
  ];
}

/** The same for people. */
export function touchPeople(tx: Transaction, core: Core, { ids, actor }: { ids: readonly string[]; actor: Actor }) {
  return slices(ids, valuesAtOnce).map((some) => changeUsers(tx, core, { ids: some, actor }));
}

/** SQLite takes 32 766 values a statement. */
export const valuesAtOnce = 10_000;

const notFound = (field: string, message: string) => new AppError("BAD_REQUEST", message, { fields: { [field]: [message] } });
