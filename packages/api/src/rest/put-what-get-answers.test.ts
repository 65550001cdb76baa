import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing.ts";
import { routes } from "./routes.ts";

let api: TestApi;
let ines: Actor;
/** Something of each kind that can be changed, by the address that PUT has, with as much in it as it can hold. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", teams: ["Desk"] });
  const options = await api.as(ines).options.get();
  const language_id = options.languages.find((one) => one.code === "en")?.id ?? "";
  const channel_id = options.channels.find((one) => one.code === "linkedin")?.id ?? "";
  ids["/channels/{id}"] = channel_id;
  const style_guides = [
    { language_id, markdown: "Short sentences.", banned_terms: ["revolutionary"], tone_words: ["dry"] },
    { language_id, channel_ids: [channel_id], preferred_terms: [{ instead_of: "users", use: "people" }] },
  ];
  const voice = await make("POST /voices", { name: "Dry repairer", status: "active", style_guides });
  ids["/voices/{id}"] = voice;
  ids["/examples/{id}"] = await make("POST /examples", {
    ...{ voice_id: voice, language_id, channel_id, title: "A letter", rating: 4, use_in_prompts: false },
    text: "We opened 412 kettles. Each had the same seal.",
  });
  ids["/models/{id}"] = await make("POST /models", {
    ...{ provider: "openai_compatible", name: "Aurora", model_name: "large", endpoint_url: "https://llm.example.com/v1" },
    ...{
      api_key: "sk-0123456789abcdef",
      headers: [{ name: "X-Desk", value: "marketing" }],
      parameters: { temperature: { enabled: true, value: 0.4 } },
    },
    ...{ price_in: 0.5, price_out: 1.5, currency: "EUR", status: "inactive", timeout_seconds: 90 },
  });
  const others = [ines, await createPerson(api.core)];
  const members = others.map(({ userId }, i) => ({ user_id: userId, can_edit: i === 0 }));
  ids["/teams/{id}"] = await make("POST /teams", { name: "Bergen", description: "North", colour: "teal", members });
  ids["/roles/{id}"] = await make("POST /roles", { name: "Readers", description: "They read", grants: { "campaigns.view": "team" } });
  ids["/objectives-config/{id}"] = await make("POST /objectives-config", { name: "Teach", description: "What it is", kpi_hint: "Reads" });
  ids["/languages/{id}"] = language_id;
  const brief = await sampleBrief(api.core, { plan: { en: ["linkedin"], de: ["email"] }, voice_id: voice, timezone: "Asia/Tokyo" });
  const { id } = await api.as(ines).campaigns.create(brief);
  ids["/campaigns/{id}"] = id;
  ids["/templates/{id}"] = await make("POST /templates", { campaign_id: id, name: "Ours" });
  const blocks = await api.as(ines).blocks.overview({ campaign_id: id });
  ids["/drafts/{key}"] = "new";
  await api.as(ines).drafts.save({ key: "new", values: { name: "Half a na", languages: [] } });
  ids["/blocks/{id}/settings"] = blocks.find((one) => one.kind === "content")?.id ?? "";
});
afterAll(() => api.core.close());

async function make(call: string, body: object): Promise<string> {
  const answer = await api.rest(ines, call, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as { id: string }).id;
}

/** Addresses that PUT changes as a whole; the others set one thing, such as a status. */
const changed = routes.flatMap(({ method, path }) => (method === "PUT" && !/\/(?:order|default|status)$/.test(path) ? [path] : []));
/** These two are read in their lists. */
const listed = ["/languages/{id}", "/objectives-config/{id}"];

async function read(path: string): Promise<Record<string, unknown>> {
  const id = ids[path] ?? "";
  if (!listed.includes(path)) return (await api.rest(ines, `GET ${path.replace(/\{\w+\}/, id)}`)).body as Record<string, unknown>;
  const { body } = await api.rest(ines, `GET ${path.replace("/{id}", "")}`);
  return (body as { results: Record<string, unknown>[] }).results.find((one) => one.id === id) ?? {};
}

/** Saving counts up the version, and writes down who did it when. */
function whatIsSet({
  version: _version,
  number: _number,
  updated_at: _at,
  updated_by: _by,
  saved_at: _saved,
  ...rest
}: Record<string, unknown>) {
  return rest;
}

describe.each(changed)("%s", (path) => {
  const put = (body: unknown) => api.rest(ines, `PUT ${path.replace(/\{\w+\}/, ids[path] ?? "")}`, { body });

  test("takes what it is read as, and nothing is changed by it", async () => {
    const before = await read(path);
    const answer = await put(before);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(whatIsSet(await read(path))).toEqual(whatIsSet(before));
  });

  test("still refuses what nobody knows", async () => {
    expect(await put({ ...(await read(path)), not_known: 1 })).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });
});
