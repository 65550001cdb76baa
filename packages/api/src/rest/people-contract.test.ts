import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/*
 * Users, teams and roles over REST, call by call, as it was promised to those who write programs for it. Every answer is
 * also read with the strict schema that the OpenAPI document shows, so that no field comes or goes unseen.
 */
let api: TestApi;
let ines: Actor;
let lea: Actor;
let team: string;
let role: string;
let viewer: string;

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { email: "ines@x.example", first_name: "Ines", password: "a long enough password" });
  lea = await createPerson(api.core, { email: "lea@x.example", first_name: "Lea", roleKey: "viewer" });
  team = (await api.as(ines).teams.create({ name: "Nordics", members: [{ user_id: ines.userId }] })).id;
  role = (await api.as(ines).roles.create({ name: "Guests", grants: { "campaigns.view": "own" } })).id;
  viewer = (await api.as(ines).users.options()).roles.find((one) => one.name === "Viewer")?.id ?? "";
  await api.as(ines).campaigns.create(await sampleBrief(api.core, { team_ids: [team] }));
});
afterAll(() => api.core.close());

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
}

const csv = (text: string) => Buffer.from(text).toString("base64");

const rows: Record<string, Row> = {
  people: {
    call: () => "GET /users/",
    more: () => ({ query: { limit: "1", ordering: "-name" } }),
    status: 200,
    body: () => ({
      count: 2,
      next: "/api/users?ordering=-name&limit=1&offset=1",
      previous: null,
      results: [{ id: lea.userId, first_name: "Lea", roles: [{ name: "Viewer" }], status: "active" }],
    }),
  },
  "people of roles and teams": {
    call: () => "GET /users",
    more: () => ({ query: { role_ids: `${viewer},${role}`, team_ids: "" } }),
    status: 200,
    body: () => ({ count: 1, results: [{ first_name: "Lea" }] }),
  },
  "people in an order that is not known": { call: () => "GET /users", more: () => ({ query: { ordering: "password" } }), status: 400 },
  "one person": {
    call: () => `GET /users/${ines.userId}`,
    status: 200,
    body: () => ({ is_you: true, version: 2, campaigns: { count: 1, latest: [{ name: "Spring launch" }] }, teams: [{ name: "Nordics" }] }),
  },
  nobody: { call: () => "GET /users/nobody", status: 404 },
  "change one field of a person": {
    call: () => `PATCH /users/${lea.userId}`,
    more: () => ({ body: { version: 1, job_title: "Editor" } }),
    status: 200,
    body: () => ({ version: 2, job_title: "Editor", first_name: "Lea", roles: [{ name: "Viewer" }] }),
  },
  "change a person on an old version": {
    call: () => `PATCH /users/${lea.userId}/`,
    more: () => ({ body: { version: 1, job_title: "Mine" } }),
    status: 409,
    body: () => ({ code: "STALE_VERSION", details: { current: { job_title: "Editor" } } }),
  },
  "change a person without a version": {
    call: () => `PATCH /users/${lea.userId}`,
    more: () => ({ body: { job_title: "Mine" } }),
    status: 400,
  },
  "change your own roles": {
    call: () => `PATCH /users/${ines.userId}`,
    more: () => ({ body: { version: 2, role_ids: [viewer] } }),
    status: 422,
    body: () => ({ code: "RULE_BROKEN" }),
  },
  options: {
    call: () => "GET /users/options",
    status: 200,
    body: () => ({
      roles: expect.arrayContaining([expect.objectContaining({ name: "Viewer", grantable: true })]),
      teams: [{ name: "Nordics" }],
    }),
  },
  "check addresses": {
    call: () => "POST /users/check-emails",
    more: () => ({ body: { emails: ["lea@x.example", "?"] } }),
    status: 200,
    body: () => ({ results: [{ state: "here", name: expect.stringContaining("Lea") }, { state: "invalid" }] }),
  },
  invite: {
    call: () => "POST /users",
    more: () => ({ body: { people: [{ email: "new@x.example" }, { email: "lea@x.example" }], role_ids: [viewer] } }),
    status: 201,
    body: () => ({ invited: [{ email: "new@x.example" }], skipped: [{ email: "lea@x.example" }], links: [{ email: "new@x.example" }] }),
  },
  "invite nobody": { call: () => "POST /users", more: () => ({ body: { people: [], role_ids: [viewer] } }), status: 400 },
  "look at a file": {
    call: () => "POST /users/import",
    more: () => ({ body: { content_base64: csv("email,roles\na@x.example,Viewer\nb@x.example,Boss"), dry_run: true } }),
    status: 200,
    body: () => ({ counts: { new: 1, here: 0, invalid: 1 }, imported: 0, rows: [{ line: 2 }, { problems: [{ column: "roles" }] }] }),
  },
  "import a file that is none": {
    call: () => "POST /users/import",
    more: () => ({ body: { content_base64: csv("PK\u0003\u0004"), dry_run: false } }),
    status: 400,
    body: () => ({ fields: { content_base64: [expect.any(String)] } }),
  },
  "send links": {
    call: () => "POST /users/send-links",
    more: () => ({ body: { ids: [lea.userId, "nobody"] } }),
    status: 200,
    body: () => ({ sent: [lea.userId], left: [{ id: "nobody" }], links: [{ email: "lea@x.example" }] }),
  },
  deactivate: {
    call: () => "POST /users/deactivate",
    more: () => ({ body: { ids: [lea.userId, ines.userId] } }),
    status: 200,
    body: () => ({ done: [lea.userId], left: [{ id: ines.userId }] }),
  },
  activate: {
    call: () => "POST /users/activate",
    more: () => ({ body: { ids: [lea.userId] } }),
    status: 200,
    body: () => ({ done: [lea.userId] }),
  },
  "add to a team": {
    call: () => "POST /users/add-to-team",
    more: () => ({ body: { ids: [lea.userId], team_id: team } }),
    status: 200,
    body: () => ({ done: [lea.userId], left: [] }),
  },
  "what somebody would leave": {
    call: () => `GET /users/${lea.userId}/hand-over`,
    status: 200,
    body: () => ({ campaigns: 0, templates: 0, voices: 0, examples: 0 }),
  },
  teams: {
    call: () => "GET /teams",
    status: 200,
    body: () => ({ count: 1, results: [{ name: "Nordics", member_count: 2, campaign_count: 1 }] }),
  },
  "make a team": {
    call: () => "POST /teams",
    more: () => ({ body: { name: "DACH", members: [{ user_id: ines.userId, can_edit: true }] }, idempotencyKey: "once" }),
    status: 201,
    body: () => ({ name: "DACH", version: 1, members: [{ can_edit: true }] }),
  },
  "make it again with the same key": {
    call: () => "POST /teams",
    more: () => ({ body: { name: "DACH", members: [{ user_id: ines.userId, can_edit: true }] }, idempotencyKey: "once" }),
    status: 201,
  },
  "make it again": {
    call: () => "POST /teams",
    more: () => ({ body: { name: "dach" } }),
    status: 409,
    body: () => ({ code: "NAME_TAKEN" }),
  },
  "one team": { call: () => `GET /teams/${team}`, status: 200, body: () => ({ members: [{ first_name: "Ines" }, { first_name: "Lea" }] }) },
  "people for a team": {
    call: () => "GET /teams/people",
    more: () => ({ query: { search: "lea" } }),
    status: 200,
    body: () => ({ results: [{ first_name: "Lea" }] }),
  },
  "what ending a team would do": {
    call: () => `GET /teams/${team}/impact`,
    status: 200,
    body: () => ({ become_private: 1, stay_shared: 0 }),
  },
  "change a team": {
    call: () => `PUT /teams/${team}`,
    more: () => ({ body: { version: 2, name: "North" } }),
    status: 200,
    body: () => ({ name: "North", members: [], version: 3 }),
  },
  "delete a team": { call: () => `DELETE /teams/${team}`, status: 204 },
  "read a deleted team": { call: () => `GET /teams/${team}`, status: 404 },
  roles: {
    call: () => "GET /roles",
    more: () => ({ query: { search: "guests" } }),
    status: 200,
    body: () => ({ count: 1, results: [{ holder_count: 0 }] }),
  },
  "one role": { call: () => `GET /roles/${role}`, status: 200, body: () => ({ grants: { "campaigns.view": "own" }, locked: null }) },
  "make a role": {
    call: () => "POST /roles",
    more: () => ({ body: { name: "More", grants: {} } }),
    status: 201,
    body: () => ({ version: 1 }),
  },
  "make a role of rights that are none": {
    call: () => "POST /roles",
    more: () => ({ body: { name: "M", grants: { "cats.pet": "any" } } }),
    status: 400,
  },
  "change a role": {
    call: () => `PUT /roles/${role}`,
    more: () => ({ body: { version: 1, name: "Visitors", grants: { "campaigns.view": "none", "examples.view": "any" } } }),
    status: 200,
    body: () => ({ name: "Visitors", grants: { "examples.view": "any" }, version: 2 }),
  },
  "delete a role in use": { call: () => `DELETE /roles/${viewer}`, status: 409, body: () => ({ code: "IN_USE", details: { holders: 2 } }) },
  "delete a role and give another": { call: () => `DELETE /roles/${viewer}`, more: () => ({ query: { reassign_to: role } }), status: 204 },
  "somebody's personal tokens": { call: () => `GET /users/${lea.userId}/tokens`, status: 200, body: () => ({ results: [] }) },
  "revoke a token that somebody does not have": { call: () => `DELETE /users/${lea.userId}/tokens/x`, status: 404 },
  "delete somebody": { call: () => `DELETE /users/${lea.userId}`, more: () => ({ query: { hand_over_to: ines.userId } }), status: 204 },
  "read somebody deleted": { call: () => `GET /users/${lea.userId}`, status: 404 },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body } = rows[name] as Row;
  const answer = await api.rest(ines, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (body) expect(answer.body).toMatchObject(body() as object);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
});

test("every route about people is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  const left = routes.filter((one) => ["Users", "Teams", "Roles"].includes(one.tag) && !called.includes(one));
  expect(left.map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
