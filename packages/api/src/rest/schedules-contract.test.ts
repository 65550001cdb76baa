import { type Actor, beginAsana, finishAsana } from "@copydesk/core";
import { createPerson, createTestCore, type FakeAsana, sampleBrief, startFakeAsana } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/* Schedules over REST, call by call, each answer read with the strict schema that the OpenAPI document shows. */
let api: TestApi;
let ines: Actor;
let asana: FakeAsana;
let campaign: string;
let schedule: string;
/** Ids of what the calls before have made. */
const made = { feed: "", newest: "" };

beforeAll(async () => {
  asana = await startFakeAsana();
  api = await createTestApi(await createTestCore({ services: { asana: asana.service } }));
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "Carvalho" });
  campaign = (await api.as(ines).campaigns.create(await sampleBrief(api.core))).id;
  schedule = (await api.as(ines).blocks.overview({ campaign_id: campaign })).find((one) => one.kind === "schedule")?.id ?? "";
  await connect();
});
afterAll(async () => {
  await api.core.close();
  await asana.close();
});

async function connect(): Promise<void> {
  const answer = await fetch(await beginAsana(api.core, ines, { redirectBack: undefined, browser: "here" }), { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "").searchParams;
  await finishAsana(api.core, { actor: ines, browser: "here", state: back.get("state") ?? "", code: back.get("code") ?? undefined });
}

const post = { title: "It goes on sale", channel: "x", date: "2026-12-02", time: "09:30" };
const plan = { time_zone: "Europe/Berlin", based_on: ["x"], posts: [{ id: "one", ...post }] };
const marketing = "1400000000000001";

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
  note?: (body: { id: string; results?: { id: string }[] }) => void;
}

const rows: Record<string, Row> = {
  "no calendar address yet": { call: () => `GET /campaigns/${campaign}/calendar-feeds`, status: 200, body: () => [] },
  "make a calendar address": {
    call: () => `POST /campaigns/${campaign}/calendar-feeds/`,
    more: () => ({ body: { language_code: "en" } }),
    status: 201,
    body: () => ({ language_code: "en", last_read_at: null, address: expect.stringMatching(/\/api\/calendar\/[\w-]{43}\.ics$/) }),
    note: ({ id }) => {
      made.feed = id;
    },
  },
  "make one for a language that the campaign does not have": {
    call: () => `POST /campaigns/${campaign}/calendar-feeds`,
    more: () => ({ body: { language_code: "ja" } }),
    status: 404,
  },
  "calendar addresses": {
    call: () => `GET /campaigns/${campaign}/calendar-feeds/`,
    status: 200,
    body: () => [{ id: made.feed, language_code: "en" }],
  },
  "end a calendar address": { call: () => `DELETE /campaigns/${campaign}/calendar-feeds/${made.feed}`, status: 204 },
  "end it again": { call: () => `DELETE /campaigns/${campaign}/calendar-feeds/${made.feed}`, status: 404 },
  "send a schedule with nothing in it": {
    call: () => `POST /blocks/${schedule}/asana`,
    more: () => ({ body: { project_gid: marketing } }),
    status: 422,
    body: () => ({ error: "There are no posts to send. Plan some first." }),
  },
  "save a schedule that cannot be": {
    call: () => `POST /blocks/${schedule}/versions`,
    more: () => ({ body: { fields: { ...plan, posts: [{ id: "one", ...post, date: "1999-12-02" }] }, base_version_id: null } }),
    status: 400,
    body: () => ({ fields: { "fields.posts.0.date": [expect.stringContaining("far from the campaign")] } }),
  },
  "save a schedule on a day that no calendar has": {
    call: () => `POST /blocks/${schedule}/versions`,
    more: () => ({ body: { fields: { ...plan, posts: [{ id: "one", ...post, date: "2027-02-30" }] }, base_version_id: null } }),
    status: 400,
  },
  "save a schedule": {
    call: () => `POST /blocks/${schedule}/versions`,
    more: () => ({ body: { fields: plan, base_version_id: null } }),
    status: 201,
  },
  "plan the channels that are not planned": {
    call: () => `POST /blocks/${schedule}/new-channels`,
    status: 201,
    body: () => ({
      number: 2,
      fields: { based_on: ["linkedin", "x"], posts: expect.arrayContaining([expect.objectContaining({ id: "one" })]) },
    }),
  },
  "plan them again": {
    call: () => `POST /blocks/${schedule}/new-channels/`,
    status: 422,
    body: () => ({ error: "Every channel of this language is planned." }),
  },
  "what posts are checked against": {
    call: () => `GET /blocks/${schedule}/schedule-frame`,
    status: 200,
    body: () => ({ from: "2026-12-01", time_zone: "Europe/Berlin", channels: ["linkedin", "x"], rules: { posts_per_day: 3 } }),
  },
  "what posts of nothing are checked against": { call: () => "GET /blocks/nothing/schedule-frame", status: 404 },
  "nothing is wrong with its posts": { call: () => `GET /blocks/${schedule}/schedule-conflicts`, status: 200, body: () => [] },
  "versions of it": {
    call: () => `GET /blocks/${schedule}/versions`,
    status: 200,
    note: ({ results }) => {
      made.newest = results?.[0]?.id ?? "";
    },
  },
  "save two posts at once, on a day outside of the campaign": {
    call: () => `POST /blocks/${schedule}/versions`,
    more: () => ({
      body: {
        fields: { ...plan, posts: ["one", "two"].map((id) => ({ id, ...post, date: "2026-11-27" })) },
        base_version_id: made.newest,
      },
    }),
    status: 201,
  },
  "what is wrong with its posts": {
    call: () => `GET /blocks/${schedule}/schedule-conflicts`,
    status: 200,
    body: () => [
      { post_id: "one", kind: "outside_campaign", message: expect.stringContaining("27 Nov 2026 is outside the campaign") },
      { post_id: "one", kind: "too_close", other_id: "two" },
      { post_id: "two", kind: "outside_campaign" },
      { post_id: "two", kind: "too_close", other_id: "one" },
    ],
  },
  "what is wrong with posts of nothing": { call: () => "GET /blocks/nothing/schedule-conflicts", status: 404 },
  workspaces: { call: () => "GET /asana/workspaces", status: 200, body: () => [{ gid: "1300000000000001", name: "Norrbrook" }] },
  projects: {
    call: () => "GET /asana/workspaces/1300000000000001/projects/",
    status: 200,
    body: () => [{ gid: marketing, name: "Marketing calendar" }, { name: "Press" }],
  },
  "projects of a workspace that is none": { call: () => "GET /asana/workspaces/norrbrook/projects", status: 400 },
  "nothing sent yet": { call: () => `GET /blocks/${schedule}/asana`, status: 200, body: () => [] },
  "send a schedule": {
    call: () => `POST /blocks/${schedule}/asana`,
    more: () => ({ body: { project_gid: marketing } }),
    status: 202,
    body: () => ({ project: { name: "Marketing calendar" }, total: expect.any(Number), failed: [] }),
  },
  "how far it is": { call: () => `GET /blocks/${schedule}/asana/`, status: 200, body: () => [{ sent: 0, sent_by: "Ines Carvalho" }] },
  "send to a project that is not there": {
    call: () => `POST /blocks/${schedule}/asana`,
    more: () => ({ body: { project_gid: "1" } }),
    status: 422,
    body: () => ({ error: expect.stringContaining("Asana says: Unknown object") }),
  },
  "send nothing": { call: () => "POST /blocks/nothing/asana", more: () => ({ body: { project_gid: marketing } }), status: 404 },
  "calendar addresses of nothing": { call: () => "GET /campaigns/nothing/calendar-feeds", status: 404 },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body, note } = rows[name] as Row;
  const answer = await api.rest(ines, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  const expected = body?.();
  if (Array.isArray(expected)) expect(answer.body).toHaveLength(expected.length);
  if (expected !== undefined) expect(answer.body).toMatchObject(expected as object);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
  note?.(answer.body as { id: string });
});

test("every route of schedules is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  expect(routes.filter((one) => one.tag === "Schedules" && !called.includes(one)).map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
