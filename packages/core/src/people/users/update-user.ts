import { AppError, covers, distinctBy, type UserDetail, type userUpdateInput } from "@copydesk/contracts";
import { schema, type Transaction } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { type Changes, changesBetween, recordActivity } from "../../audit/index.ts";
import { changeUserForm, endLinks } from "../../identity/index.ts";
import { type Actor, type Core, changedBy, demandVersion, savingVersion, type Taken, takingUnique } from "../../kernel/index.ts";
import { demandAccess, outranked } from "./access.ts";
import { administratorRemains } from "./administrator-guard.ts";
import { type Membership, rolesToGive, teamsToChange, touchTeams } from "./assignments.ts";
import { findPerson, type Person } from "./find-person.ts";
import { readUser } from "./read-user.ts";
import { whilePeopleStay } from "./while-people-stay.ts";

export type UserUpdate = z.output<typeof userUpdateInput>;

/**
 * Changes a person's account, roles and teams. Their rights change with their next call. A save that changes nothing
 * writes nothing.
 * @throws STALE_VERSION with `details.current`; NAME_TAKEN for an address that somebody has; FORBIDDEN for a person who
 *   may do more than the asker, for roles beyond the asker's own and for teams they may not change; RULE_BROKEN for
 *   one's own roles and for the last administrator; NOT_FOUND; BAD_REQUEST.
 */
export async function updateUser(core: Core, actor: Actor, input: UserUpdate): Promise<UserDetail> {
  const save = () => whilePeopleStay(core, { actor, permission: "users.edit" }, (now) => prepare(core, now, input));
  await savingVersion({ what: "this person", read: () => readUser(core, actor, input.id) }, () => takingUnique(taken, save));
  return readUser(core, actor, input.id);
}

async function prepare(core: Core, actor: Actor, input: UserUpdate) {
  const person = await findPerson(core, actor, { id: input.id, permission: "users.edit" });
  demandVersion(person.row, input.version);
  if (!covers(actor.grants, person.grants)) throw new AppError("FORBIDDEN", outranked);
  const changed = await planOf(core, actor, { person, input });
  const own = ownColumns(input);
  const hasOtherRoles = Object.keys(changed.log["user.roles_changed"]).length > 0;
  const isUnchanged = Object.values(changed.log).every((changes) => Object.keys(changes).length === 0);
  const write = (tx: Transaction) => [
    changeUserForm(tx, person.row, { ...own, ...changedBy(core, actor) }),
    ...(own.email === person.row.email ? [] : [endLinks(tx, core, person.id)]),
    ...writeRoles(tx, person, input.role_ids),
    ...writeTeams(tx, person.id, input.teams, changed.teamIds),
    ...touchTeams(tx, core, { ids: changed.teamIds, actor }),
    ...(person.isAdministrator && hasOtherRoles ? [administratorRemains(tx)] : []),
    ...noteChanges(tx, core, { actor, person, log: changed.log }),
  ];
  return { write: isUnchanged ? null : write, answer: () => core.live.recheck(person.id) };
}

const taken: Taken = { "users.email": ["email", "Somebody with this address is here already"] };

const ownColumns = ({ email, first_name, last_name, job_title, timezone }: UserUpdate | Person["row"]) => ({
  email,
  first_name,
  last_name,
  job_title,
  timezone,
});

interface Plan {
  /** Teams that the person joins, leaves, or may edit from now on or no longer. */
  teamIds: string[];
  /** Changes by what the activity log calls them. */
  log: Record<"user.updated" | "user.roles_changed" | "user.teams_changed", Changes>;
}

/** Looks at every change, and at whether the asker may make it. */
async function planOf(core: Core, actor: Actor, { person, input }: { person: Person; input: UserUpdate }): Promise<Plan> {
  const teams = await changedTeams(core, actor, { person, input });
  return {
    teamIds: teams.ids,
    log: {
      "user.updated": changesBetween(ownColumns(person.row), ownColumns(input)),
      "user.roles_changed": await changedRoles(core, actor, { person, input }),
      "user.teams_changed": teams.changes,
    },
  };
}

async function changedRoles(core: Core, actor: Actor, { person, input }: { person: Person; input: UserUpdate }): Promise<Changes> {
  const after = [...new Set(input.role_ids)];
  if (without(after, person.role_ids).length + without(person.role_ids, after).length === 0) return {};
  if (person.id === actor.userId) {
    throw new AppError("RULE_BROKEN", "You cannot change your own roles. Ask another administrator.", {
      fields: { role_ids: ["You cannot change your own roles"] },
    });
  }
  demandAccess(actor, "users.assign_roles", person);
  const given = await rolesToGive(core, actor, after);
  const { roles } = schema;
  const held = await core.db.select({ name: roles.name }).from(roles).where(inArray(roles.id, person.role_ids));
  const named = (all: readonly { name: string }[]) => all.map((role) => role.name).sort();
  return changesBetween({ roles: named(held) }, { roles: named(given) });
}

async function changedTeams(core: Core, actor: Actor, { person, input }: { person: Person; input: UserUpdate }) {
  const { team_members, teams } = schema;
  const before = await core.db
    .select({ team_id: team_members.team_id, name: teams.name, can_edit: team_members.can_edit })
    .from(team_members)
    .innerJoin(teams, eq(teams.id, team_members.team_id))
    .where(eq(team_members.user_id, person.id));
  const was = new Map(before.map((team) => [team.team_id, team.can_edit]));
  const will = new Map(input.teams.map((team) => [team.team_id, team.can_edit]));
  const ids = [...new Set([...was.keys(), ...will.keys()])].filter((id) => was.get(id) !== will.get(id));
  const changed = await teamsToChange(core, actor, ids);
  const names = new Map([
    ...before.map((team) => [team.team_id, team.name] as const),
    ...changed.map((team) => [team.id, team.name] as const),
  ]);
  const inWords = (all: ReadonlyMap<string, boolean>) =>
    [...all].map(([id, can_edit]) => `${names.get(id) ?? id}${can_edit ? " (edits)" : ""}`).sort();
  return { ids, changes: changesBetween({ teams: inWords(was) }, { teams: inWords(will) }) };
}

const without = (all: readonly string[], others: readonly string[]) => all.filter((one) => !others.includes(one));

function writeRoles(tx: Transaction, person: Person, wanted: readonly string[]) {
  const { user_roles } = schema;
  const left = without(person.role_ids, wanted);
  const added = without([...new Set(wanted)], person.role_ids).map((role_id) => ({ user_id: person.id, role_id }));
  return [
    ...(left.length > 0 ? [tx.delete(user_roles).where(and(eq(user_roles.user_id, person.id), inArray(user_roles.role_id, left)))] : []),
    ...(added.length > 0 ? [tx.insert(user_roles).values(added)] : []),
  ];
}

function writeTeams(tx: Transaction, userId: string, wanted: readonly Membership[], changed: readonly string[]) {
  const { team_members } = schema;
  if (changed.length === 0) return [];
  const rows = distinctBy(wanted, "team_id")
    .filter((team) => changed.includes(team.team_id))
    .map((team) => ({ user_id: userId, ...team }));
  return [
    tx.delete(team_members).where(and(eq(team_members.user_id, userId), inArray(team_members.team_id, [...changed]))),
    ...(rows.length > 0 ? [tx.insert(team_members).values(rows)] : []),
  ];
}

function noteChanges(tx: Transaction, core: Core, { actor, person, log }: { actor: Actor; person: Person; log: Plan["log"] }) {
  const entity = { type: "user", id: person.id, name: person.row.email };
  return Object.entries(log)
    .filter(([, changes]) => Object.keys(changes).length > 0)
    .map(([action, changes]) => recordActivity(tx, core, { actor, action, entity, changes }));
}
