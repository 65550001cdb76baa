import { Readable } from "node:stream";
import { type Actor, beginUpload, endReceiving, receiveBytes, startUploadJob } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApi, type TestApi, type TestRestCall } from "../testing.ts";
import { findRoute } from "./find-route.ts";
import { answerOf } from "./route-facts.ts";
import { routes } from "./routes.ts";

/* Examples and uploads over REST, call by call, each answer read with the strict schema that the OpenAPI document shows. */
let api: TestApi;
let ines: Actor;
let english: string;
/** Ids of what the calls before have made, and of files that were sent. */
const made = { letter: "", file: "", other: "" };

const letter = "We opened 412 kettles. Each had the same seal. We keep it on the shelf for 20 years, and so will you.";

beforeAll(async () => {
  api = await createTestApi();
  ines = await createPerson(api.core, { first_name: "Ines", last_name: "Carvalho" });
  english = (await api.as(ines).options.get()).languages.find((one) => one.code === "en")?.id ?? "";
  const job = startUploadJob(api.core);
  made.file = await send("letter.txt");
  made.other = await send("other.txt");
  await vi.waitFor(async () => expect((await api.as(ines).uploads.get({ id: made.other })).state).not.toBe("processing"), 20_000);
  await job.stop();
});
afterAll(() => api.core.close());

async function send(name: string): Promise<string> {
  const bytes = Buffer.from(letter);
  const id = await beginUpload(api.core, ines, { id: api.core.newId(), name, size: bytes.length, voice_id: null });
  await receiveBytes(api.core, id, { bytes: Readable.from([bytes]), offset: 0 });
  await endReceiving(api.core, ines, id);
  return id;
}

interface Row {
  call: () => string;
  more?: () => TestRestCall;
  status: number;
  body?: () => unknown;
  note?: (body: { id: string }) => void;
}

const fields = () => ({ language_id: english, title: "A letter", text: letter });

const rows: Record<string, Row> = {
  make: {
    call: () => "POST /examples/",
    more: () => ({ body: fields() }),
    status: 201,
    body: () => ({ version: 1, title: "A letter", source: "manual", use_in_prompts: true }),
    note: ({ id }) => {
      made.letter = id;
    },
  },
  "make one that is too short": { call: () => "POST /examples", more: () => ({ body: { ...fields(), text: "Hm." } }), status: 400 },
  list: {
    call: () => "GET /examples",
    more: () => ({ query: { search: "kettles", limit: "1" } }),
    status: 200,
    body: () => ({ count: 1, results: [{ title: "A letter" }] }),
  },
  options: { call: () => "GET /examples/options", status: 200 },
  one: { call: () => `GET /examples/${made.letter}`, status: 200, body: () => ({ text: letter }) },
  "one that is not there": { call: () => "GET /examples/nothing", status: 404 },
  change: {
    call: () => `PUT /examples/${made.letter}`,
    more: () => ({ body: { version: 1, ...fields(), rating: 4 } }),
    status: 200,
    body: () => ({ version: 2, rating: 4 }),
  },
  "change what somebody else changed": {
    call: () => `PUT /examples/${made.letter}`,
    more: () => ({ body: { version: 1, ...fields() } }),
    status: 409,
    body: () => ({ code: "STALE_VERSION" }),
  },
  "leave out of prompts": {
    call: () => "POST /examples/use",
    more: () => ({ body: { ids: [made.letter], use_in_prompts: false } }),
    status: 200,
  },
  "delete several": { call: () => "POST /examples/delete", more: () => ({ body: { ids: [made.letter] } }), status: 200 },
  "deleted ones": {
    call: () => "GET /examples/deleted",
    status: 200,
    body: () => expect.arrayContaining([expect.objectContaining({ id: made.letter })]),
  },
  restore: { call: () => "POST /examples/restore", more: () => ({ body: { ids: [made.letter] } }), status: 200 },
  delete: { call: () => `DELETE /examples/${made.letter}`, status: 204 },
  "read what is deleted": { call: () => `GET /examples/${made.letter}`, status: 404 },
  uploads: { call: () => "GET /uploads", status: 200 },
  "one upload": { call: () => `GET /uploads/${made.file}`, status: 200, body: () => ({ name: "letter.txt" }) },
  "answer for its language": {
    call: () => `POST /uploads/${made.file}/answer`,
    more: () => ({ body: { title: "The letter", text: letter } }),
    status: 200,
  },
  "answer nothing": { call: () => `POST /uploads/${made.file}/answer`, more: () => ({ body: {} }), status: 400 },
  "make it an example": { call: () => "POST /uploads/add", more: () => ({ body: { ids: [made.file] } }), status: 200 },
  "remove the other": { call: () => `DELETE /uploads/${made.other}`, status: 204 },
  "read what is removed": { call: () => `GET /uploads/${made.other}`, status: 404 },
};

test.each(Object.keys(rows))("%s", async (name) => {
  const { call, more, status, body, note } = rows[name] as Row;
  const answer = await api.rest(ines, call(), more?.());
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (body) expect(answer.body).toMatchObject(body() as object);
  const [method = "", path = ""] = call().split(" ");
  if (status < 300) answerOf(findRoute(method, path)?.route)?.parse(answer.body);
  note?.(answer.body as { id: string });
});

test("every route of examples and uploads is called here", () => {
  const called = Object.values(rows).map(({ call }) => {
    const [method = "", path = ""] = call().split(" ");
    return findRoute(method, path)?.route;
  });
  const left = routes.filter((one) => ["Examples", "Uploads"].includes(one.tag) && !called.includes(one));
  expect(left.map((one) => `${one.method} ${one.path}`)).toEqual([]);
});
