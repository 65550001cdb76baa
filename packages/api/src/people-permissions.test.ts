import type { Grants, SystemRole } from "@copydesk/contracts";
import { httpStatus } from "@copydesk/contracts";
import { type Actor, loadIdentity } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/*
 * Who may do what to whom, to which team and to which role, written down by hand: role × action × whose it is, over tRPC
 * and over REST. `o` is allowed, `f` is forbidden, `n` answers like something that does not exist, `r` is refused by a rule
 * that holds for everybody, whatever their rights. The columns are
 *   people: oneself; a viewer; an administrator.
 *   teams: one that they made; one that they are a member of; another one.
 *   roles: one that they made; another one; the administrator role.
 */
const peopleActions = ["view", "edit", "tokens", "assign", "deactivate", "delete", "send_link"] as const;
const teamActions = ["view", "edit", "add", "impact", "delete"] as const;
const roleActions = ["view", "edit", "delete"] as const;
type PeopleAction = (typeof peopleActions)[number];
type TeamAction = (typeof teamActions)[number];
type RoleAction = (typeof roleActions)[number];

interface Expectation {
  who: { roleKey?: SystemRole["key"] | null; grants?: Grants };
  people: Record<PeopleAction, string>;
  teams: Record<TeamAction, string>;
  roles: Record<RoleAction, string>;
}

const nothing = {
  people: { view: "fff", edit: "fff", tokens: "fff", assign: "fff", deactivate: "fff", delete: "fff", send_link: "fff" },
  teams: { view: "fff", edit: "fff", add: "fff", impact: "fff", delete: "fff" },
  roles: { view: "fff", edit: "fff", delete: "fff" },
};

const viewer: Grants = { "campaigns.view": "team", "campaigns.export": "any" };
const over = (resource: string, actions: readonly string[], level: "own" | "team" | "any"): Grants =>
  Object.fromEntries(actions.map((action) => [`${resource}.${action}`, level]));
const allOfUsers = ["view", "create", "edit", "delete", "invite", "deactivate", "assign_roles"];
const crud = ["view", "create", "edit", "delete"];

const expectation: Record<string, Expectation> = {
  administrator: {
    who: { roleKey: "administrator" },
    people: { view: "ooo", edit: "ooo", tokens: "ooo", assign: "roo", deactivate: "roo", delete: "roo", send_link: "ooo" },
    teams: { view: "ooo", edit: "ooo", add: "ooo", impact: "ooo", delete: "ooo" },
    roles: { view: "ooo", edit: "oor", delete: "oor" },
  },
  "marketing manager": {
    who: { roleKey: "marketing_manager" },
    people: { ...nothing.people, view: "ooo" },
    teams: { view: "oon", edit: "ofn", add: "ofn", impact: "ofn", delete: "fff" },
    roles: nothing.roles,
  },
  "content creator": { who: { roleKey: "content_creator" }, ...nothing },
  viewer: { who: { roleKey: "viewer" }, ...nothing },
  "nobody in particular": { who: { roleKey: null }, ...nothing },
  auditor: {
    who: { roleKey: "auditor" },
    people: { ...nothing.people, view: "ooo" },
    teams: { ...nothing.teams, view: "ooo", impact: "fff" },
    roles: { ...nothing.roles, view: "ooo" },
  },
  "who does everything about people, and is a viewer otherwise": {
    who: { grants: { ...viewer, ...over("users", allOfUsers, "any"), ...over("teams", crud, "any"), ...over("roles", crud, "any") } },
    people: { view: "ooo", edit: "oof", tokens: "oof", assign: "rof", deactivate: "rof", delete: "rof", send_link: "oof" },
    teams: { view: "ooo", edit: "ooo", add: "ooo", impact: "ooo", delete: "ooo" },
    roles: { view: "ooo", edit: "oor", delete: "oor" },
  },
  "who does everything with their own": {
    who: { grants: { ...viewer, ...over("users", allOfUsers, "own"), ...over("teams", crud, "own"), ...over("roles", crud, "own") } },
    people: { view: "onn", edit: "onn", tokens: "onn", assign: "rnn", deactivate: "rnn", delete: "rnn", send_link: "onn" },
    // Whom they add is not shown to them.
    teams: { view: "oon", edit: "ofn", add: "nfn", impact: "ofn", delete: "ofn" },
    roles: { view: "onn", edit: "onn", delete: "onn" },
  },
  "who edits with their teams and deletes their own": {
    who: {
      grants: {
        ...viewer,
        ...over("users", ["view"], "any"),
        ...over("users", ["edit", "deactivate"], "team"),
        ...over("users", ["delete"], "own"),
        ...over("teams", ["view", "create"], "any"),
        ...over("teams", ["edit"], "team"),
        ...over("teams", ["delete"], "own"),
        ...over("roles", ["view", "create"], "any"),
        ...over("roles", ["edit", "delete"], "own"),
      },
    },
    // The viewer is a member of a team of theirs; the administrator is not.
    people: { view: "ooo", edit: "oof", tokens: "oof", assign: "rff", deactivate: "rof", delete: "rff", send_link: "fff" },
    teams: { view: "ooo", edit: "oof", add: "oof", impact: "oof", delete: "off" },
    roles: { view: "ooo", edit: "off", delete: "off" },
  },
};

let api: TestApi;
let administrator: Actor;
let last = 0;
beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core, { password: "a long enough password" });
});
afterAll(() => api.core.close());

interface Case {
  actor: Actor;
  id: string;
}

type Actions<D extends string> = Record<D, (one: Case) => Promise<string>>;

const overTrpc = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "o",
    (error: unknown) => letter(httpStatus[appErrorOf(error).code]),
  );
const overRest = async (call: Promise<{ status: number }>): Promise<string> => letter((await call).status);

/** Nothing but a right, a wall or a rule counts as one: a fault in the call itself must not look like a denial. */
function letter(status: number): string {
  if (status < 300) return "o";
  const known: Record<number, string> = { 403: "f", 404: "n", 422: "r" };
  return known[status] ?? String(status);
}

interface Bulk {
  done?: string[];
  sent?: string[];
  left: { reason: string }[];
}

/** Of an action on several things, what became of the one. */
async function one(bulk: Promise<Bulk>): Promise<string> {
  const { done, sent, left } = await bulk;
  if ((done ?? sent ?? []).length > 0) return "o";
  const reason = left[0]?.reason ?? "";
  if (reason.includes("does not exist")) return "n";
  return /You do not have the right|rights you don't have/.test(reason) ? "f" : "r";
}

async function oneOverRest(actor: Actor, path: string, body: unknown): Promise<string> {
  const answer = await api.rest(actor, `POST ${path}`, { body });
  return answer.status < 300 ? one(Promise.resolve(answer.body as Bulk)) : letter(answer.status);
}
const oneOverTrpc = (bulk: Promise<Bulk>): Promise<string> =>
  bulk.then(
    (done) => one(Promise.resolve(done)),
    (error: unknown) => overTrpc(Promise.reject(error)),
  );

const guest = async () => (await api.as(administrator).roles.create({ name: `Guest ${++last}`, grants: {} })).id;

/** What an administrator would send to leave a person as they are. */
async function asTheyAre(id: string) {
  const { version, email, first_name, last_name, job_title, timezone, roles, teams } = await api.as(administrator).users.get({ id });
  const memberships = teams.map((team) => ({ team_id: team.id, can_edit: team.can_edit }));
  return { version, email, first_name, last_name, job_title, timezone, role_ids: roles.map((role) => role.id), teams: memberships };
}

const peopleOverTrpc: Actions<PeopleAction> = {
  view: ({ actor, id }) => overTrpc(api.as(actor).users.get({ id })),
  edit: async ({ actor, id }) => overTrpc(api.as(actor).users.update({ id, ...(await asTheyAre(id)), first_name: "Changed" })),
  tokens: ({ actor, id }) => overTrpc(api.as(actor).users.tokens({ id })),
  assign: async ({ actor, id }) => overTrpc(api.as(actor).users.update({ id, ...(await asTheyAre(id)), role_ids: [await guest()] })),
  deactivate: ({ actor, id }) => oneOverTrpc(api.as(actor).users.deactivate({ ids: [id] })),
  delete: ({ actor, id }) => overTrpc(api.as(actor).users.remove({ id })),
  send_link: ({ actor, id }) => oneOverTrpc(api.as(actor).users.send_links({ ids: [id] })),
};

const peopleOverRest: Actions<PeopleAction> = {
  view: ({ actor, id }) => overRest(api.rest(actor, `GET /users/${id}`)),
  edit: async ({ actor, id }) =>
    overRest(api.rest(actor, `PATCH /users/${id}`, { body: { version: (await asTheyAre(id)).version, first_name: "Changed" } })),
  tokens: ({ actor, id }) => overRest(api.rest(actor, `GET /users/${id}/tokens`)),
  assign: async ({ actor, id }) =>
    overRest(api.rest(actor, `PATCH /users/${id}`, { body: { version: (await asTheyAre(id)).version, role_ids: [await guest()] } })),
  deactivate: ({ actor, id }) => oneOverRest(actor, "/users/deactivate", { ids: [id] }),
  delete: ({ actor, id }) => overRest(api.rest(actor, `DELETE /users/${id}`)),
  send_link: ({ actor, id }) => oneOverRest(actor, "/users/send-links", { ids: [id] }),
};

const newMember = async () => (await createPerson(api.core, { roleKey: "viewer" })).userId;

const teamsOverTrpc: Actions<TeamAction> = {
  view: ({ actor, id }) => overTrpc(api.as(actor).teams.get({ id })),
  edit: ({ actor, id }) => overTrpc(api.as(actor).teams.update({ id, version: 1, name: `Changed ${++last}` })),
  add: async ({ actor, id }) => oneOverTrpc(api.as(actor).users.add_to_team({ ids: [await newMember()], team_id: id })),
  impact: ({ actor, id }) => overTrpc(api.as(actor).teams.impact({ id })),
  delete: ({ actor, id }) => overTrpc(api.as(actor).teams.remove({ id })),
};

const teamsOverRest: Actions<TeamAction> = {
  view: ({ actor, id }) => overRest(api.rest(actor, `GET /teams/${id}`)),
  edit: ({ actor, id }) => overRest(api.rest(actor, `PUT /teams/${id}`, { body: { version: 1, name: `Changed ${++last}` } })),
  add: async ({ actor, id }) => oneOverRest(actor, "/users/add-to-team", { ids: [await newMember()], team_id: id }),
  impact: ({ actor, id }) => overRest(api.rest(actor, `GET /teams/${id}/impact`)),
  delete: ({ actor, id }) => overRest(api.rest(actor, `DELETE /teams/${id}`)),
};

const rolesOverTrpc: Actions<RoleAction> = {
  view: ({ actor, id }) => overTrpc(api.as(actor).roles.get({ id })),
  edit: ({ actor, id }) => overTrpc(api.as(actor).roles.update({ id, version: 1, name: `Changed ${++last}`, grants: {} })),
  delete: ({ actor, id }) => overTrpc(api.as(actor).roles.remove({ id })),
};

const rolesOverRest: Actions<RoleAction> = {
  view: ({ actor, id }) => overRest(api.rest(actor, `GET /roles/${id}`)),
  edit: ({ actor, id }) => overRest(api.rest(actor, `PUT /roles/${id}`, { body: { version: 1, name: `Changed ${++last}`, grants: {} } })),
  delete: ({ actor, id }) => overRest(api.rest(actor, `DELETE /roles/${id}`)),
};

const shared = "Everybody's";
const newActor = (role: string) => createPerson(api.core, { ...expectation[role]?.who, teams: [shared] });

/** Somebody fresh for each try, and what they are tried on. */
const subjects = {
  people: [
    async (actor: Actor) => actor.userId,
    async () => (await createPerson(api.core, { roleKey: "viewer", teams: [shared] })).userId,
    async () => (await createPerson(api.core, { roleKey: "administrator" })).userId,
  ],
  teams: [
    async (actor: Actor) => (await api.as(creator(actor)).teams.create({ name: `Team ${++last}` })).id,
    async (actor: Actor) => (await api.as(administrator).teams.create({ name: `Team ${++last}`, members: [{ user_id: actor.userId }] })).id,
    async () => (await api.as(administrator).teams.create({ name: `Team ${++last}` })).id,
  ],
  roles: [
    async (actor: Actor) => (await makeRoleAs(actor)).id,
    guest,
    async () => (await api.as(administrator).roles.list({ search: "administrator" })).results[0]?.id ?? "",
  ],
};

/** Whoever may not make teams is given one that is theirs all the same. */
const creator = (actor: Actor): Actor => (actor.grants["teams.create"] ? actor : administrator);
async function makeRoleAs(actor: Actor) {
  return api.as(actor.grants["roles.create"] ? actor : administrator).roles.create({ name: `Role of ${++last}`, grants: {} });
}

type Area = "people" | "teams" | "roles";

async function found(role: string, area: Area, command: (one: Case) => Promise<string>): Promise<string> {
  let outcomes = "";
  for (const subject of subjects[area]) {
    const actor = await newActor(role);
    const id = await subject(actor);
    // As the rights are by now: making a team for them has changed what they are.
    const now = await freshly(actor);
    outcomes += await command({ actor: now, id });
  }
  return outcomes;
}

async function freshly(actor: Actor): Promise<Actor> {
  const identity = await loadIdentity(api.core, actor.userId);
  return identity ? { ...actor, ...identity } : actor;
}

describe.each(Object.keys(expectation))("%s", (role) => {
  test.each(peopleActions)("people: %s", async (command) => {
    for (const commands of [peopleOverTrpc, peopleOverRest]) {
      expect(await found(role, "people", commands[command])).toBe(expectation[role]?.people[command]);
    }
  });
  test.each(teamActions)("teams: %s", async (command) => {
    for (const commands of [teamsOverTrpc, teamsOverRest]) {
      expect(await found(role, "teams", commands[command])).toBe(expectation[role]?.teams[command]);
    }
  });
  test.each(roleActions)("roles: %s", async (command) => {
    for (const commands of [rolesOverTrpc, rolesOverRest]) {
      expect(await found(role, "roles", commands[command])).toBe(expectation[role]?.roles[command]);
    }
  });
});
