import { type Actor, startChatJob } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { schema } from "@copydesk/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing.ts";

let api: TestApi;
let ines: Actor;
let noor: Actor;
let job: ReturnType<typeof startChatJob>;
beforeAll(async () => {
  api = await createTestApi();
  await api.core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  ines = await createPerson(api.core, { roleKey: "marketing_manager" });
  noor = await createPerson(api.core, { roleKey: "administrator" });
  job = startChatJob(api.core);
});
afterAll(async () => {
  await job.stop();
  await api.core.close();
});

const base = "/chat-agent/conversations";
const begin = async () => ((await api.rest(ines, `POST ${base}/create`)).body as { uuid: string }).uuid;

test("a conversation is begun, asked, read, renamed, pinned, found and deleted over REST", async () => {
  const created = await api.rest(ines, `POST ${base}/create`);
  expect(created).toMatchObject({ status: 201, body: { uuid: expect.any(String), title: "New conversation", is_pinned: false } });
  const { uuid } = created.body as { uuid: string };
  const answer = await api.rest(ines, `POST ${base}/${uuid}/messages`, { body: { content: "Which channels are there?" } });
  expect(answer).toMatchObject({
    status: 200,
    body: { role: "assistant", status: "done", error: null, content: expect.stringMatching(/./) },
  });
  expect(await api.rest(ines, `GET ${base}/${uuid}/messages-list`)).toMatchObject({
    status: 200,
    body: { count: 2, next: null, results: [{ role: "user", content: "Which channels are there?" }, answer.body] },
  });
  expect(await api.rest(ines, `GET ${base}/${uuid}/messages-list`, { query: { ordering: "-created_at", limit: "1" } })).toMatchObject({
    body: { count: 2, next: expect.stringContaining("offset=1"), results: [answer.body] },
  });
  const change = (body: unknown) => api.rest(ines, `PATCH ${base}/${uuid}/update`, { body });
  expect(await change({ title: "House rules" })).toMatchObject({ status: 200, body: { uuid, title: "House rules" } });
  expect(await change({ is_pinned: true })).toMatchObject({ status: 200, body: { is_pinned: true, title: "House rules" } });
  for (const title of ["", " \t\u200b"])
    expect(await change({ title })).toMatchObject({ status: 400, body: { fields: { title: ["Chat title cannot be empty"] } } });
  await begin();
  const listed = await api.rest(ines, `GET ${base}`, { query: { ordering: "-is_pinned,-updated_at", limit: "20" } });
  expect(listed).toMatchObject({ status: 200, body: { count: 2, results: [{ uuid, is_pinned: true }, {}] } });
  expect(await api.rest(ines, `GET ${base}`, { query: { search: "which CHANNELS" } })).toMatchObject({
    body: { count: 1, results: [{ uuid }] },
  });
  expect(await api.rest(ines, `DELETE ${base}/${uuid}/delete`)).toMatchObject({ status: 204 });
  expect((await api.rest(ines, `DELETE ${base}/${uuid}/delete`)).status).toBe(404);
});

test("with Accept: text/event-stream the answer comes as it is written, the last event is the whole of it", async () => {
  const uuid = await begin();
  const { status, body } = await api.rest(ines, `POST ${base}/${uuid}/messages`, {
    body: { content: "Which voices are there?" },
    wantsEvents: true,
  });
  const events = body as { event: string; data: Record<string, unknown> }[];
  expect([status, events.at(-1)?.event, events.at(-1)?.data.status]).toEqual([200, "message", "done"]);
  const deltas = events.filter((one) => one.event === "delta").map((one) => one.data.delta);
  expect(events.at(-1)?.data.content).toContain(deltas.join(""));
});

test("a person's conversation answers others like one that never was, whatever they call", async () => {
  const uuid = await begin();
  for (const id of [uuid, "00000000-0000-7000-8000-000000999999"]) {
    const calls = [
      api.rest(noor, `GET ${base}/${id}/messages-list`),
      api.rest(noor, `PATCH ${base}/${id}/update`, { body: { title: "Mine" } }),
      api.rest(noor, `POST ${base}/${id}/messages`, { body: { content: "Hello" } }),
      api.rest(noor, `DELETE ${base}/${id}/delete`),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body]).toEqual([404, expect.objectContaining({ code: "NOT_FOUND" })]);
  }
});

test("what is no question is refused, and a second one while the first is answered", async () => {
  const uuid = await begin();
  const ask = (content: string) => api.rest(ines, `POST ${base}/${uuid}/messages`, { body: { content } });
  expect(await ask("  ")).toMatchObject({ status: 400, body: { fields: { content: ["Write a question first"] } } });
  expect((await ask("x".repeat(8_001))).status).toBe(400);
  const ten = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`Question ${i}`)));
  expect(ten.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(ten.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([409]));
});

test("while the company has it switched off there is nothing under these addresses", async () => {
  const uuid = await begin();
  await api.core.db.update(schema.company_settings).set({ enable_chat_agent: false });
  expect((await api.rest(ines, `GET ${base}`)).status).toBe(404);
  expect((await api.rest(ines, `GET ${base}/${uuid}/messages-list`)).status).toBe(404);
  await api.core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  const viewer = await createPerson(api.core, { roleKey: "viewer" });
  expect((await api.rest(viewer, `GET ${base}`)).status).toBe(403);
});
