import type { InvitationLink } from "@copydesk/contracts";
import { schema, type Transaction } from "@copydesk/db";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import { insertUsers, sendLink } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import type { Membership } from "./assignments.ts";

export interface NewPerson {
  id: string;
  email: string;
  /** Empty until they say it themselves when they activate the account. */
  first_name: string;
  last_name: string;
  job_title: string;
  timezone: string;
  role_ids: readonly string[];
  teams: readonly Membership[];
}

export interface Newcomers {
  people: readonly NewPerson[];
  /** Names of roles and teams by their ids, for the activity log. */
  names: ReadonlyMap<string, string>;
}

/**
 * Invites people: statements for the accounts and for the mails with their activation links, and the links themselves
 * where no mail server carries them.
 */
export function insertPeople(tx: Transaction, core: Core, { actor, people, names }: Newcomers & { actor: Actor }) {
  const { user_roles, team_members } = schema;
  const now = new Date(core.now());
  const stamp = { created_at: now, created_by: actor.userId, updated_at: now, updated_by: actor.userId };
  const rows = people.map(({ role_ids: _r, teams: _t, ...columns }) => ({ ...columns, status: "invited" as const, ...stamp }));
  const held = people.flatMap((person) => person.role_ids.map((role_id) => ({ user_id: person.id, role_id })));
  const joined = people.flatMap((person) => person.teams.map((team) => ({ user_id: person.id, ...team })));
  const invitedBy = `${actor.firstName} ${actor.lastName}`.trim();
  const mails = people.map((person) => ({ person, ...sendLink(tx, core, { kind: "activation", person, invitedBy }) }));
  const statements = [
    insertUsers(tx, rows),
    tx.insert(user_roles).values(held),
    ...(joined.length > 0 ? [tx.insert(team_members).values(joined)] : []),
    ...mails.flatMap((mail) => mail.statements),
    ...people.map((person) => noteInvitation(tx, core, { actor, person, names })),
  ];
  const links: InvitationLink[] = mails.flatMap(({ person, link }) => (link ? [{ user_id: person.id, email: person.email, link }] : []));
  return { statements, links };
}

function noteInvitation(
  tx: Transaction,
  core: Core,
  { actor, person, names }: { actor: Actor; person: NewPerson; names: Newcomers["names"] },
) {
  const { id, role_ids, teams, ...own } = person;
  const nameOf = (one: string) => names.get(one) ?? one;
  const after = { ...own, roles: role_ids.map(nameOf), teams: teams.map((team) => nameOf(team.team_id)) };
  const entity = { type: "user", id, name: person.email };
  return recordActivity(tx, core, { actor, action: "user.invited", entity, changes: changesBetween(emptyPerson, after) });
}

const emptyPerson = { first_name: "", last_name: "", job_title: "", roles: [], teams: [] };
