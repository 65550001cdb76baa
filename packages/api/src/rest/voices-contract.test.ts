import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/* Voices over REST, call by call, each answer read with the strict schema that the OpenAPI document shows. */
let api: TestApi;
let ines: Actor;
let english: string;
let linkedin: string;
/** Ids of what the calls before have made. */
const made = { dry: "", copy: "" };

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "Carvalho" });
  const options = await api.as(ines).options.get();
  english = options.languages.find((one) => one.code === "en")?.id ?? "";
  linkedin = options.channels.find((one) => one.code === "linkedin")?.id ?? "";
});
afterAll(() => api.core.close());

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
  note?: (body: { id: string }) => void;
}

const guides = () => [
  { language_id: english, markdown: "Short sentences.", banned_terms: ["revolutionary"] },
  { language_id: english, channel_ids: [linkedin], preferred_terms: [{ instead_of: "users", use: "people" }] },
];

const letter = "We opened 412 kettles. Each had the same seal. We keep it on the shelf for 20 years.";

const rows: Record<string, Row> = {
  make: {
    call: () => "POST /voices/",
    more: () => ({ body: { name: "Dry repairer", status: "active", style_guides: guides() }, idempotencyKey: "once" }),
    status: 201,
    body: () => ({ version: 1, guide_count: 2, owner: { name: "Ines Carvalho" }, languages: [{ code: "en" }] }),
    note: ({ id }) => {
      made.dry = id;
    },
  },
  "make it again with the same key": {
    call: () => "POST /voices",
    more: () => ({ body: { name: "Dry repairer", status: "active", style_guides: guides() }, idempotencyKey: "once" }),
    status: 201,
    body: () => ({ id: made.dry }),
  },
  "make it again": {
    call: () => "POST /voices",
    more: () => ({ body: { name: "dry repairer" } }),
    status: 409,
    body: () => ({ code: "NAME_TAKEN", fields: { name: [expect.any(String)] } }),
  },
  "make one whose first guide is not a catch-all": {
    call: () => "POST /voices",
    more: () => ({ body: { name: "V", style_guides: guides().slice(1) } }),
    status: 400,
    body: () => ({ fields: { "style_guides.0.channel_ids": [expect.any(String)] } }),
  },
  list: {
    call: () => "GET /voices",
    more: () => ({ query: { status: "active", ordering: "-name", limit: "1", language_id: english } }),
    status: 200,
    body: () => ({ count: 2, next: expect.stringContaining("status=active"), results: [{ guide_count: expect.any(Number) }] }),
  },
  "list in an order that is none": { call: () => "GET /voices", more: () => ({ query: { ordering: "secret" } }), status: 400 },
  one: {
    call: () => `GET /voices/${made.dry}/`,
    status: 200,
    body: () => ({ style_guides: [{ channel_ids: [] }, { channel_ids: [linkedin] }] }),
  },
  preview: {
    call: () => "POST /voices/preview",
    more: () => ({ body: { voice_id: made.dry, language_id: english, channel_id: linkedin } }),
    status: 200,
    body: () => ({ guide: "channel", parts: { style_guide: expect.stringContaining("“people” instead of “users”") } }),
  },
  "forms of terms": {
    call: () => "POST /voices/term-forms",
    more: () => ({ body: { language_id: english, terms: ["cheap", "best-in-class"] } }),
    status: 200,
    body: () => [{ term: "cheap", forms: expect.arrayContaining(["cheaper"]), in_longer_words: false }, { term: "best-in-class" }],
  },
  "forms of terms of no language": {
    call: () => "POST /voices/term-forms",
    more: () => ({ body: { language_id: "gone", terms: ["cheap"] } }),
    status: 400,
    body: () => ({ fields: { language_id: [expect.any(String)] } }),
  },
  "preview a draft": {
    call: () => "POST /voices/preview",
    more: () => ({ body: { draft: { name: "N", description: "D", style_guides: [] }, language_id: english } }),
    status: 200,
    body: () => ({ guide: "none", saved: null, parts: { voice: "N\n\nD" } }),
  },
  change: {
    call: () => `PUT /voices/${made.dry}`,
    more: () => ({ body: { version: 1, name: "Drier", status: "active", style_guides: guides().slice(0, 1) } }),
    status: 200,
    body: () => ({ name: "Drier", version: 2, guide_count: 1 }),
  },
  "change what somebody else changed": {
    call: () => `PUT /voices/${made.dry}`,
    more: () => ({ body: { version: 1, name: "Drier still" } }),
    status: 409,
    body: () => ({ code: "STALE_VERSION", details: { current: { name: "Drier", updated_by: { name: "Ines Carvalho" } } } }),
  },
  "draft a guide": {
    call: () => `POST /voices/${made.dry}/draft-guide`,
    more: () => ({ body: { language_id: english } }),
    status: 200,
    body: () => ({
      proposals: expect.arrayContaining([
        { field: "person", rules: [{ text: "we", because: expect.any(String), evidence: expect.any(Array) }] },
      ]),
      model: { provider: "builtin" },
    }),
  },
  duplicate: {
    call: () => `POST /voices/${made.dry}/duplicate`,
    status: 201,
    body: () => ({ name: "Drier (copy)", status: "draft" }),
    note: ({ id }) => {
      made.copy = id;
    },
  },
  publish: {
    call: () => `POST /voices/${made.copy}/status`,
    more: () => ({ body: { status: "active" } }),
    status: 200,
    body: () => ({ status: "active" }),
  },
  "delete one in use": {
    call: () => `DELETE /voices/${made.dry}`,
    status: 409,
    body: () => ({ code: "IN_USE", error: expect.stringContaining("“Spring launch”"), details: { campaigns: 1 } }),
  },
  delete: { call: () => `DELETE /voices/${made.copy}`, status: 204 },
  "read what is deleted": { call: () => `GET /voices/${made.copy}`, status: 404 },
  "deleted ones": {
    call: () => "GET /voices/deleted",
    status: 200,
    body: () => [{ name: "Drier (copy)", deleted_at: expect.any(String) }],
  },
  restore: { call: () => `POST /voices/${made.copy}/restore`, status: 200, body: () => ({ name: "Drier (copy)" }) },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body, note } = rows[name] as Row;
  if (name === "draft a guide")
    await api.as(ines).examples.create({ voice_id: made.dry, language_id: english, title: "A letter", text: letter });
  if (name === "delete one in use") await api.as(ines).campaigns.create(await sampleBrief(api.core, { voice_id: made.dry }));
  const answer = await api.rest(ines, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (body) expect(answer.body).toMatchObject(body() as object);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
  note?.(answer.body as { id: string });
});

test("every route about voices is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  const left = routes.filter((one) => one.tag === "Voices" && !called.includes(one));
  expect(left.map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
