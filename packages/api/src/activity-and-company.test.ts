import type { Grants } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { callOf, createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRoute } from "./rest/find-route.ts";
import { routes } from "./rest/routes.ts";
import { createTestApi, type TestApi, type TestRestCall } from "./testing.ts";

let api: TestApi;
let ines: Actor;
let mira: Actor;
let modelCall = "";
beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "C", password: "a long enough password" });
  mira = await createPerson(api.core, { first_name: "Mira", roleKey: "marketing_manager", teams: ["Nordics"] });
  await api.as(mira).campaigns.create(await sampleBrief(api.core, { name: "Private" }));
  await api.as(mira).campaigns.create(await sampleBrief(api.core, { name: "Public", is_public: true }));
  for (let i = 0; i < 2; i += 1)
    modelCall = await callOf(api.core, ines, { tokens_fresh: 12, total_ms: 900, said: "Write", replied: "Written" });
});
afterAll(() => api.core.close());

/*
 * Who reads what of the activity log, and who sets the company up, written down by hand: of what Mira of the Nordics did to
 * a public campaign and to a private one, over tRPC, REST and in the file; `f` is forbidden. Then the company's settings.
 */
const team = ["Nordics"];
const expectation: Record<string, { who: () => Promise<Actor>; log: string; company: "o" | "f" }> = {
  administrator: { who: async () => ines, log: "Public Private", company: "o" },
  "marketing manager of the same team": { who: person("marketing_manager", team), log: "Public", company: "f" },
  "marketing manager of another team": { who: person("marketing_manager", ["DACH"]), log: "", company: "f" },
  "who did it": { who: async () => mira, log: "Public Private", company: "f" },
  "content creator": { who: person("content_creator", team), log: "f", company: "f" },
  viewer: { who: person("viewer", team), log: "f", company: "f" },
  auditor: { who: person("auditor"), log: "Public Private", company: "f" },
  "nobody in particular": { who: person(null, team), log: "f", company: "f" },
  "own log only": { who: granted({ "activity_logs.view": "own", "campaigns.view": "any" }), log: "", company: "f" },
  "company only": { who: granted({ "company.edit": "any" }), log: "f", company: "o" },
};

function person(roleKey: "marketing_manager" | "content_creator" | "viewer" | "auditor" | null, teams: string[] = []) {
  return () => createPerson(api.core, { roleKey, teams });
}
function granted(grants: Grants) {
  return () => createPerson(api.core, { grants, teams: team });
}

const outcome = (status: number, otherwise: string) => (status === 403 ? "f" : otherwise);
const byMira = () => ({ query: { actor_ids: mira.userId, actions: "campaign.created" } });
const namesOf = (results: { entity_name: string }[]) => results.map((one) => one.entity_name).join(" ");

describe.each(Object.keys(expectation))("%s", (name) => {
  const { who, log, company } = expectation[name] as (typeof expectation)[string];

  test("the log", async () => {
    const actor = await who();
    const list = await api.rest(actor, "GET /logs/activities", byMira());
    expect(outcome(list.status, namesOf((list.body as { results?: { entity_name: string }[] }).results ?? []))).toBe(log);
    const asked = { actor_ids: [mira.userId], actions: ["campaign.created"] };
    const listed = await api
      .as(actor)
      .activity.list(asked)
      .then(
        (page) => namesOf(page.results),
        () => "f",
      );
    expect(listed).toBe(log);
    const file = await api.rest(actor, "GET /logs/activities/export", byMira());
    const inFile =
      String(file.body)
        .match(/,campaign\.created,campaign,(\w+),/g)
        ?.map((one) => one.split(",")[3]) ?? [];
    expect(outcome(file.status, inFile.join(" "))).toBe(log);
    expect((await api.rest(actor, "GET /logs/activities/options")).status).toBe(log === "f" ? 403 : 200);
  });

  test("the company", async () => {
    const actor = await who();
    for (const call of ["GET /company/settings", "GET /company/settings/retention-preview", "DELETE /company/logo"]) {
      expect(outcome((await api.rest(actor, call)).status, "o")).toBe(company);
    }
    const { logo: _, environment: __, budget: ___, ...now } = await api.as(ines).company.get();
    expect(outcome((await api.rest(actor, "PUT /company/settings", { body: now })).status, "o")).toBe(company);
  });
});

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
}
const settings = { name: "Northwind", timezone: "UTC", ms_auth: false, enable_chat_agent: true };
const kept = { llm_body_days: 90, llm_metadata_days: 400, activity_days: 365 };
let entry = "";

/* The calls one after the other, as they were promised to those who write programs for them. */
const rows: Record<string, Row> = {
  "the settings": {
    call: () => "GET /company/settings/",
    status: 200,
    body: () => ({ version: 1, name: "My company", logo: null, environment: { microsoft: false, asana: false, mail: false } }),
  },
  "change them": {
    call: () => "PUT /company/settings",
    more: () => ({ body: { version: 1, ...settings, ...kept } }),
    status: 200,
    body: () => ({ version: 2, name: "Northwind" }),
  },
  "what shorter times would delete": {
    call: () => "GET /company/settings/retention-preview/",
    more: () => ({ query: { llm_body_days: "30" } }),
    status: 200,
    body: () => ({ llm_body_days: 30, llm_metadata_days: 400, activity_days: 365, texts: 0, calls: 0, activities: 0 }),
  },
  "times that cannot be set": {
    call: () => "GET /company/settings/retention-preview",
    more: () => ({ query: { llm_body_days: "0" } }),
    status: 400,
    body: () => ({ fields: { llm_body_days: [expect.any(String)] } }),
  },
  "on an old version": {
    call: () => "PUT /company/settings",
    more: () => ({ body: { version: 1, ...settings, ...kept } }),
    status: 409,
    body: () => ({ code: "STALE_VERSION", details: { current: { version: 2 } } }),
  },
  "keep logs for ever": {
    call: () => "PUT /company/settings",
    more: () => ({ body: { version: 2, ...settings, ...kept, activity_days: 4_000 } }),
    status: 400,
    body: () => ({ fields: { activity_days: [expect.any(String)] } }),
  },
  "what anybody is told": {
    call: () => "GET /company",
    status: 200,
    body: () => ({ ms_auth: false, enable_chat_agent: true, logo: null }),
  },
  "the log": {
    call: () => "GET /logs/activities/",
    more: () => ({ query: { actions: "company.updated,team.created", results: "success", limit: "1" } }),
    status: 200,
    body: () => ({ count: 1, next: null, results: [{ action: "company.updated", actor: { name: "Ines C" }, result: "success" }] }),
  },
  "its next page has the same filters": {
    call: () => "GET /logs/activities",
    more: () => ({ query: { actor_ids: mira.userId, limit: "1" } }),
    status: 200,
    body: () => ({ next: `/api/logs/activities?ordering=-at&limit=1&offset=1&actor_ids=${mira.userId}` }),
  },
  "an unknown result": { call: () => "GET /logs/activities", more: () => ({ query: { results: "maybe" } }), status: 400 },
  "an order that is not known": { call: () => "GET /logs/activities", more: () => ({ query: { ordering: "address" } }), status: 400 },
  "one entry": {
    call: () => `GET /logs/activities/${entry}`,
    status: 200,
    body: () => ({ changes: { name: { before: "My company", after: "Northwind" } }, address: "127.0.0.1", request_id: "test-request" }),
  },
  "no entry": { call: () => "GET /logs/activities/none", status: 404 },
  "what can be filtered by": {
    call: () => "GET /logs/activities/options",
    status: 200,
    body: () => ({ entity_types: expect.arrayContaining(["company", "campaign"]) }),
  },
  "the log as a file": { call: () => "GET /logs/activities/export/", status: 200 },
  "a file of what cannot be asked": { call: () => "GET /logs/activities/export", more: () => ({ query: { limit: "5" } }), status: 400 },
  "calls to models": {
    call: () => "GET /logs/llm/",
    more: () => ({ query: { purposes: "content,outline", statuses: "success", total_ms_max: "5000", limit: "1" } }),
    status: 200,
    body: () => ({ count: 2, results: [{ model: { name: "aurora" }, cost: null, tokens_fresh: 12, person: { first_name: "Ines" } }] }),
  },
  "their next page has the same filters": {
    call: () => "GET /logs/llm",
    more: () => ({ query: { purposes: "content", tokens_in_max: "20", ordering: "-cost", limit: "1" } }),
    status: 200,
    body: () => ({ next: "/api/logs/llm?ordering=-cost&limit=1&offset=1&purposes=content&tokens_in_max=20" }),
  },
  "an unknown purpose": { call: () => "GET /logs/llm", more: () => ({ query: { purposes: "poetry" } }), status: 400 },
  "one call": {
    call: () => `GET /logs/llm/${modelCall}`,
    status: 200,
    body: () => ({ bodies: "shown", body: { reply: "Written" }, thread: [{ id: modelCall }], price: null }),
  },
  "no call": { call: () => "GET /logs/llm/none", status: 404 },
  "their figures": {
    call: () => "GET /logs/llm/chart",
    more: () => ({ query: { group: "model", timezone: "Europe/Berlin" } }),
    status: 200,
    body: () => ({ unit: "hour", total: { calls: 2, without_cost: 2 }, groups: [{ key: "aurora" }] }),
  },
  "figures of a zone that does not exist": {
    call: () => "GET /logs/llm/chart",
    more: () => ({ query: { timezone: "Mars/Olympus" } }),
    status: 400,
  },
  "what calls can be filtered by": {
    call: () => "GET /logs/llm/options",
    status: 200,
    body: () => ({ models: [{ id: "aurora" }], purposes: ["content"], can_read_bodies: true }),
  },
  "budgets and what is spent of them": { call: () => "GET /logs/llm/budgets", status: 200, body: () => ({ budgets: [] }) },
  "a budget without its currency": {
    call: () => "PUT /company/settings",
    more: () => ({ body: { version: 2, ...settings, ...kept, monthly_budget: 5 } }),
    status: 400,
  },
  "calls as a file": { call: () => "GET /logs/llm/export", status: 200 },
  "take the logo away": { call: () => "DELETE /company/logo", status: 204 },
};

describe("over REST", () => {
  test.each(Object.keys(rows))("%s", async (name) => {
    entry = (await api.as(ines).activity.list({ actions: ["company.updated"], results: ["success"] })).results.at(-1)?.id ?? "";
    const { call, more, status, body } = rows[name] as Row;
    const answer = await api.rest(ines, call(), more?.());
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (body) expect(answer.body).toMatchObject(body() as object);
    const [method = "", path = ""] = call().split(" ");
    if (status < 300) findRoute(method, path)?.route.answer?.parse(answer.body);
  });

  test("every route of logs and the company is called here", () => {
    const called = Object.values(rows).map(({ call }) => {
      const [method = "", path = ""] = call().split(" ");
      return findRoute(method, path)?.route;
    });
    const left = routes.filter((one) => ["Logs", "Company"].includes(one.tag) && !called.includes(one));
    expect(left.map((one) => `${one.method} ${one.path}`)).toEqual([]);
  });
});

describe("a call that is refused", () => {
  const denied = async (actor: Actor) =>
    (await api.as(ines).activity.list({ actor_ids: [actor.userId], results: ["denied"] })).results.map((one) => [
      one.action,
      one.entity_name,
    ]);
  const tried = (attempt: Promise<unknown>) => attempt.catch(() => undefined);

  test("for lack of the right is noted once, over tRPC and REST together", async () => {
    const jonas = await createPerson(api.core, { roleKey: "viewer" });
    const role = (await api.as(ines).roles.list({ search: "Viewer" })).results[0]?.id ?? "";
    await tried(api.as(jonas).roles.get({ id: role }));
    await tried(api.as(jonas).roles.list({}));
    await api.rest(jonas, `GET /roles/${role}`);
    await api.rest(jonas, "GET /logs/activities/export");
    expect(await denied(jonas)).toEqual([
      ["activity_log.viewed", ""],
      ["role.viewed", "Viewer"],
    ]);
  });

  test("on somebody's thing is noted with its name", async () => {
    const jonas = await createPerson(api.core, { roleKey: "content_creator" });
    const { results } = await api.as(jonas).campaigns.list({ search: "Public" });
    await tried(api.as(jonas).campaigns.remove({ id: results[0]?.id ?? "" }));
    expect(await denied(jonas)).toEqual([["campaign.deleted", "Public"]]);
  });

  test("for something that cannot be seen, or was wrongly asked, is no denied right", async () => {
    const jonas = await createPerson(api.core, { roleKey: "content_creator" });
    await tried(api.as(jonas).campaigns.get({ id: "nothing" }));
    await api.rest(jonas, "GET /campaigns", { query: { ordering: "secret" } });
    await api.rest(null, "GET /campaigns");
    expect(await denied(jonas)).toEqual([]);
  });
});
