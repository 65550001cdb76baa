import { channelDetailSchema as channelDetail } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing.ts";

let api: TestApi;
let ines: Actor;
beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines" });
});
afterAll(() => api.core.close());

const notice = {
  code: "notice",
  name: "Notice board",
  icon: "blog",
  kind: "message",
  unit: "graphemes",
  fields: [{ key: "body", label: "Notice", format: "plain", required: true, unit: "graphemes", max: 90 }],
  attributes: [{ key: "mood", label: "Mood", type: "text", default: "dry" }],
  system_prompt: "",
  user_prompt: "{{#main_story}} in a {{#mood}} mood",
  model_id: null,
  parameters: {},
};

test("a channel is added, read, changed, ordered and deleted", async () => {
  const made = await api.rest(ines, "POST /channels", { body: notice, idempotencyKey: "one" });
  expect(made.status).toBe(201);
  const { id, version } = channelDetail.parse(made.body);
  expect((await api.rest(ines, "POST /channels/", { body: notice, idempotencyKey: "one" })).body).toMatchObject({ id });

  expect((await api.rest(ines, `GET /channels/${id}/`)).body).toMatchObject({ code: "notice", default_prompts: null });
  const { code: _code, ...rest } = notice;
  const changed = await api.rest(ines, `PUT /channels/${id}`, { body: { ...rest, version, name: "Notices" } });
  expect(changed).toMatchObject({ status: 200, body: { name: "Notices", version: 2 } });
  expect(await api.rest(ines, `PUT /channels/${id}`, { body: { ...rest, version } })).toMatchObject({
    status: 409,
    body: { code: "STALE_VERSION", details: { current: { name: "Notices" } } },
  });

  const list = await api.rest(ines, "GET /channels", { query: { search: "notice", limit: "1" } });
  expect(list.body).toMatchObject({ count: 1, next: null, previous: null, results: [{ id, limits: "Notice 90" }] });
  const all = ((await api.rest(ines, "GET /channels")).body as { results: { id: string }[] }).results.map((one) => one.id);
  expect((await api.rest(ines, "PUT /channels/order", { body: { ids: all.toReversed() } })).status).toBe(204);
  expect((await api.rest(ines, `PUT /channels/${id}/status`, { body: { status: "inactive" } })).body).toMatchObject({ status: "inactive" });
  expect((await api.rest(ines, `POST /channels/${id}/duplicate`)).body).toMatchObject({ code: "notice_copy" });
  expect((await api.rest(ines, `DELETE /channels/${id}`)).status).toBe(204);
  expect((await api.rest(ines, `GET /channels/${id}`)).status).toBe(404);
});

test.each([
  ["a key that is not known", { ...notice, secret: 1 }],
  ["a half-written variable", { ...notice, code: "other", name: "Other", user_prompt: "{{#main_story" }],
  ["no part of text", { ...notice, code: "other", name: "Other", fields: [] }],
])("%s is a 400 that names the field", async (_, body) => {
  const answer = await api.rest(ines, "POST /channels", { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "BAD_REQUEST", error: expect.stringMatching(/\w/) });
});

test("the prompts of a new channel can be asked for", async () => {
  const answer = await api.rest(ines, "GET /channels/new-prompts/");
  expect(answer).toMatchObject({ status: 200, body: { user_prompt: expect.stringContaining("{{#main_story}}") } });
});

test("an ordering that is not known is a 400 that names those that are", async () => {
  const answer = await api.rest(ines, "GET /channels", { query: { ordering: "user_prompt" } });
  expect(answer).toMatchObject({ status: 400 });
  expect(JSON.stringify(answer.body)).toContain("name, position, updated_at");
});

test("a prompt is previewed and tried", async () => {
  const body = { owner: "channel", draft: notice.fields && { fields: notice.fields, user_prompt: "{{#main_story}} {{#l" } };
  expect((await api.rest(ines, "POST /prompts/preview", { body })).body).toMatchObject({
    messages: [{ role: "user" }],
    problems: [{ prompt: "user_prompt", name: "{{#l" }],
  });
  const tried = await api.rest(ines, "POST /prompts/try", {
    body: { ...body, draft: { fields: notice.fields, user_prompt: "{{#main_story}}" } },
  });
  expect(tried).toMatchObject({ status: 200, body: { model: { provider: "builtin" }, fields: { body: expect.any(String) } } });
});
