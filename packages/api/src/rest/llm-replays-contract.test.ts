import type { Actor } from "@copydesk/core";
import { callOf, createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { routes } from "./routes.ts";

let api: TestApi;
let ines: Actor;
let block: string;
beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines" });
  const { id } = await api.as(ines).campaigns.create(await sampleBrief(api.core));
  block = (await api.as(ines).blocks.overview({ campaign_id: id })).find((one) => one.channel_code === "linkedin")?.id ?? "";
});
afterAll(() => api.core.close());

const answer =
  '<answer kind="content" language="en" language_name="English" channel="linkedin">\n[[body]] Body (required; plain; unit utf16; max 3000)\n</answer>';
const call = () =>
  callOf(api.core, ines, { provider: "builtin", block_id: block, said: `Write.\n\n${answer}`, replied: "[[body]]\nA kettle." });
const called: string[] = [];
const rest = (path: string, body?: unknown, actor: Actor = ines) => {
  called.push(path.replace(/\/$/, ""));
  return api.rest(actor, path, body === undefined ? {} : { body });
};

test("a call is asked again, compared and taken over REST", async () => {
  const id = await call();
  const asked = await rest(`POST /logs/llm/${id}/replay`, { parameters: { temperature: { enabled: true, value: 0.5 } } });
  expect(asked).toMatchObject({
    status: 200,
    body: {
      original: { id, fields: { body: "A kettle." }, failed_checks: expect.any(Number) },
      replay: { purpose: "replay", reply: expect.stringContaining("[[body]]"), fields: { body: expect.any(String) } },
      parts: [{ key: "body", max: 3_000 }, { key: "hashtags" }],
      changed: { model: true, messages: false, parameters: ["temperature"] },
      can_take: { block_id: block, selected_version_id: null },
    },
  });
  const replay = (asked.body as { replay: { id: string } }).replay.id;
  expect(await rest(`GET /logs/llm/${replay}/comparison`)).toMatchObject({ status: 200, body: asked.body });
  expect(await rest(`GET /logs/llm/${id}`)).toMatchObject({ body: { replay_of: null, replays: [{ id: replay, status: "success" }] } });
  const taken = await rest(`POST /logs/llm/${replay}/take`, { base_version_id: null });
  expect(taken).toMatchObject({ status: 201, body: { origin: "replayed", number: 1, is_selected: true, model: expect.any(String) } });
  expect(await rest(`POST /logs/llm/${replay}/take`, {})).toMatchObject({ status: 201, body: { number: 1 } });
});

test("an experiment is started once, read, listed and stopped over REST", async () => {
  const body = { name: "Tone", ids: [await call(), await call()] };
  const once = { body, idempotencyKey: "one" };
  const started = await api.rest(ines, "POST /logs/experiments", once);
  expect(started).toMatchObject({ status: 202, body: { name: "Tone", state: "queued", counts: { all: 2, waiting: 2 } } });
  const { id } = started.body as { id: string };
  expect(await api.rest(ines, "POST /logs/experiments/", once)).toMatchObject({ status: 202, body: { id } });
  expect(await rest(`GET /logs/experiments/${id}`)).toEqual({ ...started, status: 200, headers: expect.anything() });
  expect(await rest("GET /logs/experiments")).toMatchObject({ body: { count: 1, next: null, results: [{ id, equal: 0 }] } });
  for (const _ of ["once", "twice"])
    expect(await rest(`POST /logs/experiments/${id}/stop`)).toMatchObject({
      status: 200,
      body: { state: "stopped", counts: { cancelled: 2 }, calls: [{ state: "cancelled", replay: null }, { state: "cancelled" }] },
    });
});

test("what is refused", async () => {
  const id = await call();
  const manager = await createPerson(api.core, { roleKey: "marketing_manager" });
  const auditor = await createPerson(api.core, { roleKey: "auditor" });
  const ids = Array.from({ length: 101 }, (_, n) => `call-${n}`);
  expect(await rest(`POST /logs/llm/${id}/replay`, { parameters: { temperature: { enabled: true, value: 3 } } })).toMatchObject({
    status: 400,
  });
  expect(await rest("POST /logs/experiments", { name: "Tone", ids })).toMatchObject({ status: 400 });
  expect(await rest("POST /logs/experiments", { name: "Tone", ids: ["never"] })).toMatchObject({ status: 404 });
  expect(await rest("GET /logs/experiments/never")).toMatchObject({ status: 404 });
  for (const actor of [manager, auditor]) {
    expect(await rest(`POST /logs/llm/${id}/replay`, {}, actor)).toMatchObject({ status: 403 });
    expect(await rest("POST /logs/experiments", { name: "Tone", ids: [id] }, actor)).toMatchObject({ status: 403 });
  }
  expect(await rest("GET /logs/experiments", undefined, auditor)).toMatchObject({ status: 403 });
  expect(await rest("GET /logs/experiments", undefined, manager)).toMatchObject({ status: 200, body: { count: 0 } });
});

test("every route of replays and experiments is called here", () => {
  const patterns = called.map((path) => findRoute(...(path.split(" ") as [string, string]))?.route);
  const own = routes.filter((one) => one.tag === "Replays and experiments");
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((one) => !patterns.includes(one)).map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
