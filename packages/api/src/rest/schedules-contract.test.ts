import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { routes } from "./routes.ts";

/* Schedules over REST, call by call, each answer read with the strict schema that the OpenAPI document shows. */
let api: TestApi;
let ines: Actor;
let campaign: string;
/** Ids of what the calls before have made. */
const made = { feed: "" };

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "Carvalho" });
  campaign = (await api.as(ines).campaigns.create(await sampleBrief(api.core))).id;
});
afterAll(() => api.core.close());

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
  note?: (body: { id: string }) => void;
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
  if (status < 300) findRoute(method, path)?.route.answer?.parse(answer.body);
  note?.(answer.body as { id: string });
});

test("every route of schedules is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  expect(routes.filter((one) => one.tag === "Schedules" && !called.includes(one)).map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
