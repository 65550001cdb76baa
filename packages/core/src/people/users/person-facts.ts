import type { PersonCard, UserListItem, UserStatus } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq, inArray } from "drizzle-orm";
import { peopleWithMicrosoft } from "../../connections/index.ts";
import { openInvitations, peopleWithPassword } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

/** What is known about some people beside their own row, each by the person's id. */
export interface Facts {
  roles: Map<string, { id: string; name: string }[]>;
  teams: Map<string, { id: string; name: string; colour: string; can_edit: boolean }[]>;
  /** Ways to sign in that have been set up. */
  ways: Map<string, ("password" | "microsoft")[]>;
  /** When the newest invitation that still works ends. */
  invitations: Map<string, Date>;
}

export async function readFacts(core: Core, ids: readonly string[]): Promise<Facts> {
  return {
    roles: await readRoles(core, ids),
    teams: await readTeams(core, ids),
    ways: await readWays(core, ids),
    invitations: await openInvitations(core, ids),
  };
}

export interface PersonRow extends PersonCard {
  job_title: string;
  status: UserStatus;
  last_login_at: Date | null;
}

/** A person as lists show them. */
export function toListItem(actor: Actor, { row, facts }: { row: PersonRow; facts: Facts }): UserListItem {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    profile_pic: row.profile_pic,
    job_title: row.job_title,
    status: row.status,
    roles: facts.roles.get(row.id) ?? [],
    teams: (facts.teams.get(row.id) ?? []).map(({ id, name, colour }) => ({ id, name, colour })),
    signs_in_with: row.status === "invited" ? [] : (facts.ways.get(row.id) ?? []),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    invitation_ends_at: row.status === "invited" ? (facts.invitations.get(row.id)?.toISOString() ?? null) : null,
    is_you: row.id === actor.userId,
  };
}

async function readRoles(core: Core, ids: readonly string[]): Promise<Facts["roles"]> {
  const { user_roles, roles } = schema;
  const rows = await core.db
    .select({ user_id: user_roles.user_id, id: roles.id, name: roles.name })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(inArray(user_roles.user_id, [...ids]))
    .orderBy(roles.name_folded);
  return grouped(rows, ({ id, name }) => ({ id, name }));
}

async function readTeams(core: Core, ids: readonly string[]): Promise<Facts["teams"]> {
  const { team_members, teams } = schema;
  const rows = await core.db
    .select({ user_id: team_members.user_id, id: teams.id, name: teams.name, colour: teams.colour, can_edit: team_members.can_edit })
    .from(team_members)
    .innerJoin(teams, eq(teams.id, team_members.team_id))
    .where(inArray(team_members.user_id, [...ids]))
    .orderBy(teams.name_folded);
  return grouped(rows, ({ id, name, colour, can_edit }) => ({ id, name, colour, can_edit }));
}

async function readWays(core: Core, ids: readonly string[]): Promise<Facts["ways"]> {
  const passwords = await peopleWithPassword(core, ids);
  const accounts = await peopleWithMicrosoft(core, ids);
  const ways = [
    ...passwords.map(({ user_id }) => ({ user_id, way: "password" as const })),
    ...accounts.map(({ user_id }) => ({ user_id, way: "microsoft" as const })),
  ];
  return grouped(ways, ({ way }) => way);
}

function grouped<R extends { user_id: string }, V>(rows: readonly R[], pick: (row: R) => V): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group) group.push(pick(row));
    else groups.set(row.user_id, [pick(row)]);
  }
  return groups;
}
