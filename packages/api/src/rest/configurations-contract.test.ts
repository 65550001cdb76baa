import type { ConfigurationDetail } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/*
 * Objectives, outline and scheduler configuration over REST, call by call. Every answer is also read with the strict
 * schema that the OpenAPI document shows, so that no field comes or goes unseen.
 */
let api: TestApi;
let ines: Actor;
let campaign: string;
let used: string;
let outline: ConfigurationDetail;
let scheduler: ConfigurationDetail;
const made = { objective: "", state: "" };

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "Carvalho" });
  const brief = await sampleBrief(api.core);
  used = brief.objective_ids[0] ?? "";
  campaign = (await api.as(ines).campaigns.create(brief)).id;
  outline = await api.as(ines).outline_configuration.get();
  scheduler = await api.as(ines).scheduler_configuration.get();
});
afterAll(() => api.core.close());

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
  keep?: (body: never) => void;
}

const formOf = ({ version, attributes, system_prompt, user_prompt, model_id, parameters }: ConfigurationDetail) => ({
  version,
  attributes,
  system_prompt,
  user_prompt,
  model_id,
  parameters,
});

const rows: Record<string, Row> = {
  objectives: {
    call: () => "GET /objectives-config/",
    more: () => ({ query: { limit: "2", search: "" } }),
    status: 200,
    body: () => ({
      count: 9,
      next: "/api/objectives-config?ordering=position&limit=2&offset=2",
      results: [{ name: "Brand awareness", is_default: true, campaign_count: 1 }, { name: "Product launch" }],
    }),
  },
  "objectives in an order that is not known": {
    call: () => "GET /objectives-config",
    more: () => ({ query: { ordering: "secret" } }),
    status: 400,
  },
  "add an objective": {
    call: () => "POST /objectives-config",
    more: () => ({ body: { name: "Partner news", description: "Tell partners first." } }),
    status: 201,
    body: () => ({ position: 9, version: 1, updated_by: { name: "Ines Carvalho" } }),
    keep: (body: { id: string }) => {
      made.objective = body.id;
    },
  },
  "add one whose name is taken": { call: () => "POST /objectives-config", more: () => ({ body: { name: "partner NEWS" } }), status: 409 },
  "add one that is inactive and the default": {
    call: () => "POST /objectives-config",
    more: () => ({ body: { name: "X", status: "inactive", is_default: true } }),
    status: 400,
    body: () => ({ fields: { is_default: [expect.any(String)] } }),
  },
  "change an objective": {
    call: () => `PUT /objectives-config/${made.objective}`,
    more: () => ({ body: { version: 1, name: "Partners", kpi_hint: "Replies" } }),
    status: 200,
    body: () => ({ name: "Partners", description: "", kpi_hint: "Replies", version: 2 }),
  },
  "change it on an old version": {
    call: () => `PUT /objectives-config/${made.objective}`,
    more: () => ({ body: { version: 1, name: "Mine" } }),
    status: 409,
    body: () => ({ code: "STALE_VERSION", details: { current: { name: "Partners" } } }),
  },
  "make it the default": {
    call: () => `PUT /objectives-config/${made.objective}/default`,
    more: () => ({ body: { is_default: true } }),
    status: 200,
    body: () => ({ is_default: true }),
  },
  "make it inactive": {
    call: () => `PUT /objectives-config/${made.objective}/status/`,
    more: () => ({ body: { status: "inactive" } }),
    status: 200,
    body: () => ({ status: "inactive", is_default: false }),
  },
  "put objectives in an order that leaves some out": {
    call: () => "PUT /objectives-config/order",
    more: () => ({ body: { ids: [made.objective] } }),
    status: 409,
  },
  "delete an objective in use": {
    call: () => `DELETE /objectives-config/${used}`,
    status: 409,
    body: () => ({ code: "IN_USE", details: { campaigns: 1 } }),
  },
  "delete an objective": { call: () => `DELETE /objectives-config/${made.objective}`, status: 204 },
  "delete it again": { call: () => `DELETE /objectives-config/${made.objective}`, status: 404 },
  "who changed the objectives": {
    call: () => "GET /objectives-config/history",
    more: () => ({ query: { limit: "1" } }),
    status: 200,
    body: () => ({
      count: 5,
      next: "/api/objectives-config/history?ordering=-at&limit=1&offset=1",
      results: [{ action: "objective.deleted", name: "Partners", by: { name: "Ines Carvalho" } }],
    }),
  },
  "what bringing the delivered objectives back would change": {
    call: () => "GET /objectives-config/restore",
    status: 200,
    body: () => ({ changed: [], missing: [], own: 0, no_longer_default: [], is_reordered: false }),
  },
  "bring the delivered objectives back": {
    call: () => "POST /objectives-config/restore",
    status: 200,
    body: () => ({ changed: [], missing: [] }),
  },
  "the outline configuration": {
    call: () => "GET /outline-config",
    status: 200,
    body: () => ({ kind: "outline", rules: null, is_default: true, version: 1 }),
  },
  "change it": {
    call: () => "PUT /outline-config",
    more: () => ({ body: { ...formOf(outline), system_prompt: "Be brief." } }),
    status: 200,
    body: () => ({ version: 2, is_default: false, updated_by: { name: "Ines Carvalho" } }),
  },
  "change it on an old version, too": {
    call: () => "PUT /outline-config",
    more: () => ({ body: { ...formOf(outline), system_prompt: "Be long." } }),
    status: 409,
    body: () => ({ details: { current: { system_prompt: "Be brief." } } }),
  },
  "change it to a prompt with an unknown variable": {
    call: () => "PUT /outline-config",
    more: () => ({ body: { ...formOf(outline), version: 2, user_prompt: "{{#weather}}" } }),
    status: 400,
    body: () => ({ fields: { user_prompt: [expect.stringContaining("weather")] } }),
  },
  "its history": {
    call: () => "GET /outline-config/history",
    status: 200,
    body: () => ({
      count: 2,
      results: [{ number: 2, is_current: true, changes: { system_prompt: { after: "Be brief." } } }, { by: null }],
    }),
    keep: (body: { results: { id: string }[] }) => {
      made.state = body.results[1]?.id ?? "";
    },
  },
  "an earlier state": {
    call: () => `GET /outline-config/history/${made.state}`,
    status: 200,
    body: () => ({ number: 1, values: { system_prompt: outline.system_prompt, rules: null } }),
  },
  "an earlier state of the other configuration": { call: () => `GET /scheduler-config/history/${made.state}`, status: 404 },
  "go back": {
    call: () => "POST /outline-config/restore",
    more: () => ({ body: { version: 2, change_id: made.state } }),
    status: 200,
    body: () => ({ version: 3, is_default: true }),
  },
  "try it": {
    call: () => "POST /outline-config/try",
    more: () => ({ body: { campaign_id: campaign } }),
    status: 200,
    body: () => ({ campaign: { name: "Spring launch" }, outline: { title: expect.any(String) }, model: { is_offline: true } }),
  },
  "the scheduler configuration": {
    call: () => "GET /scheduler-config",
    status: 200,
    body: () => ({ rules: { posts_per_day: 3, windows: { sms: [{ from: "10:00" }] } } }),
  },
  "change its rules": {
    call: () => "PUT /scheduler-config",
    more: () => ({ body: { ...formOf(scheduler), rules: { ...scheduler.rules, posts_per_day: 1, channel_posts_per_week: { x: 4 } } } }),
    status: 200,
    body: () => ({ version: 2, rules: { posts_per_day: 1, channel_posts_per_week: { x: 4 } } }),
  },
  "change them to ones that contradict themselves": {
    call: () => "PUT /scheduler-config",
    more: () => ({ body: { ...formOf(scheduler), version: 2, rules: { ...scheduler.rules, windows: { x: [] } } } }),
    status: 400,
    body: () => ({ fields: { "rules.windows.x": [expect.any(String)] } }),
  },
  "history of the scheduler": {
    call: () => "GET /scheduler-config/history/",
    more: () => ({ query: { limit: "1" } }),
    status: 200,
    body: () => ({
      next: "/api/scheduler-config/history?ordering=-at&limit=1&offset=1",
      results: [{ changes: { "rules.posts_per_day": { before: 3, after: 1 } } }],
    }),
  },
  "restore its defaults": {
    call: () => "POST /scheduler-config/restore",
    more: () => ({ body: { version: 2 } }),
    status: 200,
    body: () => ({ version: 3, is_default: true }),
  },
  "try it on the sample": {
    call: () => "POST /scheduler-config/try",
    more: () => ({ body: {} }),
    status: 200,
    body: () => ({ campaign: { id: null }, plan: { posts: expect.any(Array) } }),
  },
  "try it on a campaign in which nothing is written": {
    call: () => "POST /scheduler-config/try",
    more: () => ({ body: { campaign_id: campaign } }),
    status: 422,
  },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body, keep } = rows[name] as Row;
  const answer = await api.rest(ines, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (body) expect(answer.body).toMatchObject(body() as object);
  keep?.(answer.body as never);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
});

test("every route of these is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  const left = routes.filter((one) => ["Objectives", "Configurations"].includes(one.tag) && !called.includes(one));
  expect(left.map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
