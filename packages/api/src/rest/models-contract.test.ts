import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/*
 * Models and languages over REST, call by call, as it was promised to those who write programs for it. Every answer is
 * also read with the strict schema that the OpenAPI document shows, and none of them holds a key.
 */
const key = "sk-canary-0123456789abcdef";
let api: TestApi;
let ines: Actor;
let aurora: string;
let builtin: string;
let de: string;
let it: string;

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "Carvalho" });
  aurora = (await api.as(ines).models.create(model({ name: "Aurora" }))).id;
  builtin = (await api.as(ines).models.list({ search: "built-in" })).results[0]?.id ?? "";
  const languages = (await api.as(ines).languages.list({})).results;
  [de, it] = ["de", "it"].map((code) => languages.find((one) => one.code === code)?.id ?? "") as [string, string];
  await api.as(ines).campaigns.create(await sampleBrief(api.core, { plan: { de: ["x"] } }));
});
afterAll(() => api.core.close());

const model = (more: object = {}) => ({
  provider: "openai_compatible" as const,
  name: "More",
  model_name: "large",
  endpoint_url: "https://llm.example.com/v1",
  api_key: key,
  ...more,
});
const welsh = { code: "CY", name: "Welsh", native_name: "Cymraeg", direction: "ltr", word_spacing: true };
const german = { name: "German", native_name: "Deutsch", direction: "ltr", word_spacing: true, formality_note: "Du" };

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
}

const rows: Record<string, Row> = {
  models: {
    call: () => "GET /models/",
    more: () => ({ query: { limit: "1", ordering: "name" } }),
    status: 200,
    body: () => ({
      count: 2,
      next: "/api/models?ordering=name&limit=1&offset=1",
      results: [{ name: "Aurora", endpoint_host: "llm.example.com", price_in: null, health: "unknown" }],
    }),
  },
  "models in an order that is not known": { call: () => "GET /models", more: () => ({ query: { ordering: "api_key" } }), status: 400 },
  "one model": {
    call: () => `GET /models/${aurora}`,
    status: 200,
    body: () => ({ has_api_key: true, api_key_hint: "cdef", used_by: { channels: [], campaigns: 0 } }),
  },
  "no model": { call: () => "GET /models/none", status: 404 },
  "add a model": {
    call: () => "POST /models",
    more: () => ({ body: model({ headers: [{ name: "X-Team", value: "v-0123456789" }] }), idempotencyKey: "once" }),
    status: 201,
    body: () => ({ version: 1, headers: [{ name: "X-Team", has_value: true }] }),
  },
  "add it again": { call: () => "POST /models", more: () => ({ body: model() }), status: 409, body: () => ({ code: "NAME_TAKEN" }) },
  "add one at a metadata address": {
    call: () => "POST /models",
    more: () => ({ body: model({ name: "Meta", endpoint_url: "http://2852039166/latest" }) }),
    status: 400,
    body: () => ({ fields: { endpoint_url: [expect.any(String)] } }),
  },
  "add one without what its provider needs": {
    call: () => "POST /models",
    more: () => ({ body: model({ name: "Azure", provider: "azure_openai" }) }),
    status: 400,
    body: () => ({ fields: { deployment_name: ["Deployment name is required"], api_version: ["API version is required"] } }),
  },
  "slip a field in": { call: () => "POST /models", more: () => ({ body: model({ name: "S", has_api_key: true }) }), status: 400 },
  "change a model": {
    call: () => `PUT /models/${aurora}`,
    more: () => {
      const { api_key: _, ...body } = model({ name: "Aurora Large", version: 1, price_in: 2, price_out: 8, currency: "EUR" });
      return { body };
    },
    status: 200,
    body: () => ({ name: "Aurora Large", has_api_key: true, version: 2, price_in: 2 }),
  },
  "change it on an old version": {
    call: () => `PUT /models/${aurora}/`,
    more: () => ({ body: model({ name: "Mine", version: 1 }) }),
    status: 409,
    body: () => ({ code: "STALE_VERSION", details: { current: { name: "Aurora Large", updated_by: { name: "Ines Carvalho" } } } }),
  },
  "change its address without its key": {
    call: () => `PUT /models/${aurora}`,
    more: () => {
      const { api_key: _, ...body } = model({ version: 2, endpoint_url: "https://elsewhere.example.com/v1" });
      return { body };
    },
    status: 400,
    body: () => ({ fields: { api_key: [expect.stringContaining("Enter it again")] } }),
  },
  "make it the default": {
    call: () => `PUT /models/${aurora}/default`,
    more: () => ({ body: { use: "content" } }),
    status: 200,
    body: () => ({ is_default_content: true }),
  },
  "switch the default off": {
    call: () => `PUT /models/${aurora}/status`,
    more: () => ({ body: { status: "inactive" } }),
    status: 422,
    body: () => ({ code: "RULE_BROKEN" }),
  },
  "switch a model off": {
    call: () => `PUT /models/${aurora}/status`,
    more: () => ({ body: { status: "active" } }),
    status: 200,
    body: () => ({ status: "active" }),
  },
  "try a model that is not saved": {
    call: () => "POST /models/test",
    more: () => ({ body: model({ endpoint_url: "http://127.0.0.1:18099/v1" }) }),
    status: 200,
    body: () => ({
      ok: false,
      steps: [{ step: "address", state: "failed", message: expect.stringContaining("MODEL_HOSTS_ALLOW") }, ...Array(7).fill({})],
    }),
  },
  "try a stored model": {
    call: () => `POST /models/${builtin}/test/`,
    status: 200,
    body: () => ({ ok: true, capabilities: { streaming: true } }),
  },
  "try a model that is gone": { call: () => "POST /models/gone/test", status: 404 },
  "delete a model in use": {
    call: () => `DELETE /models/${aurora}`,
    status: 409,
    body: () => ({ code: "IN_USE", details: { used_by: { default_for: ["content"] } } }),
  },
  "delete it and give another": { call: () => `DELETE /models/${aurora}`, more: () => ({ query: { replace_with: builtin } }), status: 204 },
  languages: {
    call: () => "GET /languages",
    more: () => ({ query: { status: "active", limit: "2" } }),
    status: 200,
    body: () => ({
      count: 6,
      previous: null,
      results: [
        { code: "en", is_default: true },
        { code: "de", used_by: { campaigns: 1 } },
      ],
    }),
  },
  "ready-made languages": { call: () => "GET /languages/catalogue/", status: 200 },
  "add a language": {
    call: () => "POST /languages",
    more: () => ({ body: welsh, idempotencyKey: "welsh" }),
    status: 201,
    body: () => ({ code: "cy", version: 1, status: "active" }),
  },
  "add it once more": {
    call: () => "POST /languages",
    more: () => ({ body: welsh }),
    status: 409,
    body: () => ({ fields: { code: [expect.stringContaining("cy")] } }),
  },
  "add one of no code": { call: () => "POST /languages", more: () => ({ body: { ...welsh, code: "not a code" } }), status: 400 },
  "change a language": {
    call: () => `PUT /languages/${de}`,
    more: () => ({ body: { version: 1, ...german } }),
    status: 200,
    body: () => ({ formality_note: "Du", version: 2 }),
  },
  "change a language on an old version": {
    call: () => `PUT /languages/${de}`,
    more: () => ({ body: { version: 1, ...german } }),
    status: 409,
    body: () => ({ details: { current: { formality_note: "Du" } } }),
  },
  "change the code of a language": {
    call: () => `PUT /languages/${de}`,
    more: () => ({ body: { version: 2, ...german, code: "xx" } }),
    status: 400,
  },
  "begin in another language": { call: () => `PUT /languages/${de}/default`, status: 200, body: () => ({ is_default: true }) },
  "switch a language off": {
    call: () => `PUT /languages/${it}/status/`,
    more: () => ({ body: { status: "inactive" } }),
    status: 200,
    body: () => ({ status: "inactive" }),
  },
  "an order that misses some": { call: () => "PUT /languages/order", more: () => ({ body: { ids: [de] } }), status: 409 },
  "delete a language in use": { call: () => `DELETE /languages/${de}`, status: 422 },
  "what a public model costs": {
    call: () => "GET /models/suggested-price",
    more: () => ({ query: { provider: "openai", model_name: "gpt-4o-mini" } }),
    status: 200,
    body: () => ({ price_in: 0.15, price_cached: 0.075, currency: "USD" }),
  },
  "delete a language": { call: () => `DELETE /languages/${it}`, status: 204 },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body } = rows[name] as Row;
  const answer = await api.rest(ines, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (body) expect(answer.body).toMatchObject(body() as object);
  expect(JSON.stringify(answer.body) ?? "").not.toMatch(/sk-canary|v-0123456789/);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
});

test("every route about models and languages is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  const left = routes.filter((one) => ["Models", "Languages"].includes(one.tag) && !called.includes(one));
  expect(left.map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
