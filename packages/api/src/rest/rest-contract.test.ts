import { type Actor, deliverDueMails } from "@copydesk/core";
import { createPerson, sampleStory } from "@copydesk/core/testing";
import { readOutbox } from "@copydesk/core/testing-mail";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { handleRest } from "./handle-rest.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/*
 * The REST surface, call by call, as it was promised to those who write programs for it. Every answer is also read with
 * the strict schema that the OpenAPI document shows, so that no field comes or goes unseen.
 */
const password = "a long enough password";

let api: TestApi;
let person: Actor;
let campaign: string;
let block: string;
let first: string;
let template: string;
let templateValues: Record<string, unknown>;

const newCampaign = {
  name: "Spring launch",
  main_story: sampleStory,
  objectives: ["product launch", "Make Mara famous"],
  from_date: "2026-12-01",
  to_date: "2026-12-28",
  is_public: false,
  generation_mode: "entire_campaign",
  content_schedule: true,
  languages: [
    { code: "en", channels: ["linkedin", "x"] },
    { code: "ar", channels: ["email"] },
  ],
};

beforeAll(async () => {
  api = await createTestApi();
  person = await createPerson(api.core, { email: "mara@example.com", password });
  const made = await ask("POST /campaigns", { body: { ...newCampaign, name: "The campaign of the table" } });
  campaign = field(made, "id");
  const blocks = await ask(`GET /campaigns/${campaign}/blocks`);
  block = (blocks.results as { id: string; kind: string; channel: string | null }[]).find((one) => one.channel === "linkedin")?.id ?? "";
  first = field(await ask(`POST /blocks/${block}/versions`, { body: { text: "One", base_version_id: null } }), "id");
  template = field(((await ask("GET /templates")).results as Record<string, unknown>[])[0] ?? {}, "id");
  const { values } = await ask(`GET /templates/${template}`);
  templateValues = { ...(values as Record<string, unknown>), name: "Of a template", main_story: sampleStory };
});
afterAll(() => api.core.close());

const field = (body: Record<string, unknown>, key: string) => String(body[key]);

/** A call that must succeed; its answer was read with the route's schema. */
async function ask(call: string, more: TestRestCall = {}, actor: Actor | null = person): Promise<Record<string, unknown>> {
  const answer = await api.rest(actor, call, more);
  if (answer.status >= 300) throw new Error(`${call}: ${JSON.stringify(answer.body)}`);
  const [method = "", path = ""] = call.split(" ");
  answerOf(findRoute(method, path)?.route)?.parse(answer.body);
  return answer.body as Record<string, unknown>;
}

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: unknown;
}

function templateChange() {
  const { from_date: _f, to_date: _t, is_public: _p, ...brief } = newCampaign;
  return { version: 1, name: "Of ours", span_days: 9, values: { ...brief, name: "{{#what}} launch" } };
}

const rows: Record<string, Row> = {
  "sign in": {
    call: () => "POST /auth/login",
    more: () => ({ body: { email: "mara@example.com", password } }),
    status: 200,
    body: { token: expect.any(String), user_id: expect.any(String) },
  },
  "sign in with a wrong password": {
    call: () => "POST /auth/login/",
    more: () => ({ body: { email: "mara@example.com", password: "wrong" } }),
    status: 401,
    body: { error: "Incorrect email or password" },
  },
  "sign in without a password": { call: () => "POST /auth/login", more: () => ({ body: { email: "mara@example.com" } }), status: 400 },
  "sign in without a body": { call: () => "POST /auth/login", status: 400 },
  profile: {
    call: () => "GET /users/profile",
    status: 200,
    body: {
      data: { email: "mara@example.com", first_name: "Pat", profile_pic: null, features: [], is_cbn_auth: false, roles: ["Administrator"] },
    },
  },
  modules: {
    call: () => "GET /users/modules/",
    status: 200,
    body: { modules: expect.arrayContaining([{ module_id: "campaigns", module_code: "campaigns", module_title: "Campaigns" }]) },
  },
  company: { call: () => "GET /company", status: 200, body: { ms_auth: false, enable_chat_agent: false, logo: null } },
  "warm up": { call: () => "GET /azure-warmup/", status: 204 },
  "set preferences": {
    call: () => "POST /user-preference/",
    more: () => ({ body: [{ key: "theme", value: "dark", value_type: "string" }] }),
    status: 200,
    body: [{ key: "theme", value: "dark", value_type: "string" }],
  },
  "read preferences": {
    call: () => "GET /user-preference/",
    more: () => ({ query: { key: "theme,tour.a" } }),
    status: 200,
    body: [{ key: "theme", value: "dark", value_type: "string" }],
  },
  "remove preferences by keys": { call: () => "DELETE /user-preference/", more: () => ({ body: { keys: ["theme"] } }), status: 204 },
  "remove preferences as a list": { call: () => "DELETE /user-preference", more: () => ({ body: [{ key: "theme" }] }), status: 204 },
  "a preference with a bad key": {
    call: () => "POST /user-preference",
    more: () => ({ body: [{ key: "A B", value: "", value_type: "string" }] }),
    status: 400,
  },
  "ask for a new password": {
    call: () => "POST /auth/forgot-password/",
    more: () => ({ body: { email: "mara@example.com" } }),
    status: 200,
    body: { message: "If this address has an account, an email with a link is on its way." },
  },
  "ask for a new password for nobody": {
    call: () => "POST /auth/forgot-password/",
    more: () => ({ body: { email: "nobody@example.com" } }),
    status: 200,
    body: { message: "If this address has an account, an email with a link is on its way." },
  },
  "choose a password with a link that was never made": {
    call: () => `POST /auth/reset-password/${"x".repeat(43)}/`,
    more: () => ({
      query: { isActivation: "true" },
      body: { new_password: "paper lantern harbour", confirm_password: "paper lantern harbour" },
    }),
    status: 400,
    body: { error: expect.stringContaining("This link has expired") },
  },
  "choose two different passwords": {
    call: () => `POST /auth/reset-password/${"x".repeat(43)}`,
    more: () => ({ body: { new_password: "paper lantern harbour", confirm_password: "another" } }),
    status: 400,
    body: { fields: { confirm_password: ["The passwords don't match"] } },
  },
  "change the password with a wrong one": {
    call: () => "POST /users/profile/password/",
    more: () => ({
      body: { current_password: "wrong", new_password: "paper lantern harbour", confirm_password: "paper lantern harbour" },
    }),
    status: 422,
    body: { fields: { current_password: ["This is not your current password"] } },
  },
  "change the profile in part": {
    call: () => "PATCH /users/profile/",
    more: () => ({ body: { job_title: "Head of brand" } }),
    status: 200,
    body: { data: { job_title: "Head of brand", first_name: "Pat", timezone: "Europe/Berlin" } },
  },
  "change the profile in another part, which leaves the first": {
    call: () => "PATCH /users/profile",
    more: () => ({ body: { timezone: "Asia/Tokyo" } }),
    status: 200,
    body: { data: { job_title: "Head of brand", timezone: "Asia/Tokyo" } },
  },
  "change the profile into nonsense": {
    call: () => "PATCH /users/profile",
    more: () => ({ body: { first_name: "  ", timezone: "Mars/Olympus" } }),
    status: 400,
    body: { fields: { first_name: ["First name is required"], timezone: [expect.any(String)] } },
  },
  "change one's own role with the profile": {
    call: () => "PATCH /users/profile",
    more: () => ({ body: { roles: ["administrator"] } }),
    status: 400,
  },
  "profile details": {
    call: () => "GET /users/profile/details",
    status: 200,
    body: { data: { email: "mara@example.com", has_password: true, connections: [] } },
  },
  rights: { call: () => "GET /users/rights", status: 200, body: { rights: { "users.invite": "any" } } },
  sessions: { call: () => "GET /users/profile/sessions/", status: 200, body: { results: expect.any(Array) } },
  "end other sessions": { call: () => "DELETE /users/profile/sessions", status: 200, body: { ended: expect.any(Number) } },
  "end a session of nobody": { call: () => "DELETE /users/profile/sessions/x", status: 404 },
  "make a personal token": {
    call: () => "POST /users/profile/tokens",
    more: () => ({ body: { name: "Nightly export", access: "read" } }),
    status: 201,
    body: { name: "Nightly export", access: "read", token: expect.stringMatching(/^cdk_/), expires_at: null, last_used_at: null },
  },
  "make a personal token for longer than there is": {
    call: () => "POST /users/profile/tokens",
    more: () => ({ body: { name: "For ever", access: "read", days: 100_000 } }),
    status: 400,
    body: { fields: { days: [expect.any(String)] } },
  },
  "personal tokens": {
    call: () => "GET /users/profile/tokens",
    status: 200,
    body: { results: [{ name: "Nightly export", has_expired: false }] },
  },
  "revoke a personal token of nobody": { call: () => "DELETE /users/profile/tokens/x", status: 404 },
  "disconnect an account": { call: () => "DELETE /users/profile/connections/asana/", status: 204 },
  "disconnect an account of a service that is not known": { call: () => "DELETE /users/profile/connections/gitlab", status: 400 },
  "take the photo away": { call: () => "DELETE /users/profile/photo/", status: 204 },
  "make a campaign": {
    call: () => "POST /campaigns",
    more: () => ({ body: newCampaign }),
    status: 201,
    body: {
      name: "Spring launch",
      status: "draft",
      privacy: "private",
      timezone: "Europe/Berlin",
      objectives: ["Product launch", "Make Mara famous"],
      languages: newCampaign.languages,
      voice_id: expect.any(String),
    },
  },
  "make a campaign with a taken name": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: "SPRING LAUNCH" } }),
    status: 409,
    body: { code: "NAME_TAKEN", fields: { name: ["A campaign with this name already exists"] } },
  },
  "make a campaign in a language that does not exist": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: "Other", languages: [{ code: "tlh", channels: ["x"] }] } }),
    status: 400,
    body: { fields: { "languages.0.code": [expect.stringContaining("tlh")] } },
  },
  "make a campaign for a channel that does not exist": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: "Other", languages: [{ code: "en", channels: ["x", "fax"] }] } }),
    status: 400,
    body: { fields: { "languages.0.channels.1": [expect.stringContaining("fax")] } },
  },
  "make a campaign with a key that is not known": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: "Other", owner_id: "somebody" } }),
    status: 400,
  },
  "make a campaign with a name whose length cannot be compared": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: { length: { toString: 1 } } } }),
    status: 400,
    body: { code: "BAD_REQUEST" },
  },
  "make a campaign that ends before it begins": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: "Other", to_date: "2026-11-01" } }),
    status: 400,
    body: { fields: { to_date: ["The last day cannot be before the first"] } },
  },
  "make a campaign with too many objectives of its own": {
    call: () => "POST /campaigns",
    more: () => ({
      body: { ...newCampaign, name: "Other", objectives: ["One", "Two", "Three", "Four"].map((name) => `${name} of my own`) },
    }),
    status: 400,
    body: { fields: { objectives: ["Add three objectives of your own or fewer"] } },
  },
  "make a campaign with a language without channels": {
    call: () => "POST /campaigns",
    more: () => ({ body: { ...newCampaign, name: "Other", languages: [{ code: "en", channels: [] }] } }),
    status: 400,
    body: { fields: { "languages.0.channels": ["Choose at least one channel"] } },
  },
  "what campaigns can be made of": {
    call: () => "GET /options",
    status: 200,
    body: {
      languages: expect.arrayContaining([expect.objectContaining({ code: "en", is_default: true })]),
      channels: expect.arrayContaining([expect.objectContaining({ code: "linkedin", is_active: true })]),
      objectives: expect.arrayContaining([expect.objectContaining({ name: "Product launch" })]),
      voices: expect.arrayContaining([expect.objectContaining({ is_default: true })]),
      models: [expect.objectContaining({ provider: "builtin" })],
    },
  },
  "estimate a campaign": {
    call: () => "POST /campaigns/estimate/",
    more: () => ({ body: { story_length: 900, languages: newCampaign.languages } }),
    status: 200,
    body: { is_offline: true, calls: 7, cost: { amount: 0, currency: "EUR" } },
  },
  "estimate a campaign in a language that does not exist": {
    call: () => "POST /campaigns/estimate",
    more: () => ({ body: { story_length: 900, languages: [{ code: "tlh", channels: ["x"] }] } }),
    status: 400,
    body: { fields: { "languages.0.code": [expect.stringContaining("tlh")] } },
  },
  "keep a form": {
    call: () => "PUT /drafts/new",
    more: () => ({ body: { values: { name: "Half a na" } } }),
    status: 200,
    body: { saved_at: expect.any(String) },
  },
  "read a form": { call: () => "GET /drafts/new/", status: 200, body: { key: "new", values: { name: "Half a na" } } },
  "read a form of no kind": { call: () => "GET /drafts/anything", status: 400 },
  "forget a form": { call: () => "DELETE /drafts/new", status: 204 },
  "follow a run of nobody's": { call: () => `GET /campaigns/${campaign}/runs/nothing/events`, status: 404 },
  "list campaigns": {
    call: () => "GET /campaigns/",
    more: () => ({ query: { limit: "1", ordering: "name", search: "launch" } }),
    status: 200,
    body: {
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id: expect.any(String),
          name: "Spring launch",
          status: "draft",
          privacy: "private",
          languages: ["en", "ar"],
          channels: ["linkedin", "x", "email"],
          from_date: "2026-12-01",
          to_date: "2026-12-28",
          owner: { id: expect.any(String), first_name: "Pat" },
          updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ],
    },
  },
  "list the second page": {
    call: () => "GET /campaigns",
    more: () => ({ query: { limit: "1", offset: "1" } }),
    status: 200,
    body: { count: 2, next: null, previous: "/api/campaigns?ordering=-updated_at&limit=1&offset=0&scope=all" },
  },
  "list in an order that is not known": {
    call: () => "GET /campaigns",
    more: () => ({ query: { ordering: "password" } }),
    status: 400,
    body: { fields: { ordering: [expect.stringContaining("updated_at, name, status, from_date, created_at")] } },
  },
  "list more than a hundred": { call: () => "GET /campaigns", more: () => ({ query: { limit: "101" } }), status: 400 },
  "list with a filter that is not known": { call: () => "GET /campaigns", more: () => ({ query: { owner: "me" } }), status: 400 },
  "read a campaign": { call: () => `GET /campaigns/${campaign}`, status: 200, body: { id: expect.any(String), version: 1 } },
  "read a campaign that is not there": { call: () => "GET /campaigns/nothing", status: 404, body: { code: "NOT_FOUND" } },
  "change a campaign on a stale version": {
    call: () => `PUT /campaigns/${campaign}`,
    more: () => ({ body: { ...newCampaign, name: "The campaign of the table", version: 7 } }),
    status: 409,
    body: { code: "STALE_VERSION" },
  },
  "change a campaign so that it ends before it begins": {
    call: () => `PUT /campaigns/${campaign}`,
    more: () => ({ body: { ...newCampaign, to_date: "2026-11-01", version: 1 } }),
    status: 400,
    body: { fields: { to_date: ["The last day cannot be before the first"] } },
  },
  "change a campaign": {
    call: () => `PUT /campaigns/${campaign}`,
    more: () => ({ body: { ...newCampaign, name: "The campaign of the table", description: "Changed", version: 1 } }),
    status: 200,
    body: { description: "Changed", version: 2 },
  },
  blocks: {
    call: () => `GET /campaigns/${campaign}/blocks/`,
    more: () => ({ query: { limit: "2" } }),
    status: 200,
    body: {
      count: 7,
      next: expect.stringMatching(/\/blocks\?ordering=position&limit=2&offset=2$/),
      results: [
        { kind: "outline", language: "en", channel: null, state: "empty", out_of_date: false, selected_version: null },
        {
          kind: "content",
          channel: "linkedin",
          selected_version: {
            number: 1,
            origin: "edited",
            text: "One",
            fields: { body: "One" },
            checks: expect.any(Array),
            is_incomplete: false,
          },
        },
      ],
    },
  },
  "save text with its hashtags": {
    call: () => `POST /blocks/${block}/versions`,
    more: () => ({ body: { text: "Two\n\n#kettle #repair", base_version_id: first } }),
    status: 201,
    body: {
      number: 2,
      text: "Two\n\n#kettle #repair",
      fields: { body: "Two", hashtags: ["#kettle", "#repair"] },
      is_selected: true,
      is_incomplete: false,
      model: null,
      tokens: null,
      cost: null,
    },
  },
  "save on an old base": {
    call: () => `POST /blocks/${block}/versions`,
    more: () => ({ body: { fields: { body: "Mine" }, base_version_id: first } }),
    status: 409,
    body: { code: "STALE_VERSION", details: { newest: { number: 2 } } },
  },
  "save a part that is neither a text nor a list": {
    call: () => `POST /blocks/${block}/versions`,
    more: () => ({ body: { fields: { body: 5 }, base_version_id: first } }),
    status: 400,
    body: { error: "fields.body: This must be a text or a list", fields: { "fields.body": ["This must be a text or a list"] } },
  },
  "save a thousand hashtags": {
    call: () => `POST /blocks/${block}/versions`,
    more: () => ({
      body: { fields: { body: "One", hashtags: Array.from({ length: 1_000 }, (_, i) => `#tag${i}`) }, base_version_id: first },
    }),
    status: 400,
    body: { error: expect.stringMatching(/^fields\.hashtags: This must be \d+ entries or fewer$/) },
  },
  "save neither text nor fields": {
    call: () => `POST /blocks/${block}/versions`,
    more: () => ({ body: { base_version_id: first } }),
    status: 400,
  },
  versions: {
    call: () => `GET /blocks/${block}/versions`,
    status: 200,
    body: {
      count: 2,
      results: [
        { number: 2, is_selected: true },
        { number: 1, is_selected: false, text: "One" },
      ],
    },
  },
  "settings of a block": {
    call: () => `GET /blocks/${block}/settings`,
    status: 200,
    body: { version: 1, overrides: {}, owner: "channel", inherited: { model: { origin: "company" } } },
  },
  "its own prompt": {
    call: () => `PUT /blocks/${block}/settings`,
    more: () => ({ body: { version: 1, overrides: { system_prompt: "Be brief." } } }),
    status: 200,
    body: { version: 2, overrides: { system_prompt: "Be brief." } },
  },
  "settings that somebody else changed": {
    call: () => `PUT /blocks/${block}/settings`,
    more: () => ({ body: { version: 1, overrides: {} } }),
    status: 409,
    body: { code: "STALE_VERSION" },
  },
  "a prompt with an unknown variable": {
    call: () => `PUT /blocks/${block}/settings`,
    more: () => ({ body: { version: 2, overrides: { user_prompt: "{{#weather}}" } } }),
    status: 400,
    body: { fields: { user_prompt: [expect.stringContaining("weather")] } },
  },
  "keep a text that is out of date": { call: () => `POST /blocks/${block}/keep-as-is`, status: 204 },
  "keep a text of nobody's": { call: () => "POST /blocks/nothing/keep-as-is", status: 404 },
  "explain a version that a person wrote": {
    call: () => `GET /versions/${first}/explanation`,
    status: 200,
    body: { version_id: expect.any(String), said: "nothing", messages: [], model: null },
  },
  "explain a version that is none": { call: () => "GET /versions/nothing/explanation", status: 404 },
  "select a version": { call: () => `POST /blocks/${block}/versions/${first}/select`, status: 200, body: { number: 1, is_selected: true } },
  "select another block's version": { call: () => `POST /blocks/${block}/versions/nothing/select`, status: 404 },
  "name a version": {
    call: () => `PATCH /blocks/${block}/versions/${first}`,
    more: () => ({ body: { label: "Legal has seen it" } }),
    status: 200,
    body: { number: 1, label: "Legal has seen it", note: "", wish: "" },
  },
  "name a version at length": {
    call: () => `PATCH /blocks/${block}/versions/${first}`,
    more: () => ({ body: { label: "x".repeat(41) } }),
    status: 400,
  },
  "keep a version as an example": {
    call: () => `POST /blocks/${block}/versions/${first}/example`,
    more: () => ({ body: { voice_id: null, title: "How we say it" } }),
    status: 400,
    body: { error: expect.stringContaining("20 characters") },
  },
  "delete the selected version": { call: () => `DELETE /blocks/${block}/versions/${first}`, status: 422 },
  "bring a version back that is not deleted": { call: () => `POST /blocks/${block}/versions/${first}/restore`, status: 404 },
  "delete another block's version": { call: () => `DELETE /blocks/nothing/versions/${first}`, status: 404 },
  "add channels and a language": {
    call: () => `POST /campaigns/${campaign}/plan`,
    more: () => ({
      body: {
        changes: [
          { kind: "add_channels", language: "en", channels: ["blog"] },
          { kind: "add_language", language: "de", channels: ["x"] },
          { kind: "remove_channels", language: "en", channels: ["blog"] },
        ],
      },
    }),
    status: 200,
    body: { languages: [{ code: "en" }, { code: "ar" }, { code: "de", channels: ["x"] }] },
  },
  "take a language out": {
    call: () => `POST /campaigns/${campaign}/plan`,
    more: () => ({ body: { changes: [{ kind: "remove_language", language: "de" }] } }),
    status: 200,
    body: { languages: newCampaign.languages },
  },
  "add a channel that does not exist": {
    call: () => `POST /campaigns/${campaign}/plan`,
    more: () => ({ body: { changes: [{ kind: "add_channels", language: "en", channels: ["pigeon"] }] } }),
    status: 400,
    body: { fields: { "changes.0.channels.0": [expect.stringContaining("no channel pigeon")] } },
  },
  "what was taken out": {
    call: () => `GET /campaigns/${campaign}/removed`,
    status: 200,
    body: {
      results: expect.arrayContaining([{ language: "de", is_whole_language: true, channels: ["x"], removed_at: expect.any(String) }]),
    },
  },
  "export in a format that is not known": {
    call: () => `GET /campaigns/${campaign}/export`,
    more: () => ({ query: { format: "docx" } }),
    status: 400,
  },
  "export a language that it does not have": {
    call: () => `GET /campaigns/${campaign}/export`,
    more: () => ({ query: { format: "ics", language: "ja" } }),
    status: 404,
  },
  templates: {
    call: () => "GET /templates",
    more: () => ({ query: { limit: "1" } }),
    status: 200,
    body: { results: [{ languages: ["en"] }] },
  },
  "read a template": {
    call: () => `GET /templates/${template}`,
    status: 200,
    body: { id: expect.any(String), values: { from_date: "2026-11-21" }, placeholders: expect.any(Array), notices: [] },
  },
  "make a campaign of a template": {
    call: () => "POST /campaigns",
    more: () => ({ body: templateValues }),
    status: 201,
    body: { name: "Of a template", languages: [{ code: "en", channels: expect.arrayContaining(["linkedin"]) }] },
  },
  "keep a campaign as a template": {
    call: () => "POST /templates",
    more: () => ({ body: { campaign_id: campaign, name: "Ours" } }),
    status: 201,
    body: { id: expect.any(String) },
  },
  "change a template": {
    call: () => `PUT /templates/${template}`,
    more: () => ({ body: templateChange() }),
    status: 200,
    body: { version: 2, name: "Of ours", span_days: 9, values: { name: "{{#what}} launch", languages: newCampaign.languages } },
  },
  "change a template that somebody else changed": {
    call: () => `PUT /templates/${template}`,
    more: () => ({ body: templateChange() }),
    status: 409,
    body: { code: "STALE_VERSION" },
  },
  "change a template so that it lasts too long": {
    call: () => `PUT /templates/${template}`,
    more: () => ({ body: { ...templateChange(), span_days: 731 } }),
    status: 400,
  },
  "read a template that is not there": { call: () => "GET /templates/nothing", status: 404 },
  "delete a template": { call: () => `DELETE /templates/${template}`, status: 204 },
  "bring a deleted template back": { call: () => `POST /templates/${template}/restore`, status: 204 },
  "duplicate a campaign": {
    call: () => `POST /campaigns/${campaign}/duplicate`,
    status: 201,
    body: { name: "The campaign of the table (copy)", status: "draft", version: 1, languages: newCampaign.languages },
  },
  "follow a run that is not there": { call: () => `GET /campaigns/${campaign}/runs/nothing`, status: 404 },
  "generate a language that it does not have": {
    call: () => `POST /campaigns/${campaign}/generate`,
    more: () => ({ body: { scope: "language", language: "xx" } }),
    status: 404,
  },
  "archive a campaign": { call: () => `POST /campaigns/${campaign}/archive`, status: 204 },
  "restore a campaign": { call: () => `POST /campaigns/${campaign}/restore`, status: 204 },
  "delete a campaign": { call: () => `DELETE /campaigns/${campaign}`, status: 204 },
  "deleted campaigns": { call: () => "GET /campaigns/deleted/", status: 200, body: [{ name: "The campaign of the table" }] },
  "read a deleted campaign": { call: () => `GET /campaigns/${campaign}`, status: 404 },
  "a path that is not known": { call: () => "GET /nothing/here", status: 404, body: { code: "NOT_FOUND" } },
  "a path that is badly encoded": { call: () => "GET /campaigns/%E0%A4%A", status: 400 },
  "a method that is not known": { call: () => "TRACE /campaigns", status: 405, body: { code: "METHOD_NOT_ALLOWED" } },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body } = rows[name] as Row;
  const answer = await api.rest(person, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (body !== undefined) expect(answer.body).toMatchObject(body as object);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
});

describe("the table of routes", () => {
  /** Called by the tests below. */
  const elsewhere = ["POST /auth/logout", "GET /blocks/{id}/export", "POST /campaigns/{id}/runs/{run_id}/cancel"];
  /** Have a table of their own. */
  const withOwnTable = [
    "Replays and experiments",
    "Chat",
    "Users",
    "Teams",
    "Roles",
    "Logs",
    "Company",
    "Schedules",
    "Models",
    "Languages",
    "Channels",
    "Prompts",
    "Voices",
    "Objectives",
    "Configurations",
    "Examples",
    "Uploads",
  ];

  test("is called here whole", () => {
    const called = Object.values(rows).map(({ call }) => {
      const [method = "", path = ""] = call().split(" ");
      return /%E0/.test(path) ? undefined : findRoute(method, path)?.route;
    });
    const here = routes.filter((one) => !withOwnTable.includes(one.tag));
    const left = here.filter((one) => !called.includes(one)).map((one) => `${one.method} ${one.path}`);
    expect(left.sort()).toEqual(elsewhere.sort());
  });

  test("says of every answer what it is", () => {
    const silent = routes
      .filter((one) => one.status !== 204 && !answerOf(one) && !one.files && !one.events)
      .map((one) => `${one.method} ${one.path}`);
    expect(silent).toEqual([]);
  });
});

describe("signing in", () => {
  test("sets the cookie that downloads use; signing out takes it away and kills the token", async () => {
    const { token } = await ask("POST /auth/login", { body: { email: "mara@example.com", password } }, null);
    expect(api.cookies).toContain(token);
    await ask("POST /auth/logout");
    expect(api.cookies).toEqual([]);
  });
});

test("a password is forgotten, chosen anew by the link of the mail, and signs in", async () => {
  await createPerson(api.core, { email: "forgetful@example.com", password });
  await ask("POST /auth/forgot-password/", { body: { email: "Forgetful@Example.com" } }, null);
  await deliverDueMails(api.core);
  const mail = (await readOutbox(api.core)).find((one) => one.to[0] === "forgetful@example.com");
  const chosen = { new_password: "paper lantern harbour 42", confirm_password: "paper lantern harbour 42" };
  const use = () => api.rest(null, `POST /auth/reset-password/${mail?.link?.split("/").at(-1)}/`, { body: chosen });
  expect(await use()).toMatchObject({ status: 200, body: { message: "Your password is changed. Sign in with it." } });
  expect(await use()).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  await ask("POST /auth/login", { body: { email: "forgetful@example.com", password: chosen.new_password } }, null);
});

describe("a run", () => {
  test("is started once for an Idempotency-Key, followed and cancelled", async () => {
    const id = field(await ask("POST /campaigns", { body: { ...newCampaign, name: "A run" } }), "id");
    const start = () => api.rest(person, `POST /campaigns/${id}/generate`, { body: {}, idempotencyKey: "again" });
    const started = await start();
    expect(started).toMatchObject({ status: 202, body: { run_id: expect.any(String), status: "queued" } });
    const run = field(started.body as Record<string, unknown>, "run_id");
    expect(started.headers.Location).toBe(`/api/campaigns/${id}/runs/${run}`);
    expect(((await start()).body as Record<string, unknown>).run_id).toBe(run);
    expect(await ask(`GET /campaigns/${id}/runs/${run}`)).toMatchObject({
      id: run,
      status: "queued",
      tasks: { total: 7, done: 0, failed: 0 },
      tokens: 0,
    });
    expect((await api.rest(person, `POST /campaigns/${id}/runs/${run}/cancel`)).body).toEqual({ run_id: run, status: "cancelled" });
    const follow = (lastEventId?: string) =>
      api.rest(person, `GET /campaigns/${id}/runs/${run}/events`, { ...(lastEventId ? { lastEventId } : {}) });
    const { status, body } = await follow("lost:1");
    expect([status, body]).toMatchObject([200, [{ event: "run", data: { id: run, status: "cancelled" } }]]);
    const [event] = body as { id: string }[];
    expect(findRoute("GET", "/campaigns/1/runs/2/events")?.route.events?.safeParse(event).error).toBeUndefined();
    expect(await follow(event?.id)).toMatchObject({ status: 204, body: undefined });
  });

  test("tells texts that came together one by one, and goes on after the last of them", async () => {
    const id = field(await ask("POST /campaigns", { body: { ...newCampaign, name: "Two texts" } }), "id");
    const run = field((await api.rest(person, `POST /campaigns/${id}/generate`, { body: {} })).body as Record<string, unknown>, "run_id");
    const { live } = api.core;
    const reader = await createPerson(api.core);
    const { tasks } = schema;
    const parts = (await api.core.db.select().from(tasks).where(eq(tasks.run_id, run)))
      .slice(0, 2)
      .map((task) => ({ task_id: task.id, block_id: task.block_id, offset: 0, delta: "A kettle " }));
    const seen = `${live.epoch}:${live.lastId(id)}`;
    live.publish(id, { type: "text", parts });
    const whole = `${live.epoch}:${live.lastId(id)}`;
    const path = `/campaigns/${id}/runs/${run}/events`;
    const request = { method: "GET", path, query: {}, body: undefined, idempotencyKey: undefined, lastEventId: seen };
    const { content } = await handleRest(api.contextFor(reader), request);
    if (!content || !("events" in content)) throw new Error("There are no events.");
    const told = [];
    for await (const event of content.events) {
      if (event.event !== "text") break;
      told.push(event);
      if (told.length === 2) await api.rest(person, `POST /campaigns/${id}/runs/${run}/cancel`);
    }
    expect(told.map(({ data }) => data)).toEqual(parts);
    expect(told.map((event) => event.id)).toEqual([seen, whole]);
    for (const event of told) expect(findRoute("GET", path)?.route.events?.safeParse(event).error).toBeUndefined();
  });

  test("that failed says which piece and why, and so does the piece", async () => {
    const id = field(await ask("POST /campaigns", { body: { ...newCampaign, name: "A failed run" } }), "id");
    const run = field((await api.rest(person, `POST /campaigns/${id}/generate`, { body: {} })).body as Record<string, unknown>, "run_id");
    const { tasks, blocks, runs } = schema;
    const [task] = await api.core.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.run_id, run), eq(tasks.kind, "outline")));
    if (!task) throw new Error("There is no outline to write.");
    const told = { message: "The model declined to write this text.", next_step: "Reword the brief." };
    const failure = { code: "refused", ...told, request_id: task.id, at: "2026-03-09T09:00:00.000Z", partial_text: "I'm sorry." };
    await api.core.db.update(tasks).set({ state: "failed", failure_code: "refused", message: told.message }).where(eq(tasks.id, task.id));
    await api.core.db.update(blocks).set({ state: "failed", failure }).where(eq(blocks.id, task.block_id));
    await api.core.db.update(runs).set({ tasks_failed: 1 }).where(eq(runs.id, run));
    expect((await ask(`GET /campaigns/${id}/runs/${run}`)).failures).toEqual([
      { block_id: task.block_id, kind: "outline", language: "en", channel: null, code: "refused", ...told },
    ]);
    const pieces = (await ask(`GET /campaigns/${id}/blocks`, { query: { limit: "100" } })).results as Record<string, unknown>[];
    expect(pieces.find((one) => one.id === task.block_id)?.failure).toEqual({
      code: "refused",
      ...told,
      at: "2026-03-09T09:00:00.000Z",
      text: "I'm sorry.",
    });
  });
});

test("a campaign is made once for an Idempotency-Key", async () => {
  const make = (name: string) => api.rest(person, "POST /campaigns", { body: { ...newCampaign, name }, idempotencyKey: "make-1" });
  const one = await make("Once");
  expect(await make("Once")).toEqual(one);
  expect(await api.rest(person, "POST /campaigns/", { body: { ...newCampaign, name: "Once" }, idempotencyKey: "make-1" })).toEqual(one);
  expect(await make("Twice")).toMatchObject({ status: 422 });
});

test("a piece comes as a text file", async () => {
  const id = field(await ask("POST /campaigns", { body: { ...newCampaign, name: "A piece" } }), "id");
  const blocks = (await ask(`GET /campaigns/${id}/blocks`)).results as { id: string; channel: string | null }[];
  const piece = blocks.find((one) => one.channel === "x")?.id;
  expect((await api.rest(person, `GET /blocks/${piece}/export`, { query: { format: "txt" } })).status).toBe(422);
  await ask(`POST /blocks/${piece}/versions`, { body: { text: "Kettles break. Ours expects to.", base_version_id: null } });
  const { body } = await api.rest(person, `GET /blocks/${piece}/export`, { query: { format: "txt" } });
  const file = body as { bytes: Uint8Array; file_name: string; content_type: string };
  expect(Buffer.from(file.bytes).toString()).toContain("Kettles break.");
  expect(Buffer.from(file.bytes).toString()).not.toContain("version 1");
  const copy = await api.rest(person, `GET /blocks/${piece}/export`, { query: { format: "txt", internal: "true" } });
  expect(Buffer.from((copy.body as { bytes: Uint8Array }).bytes).toString()).toContain("version 1");
  expect((await api.rest(person, `GET /blocks/${piece}/export`, { query: { format: "txt", internal: "perhaps" } })).status).toBe(400);
  expect(file.content_type).toMatch(/^text\/plain/);
  expect(file.file_name).toMatch(/^A piece .*\.txt$/);
});

test("outline and schedule come as text files too, and one language's files carry its code", async () => {
  const id = field(await ask("POST /campaigns", { body: { ...newCampaign, name: "Frühling / 東京" } }), "id");
  const blocks = (await ask(`GET /campaigns/${id}/blocks`)).results as { id: string; kind: string; language: string }[];
  const { language } = blocks[0] ?? {};
  const fileOf = async (path: string, query: Record<string, string>) =>
    (await api.rest(person, `GET ${path}`, { query })).body as { bytes: Uint8Array; file_name: string };
  for (const [kind, text, name] of [
    ["outline", "Kessel und Tee", "Outline"],
    ["schedule", "No text yet.", "Schedule"],
  ] as const) {
    const block = blocks.find((one) => one.kind === kind)?.id;
    const outline = {
      title: "Kessel und Tee",
      summary: "",
      audience: "",
      key_messages: ["Eins"],
      sections: [],
      call_to_action: "",
      facts: [],
    };
    const fields = kind === "outline" ? { ...outline, angles: [] } : { time_zone: "Europe/Berlin", based_on: [], posts: [], repairs: [] };
    await ask(`POST /blocks/${block}/versions`, { body: { fields, base_version_id: null } });
    const { bytes, file_name } = await fileOf(`/blocks/${block}/export`, { format: "txt" });
    expect(Buffer.from(bytes).toString()).toContain(text);
    expect(file_name).toMatch(new RegExp(`^Frühling 東京 \\d{4}-\\d\\d-\\d\\d ${language} ${name}\\.txt$`));
  }
  const exported = (query: Record<string, string>) => fileOf(`/campaigns/${id}/export`, { format: "xlsx", ...query });
  expect((await exported({ language: language ?? "" })).file_name).toMatch(new RegExp(`\\d\\d ${language}\\.xlsx$`));
  expect((await exported({})).file_name).toMatch(/^Frühling 東京 \d{4}-\d\d-\d\d\.xlsx$/);
  expect((await exported({ internal: "true" })).file_name).toMatch(/ internal\.xlsx$/);
  const calendar = await api.rest(person, `GET /campaigns/${id}/export`, { query: { format: "ics" } });
  expect(calendar).toMatchObject({ status: 422, body: { error: "There are no posts to export yet. Plan some first." } });
});
