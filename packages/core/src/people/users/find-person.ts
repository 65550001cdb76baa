import { addGrants, type Grants, type Permission, type UserStatus } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq, inArray } from "drizzle-orm";
import { readUserRows } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { demandAccess, personNotFound } from "./access.ts";

type UserRow = typeof schema.users.$inferSelect;

/** A living person with what decides who may change them. */
export interface Person {
  row: UserRow;
  id: string;
  created_by: string | null;
  status: UserStatus;
  /** All their teams, inactive ones included. */
  team_ids: string[];
  role_ids: string[];
  /** What they may do, all their roles together. */
  grants: Grants;
  isAdministrator: boolean;
}

/**
 * A person for somebody who wants to do something to them.
 * @throws NOT_FOUND when there is none (any more) or they are not shown to the asker, FORBIDDEN when the right does not reach them.
 */
export async function findPerson(core: Core, actor: Actor, { id, permission }: { id: string; permission: Permission }): Promise<Person> {
  const [person] = await findPeople(core, [id]);
  if (!person) throw personNotFound();
  demandAccess(actor, permission, person);
  return person;
}

/** Those of these people who are there, in no order. */
export async function findPeople(core: Core, ids: readonly string[]): Promise<Person[]> {
  const { user_roles, roles, team_members } = schema;
  const rows = await readUserRows(core, "all", { ids: [...ids], is: { deleted_at: null } });
  const held = await core.db
    .select({ user_id: user_roles.user_id, id: roles.id, grants: roles.grants, system_key: roles.system_key })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(inArray(user_roles.user_id, [...ids]));
  const joined = await core.db
    .select({ user_id: team_members.user_id, team_id: team_members.team_id })
    .from(team_members)
    .where(inArray(team_members.user_id, [...ids]));
  const rolesOf = Map.groupBy(held, (role) => role.user_id);
  const teamsOf = Map.groupBy(joined, (team) => team.user_id);
  return rows.map((row) => {
    const own = rolesOf.get(row.id) ?? [];
    return {
      row,
      id: row.id,
      created_by: row.created_by,
      status: row.status,
      team_ids: (teamsOf.get(row.id) ?? []).map((team) => team.team_id),
      role_ids: own.map((role) => role.id),
      grants: addGrants(own.map((role) => role.grants)),
      isAdministrator: own.some((role) => role.system_key === "administrator"),
    };
  });
}
