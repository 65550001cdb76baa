import type { PersonCard, UserListItem, UserStatus } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, gt, inArray, isNull, max } from "drizzle-orm";
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
    invitations: await readInvitations(core, ids),
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
  const { user_passwords, connected_accounts } = schema;
  const passwords = await core.db
    .select({ user_id: user_passwords.user_id })
    .from(user_passwords)
    .where(inArray(user_passwords.user_id, [...ids]));
  const accounts = await core.db
    .selectDistinct({ user_id: connected_accounts.user_id })
    .from(connected_accounts)
    .where(and(inArray(connected_accounts.user_id, [...ids]), eq(connected_accounts.provider, "microsoft")));
  const ways = [
    ...passwords.map(({ user_id }) => ({ user_id, way: "password" as const })),
    ...accounts.map(({ user_id }) => ({ user_id, way: "microsoft" as const })),
  ];
  return grouped(ways, ({ way }) => way);
}

async function readInvitations(core: Core, ids: readonly string[]): Promise<Facts["invitations"]> {
  const { password_tokens: tokens } = schema;
  const open = and(eq(tokens.kind, "activation"), isNull(tokens.used_at), gt(tokens.expires_at, new Date(core.now())));
  const rows = await core.db
    .select({ user_id: tokens.user_id, ends: max(tokens.expires_at) })
    .from(tokens)
    .where(and(inArray(tokens.user_id, [...ids]), open))
    .groupBy(tokens.user_id);
  return new Map(rows.flatMap(({ user_id, ends }) => (ends ? [[user_id, ends]] : [])));
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
