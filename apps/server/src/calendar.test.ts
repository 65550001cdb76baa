import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { administrator, builtPrograms } from "./testing.ts";

let lines = "";
let dataFolder = "";
let server: RunningServer;
let token = "";
let campaign = "";

beforeAll(async () => {
  const write = (chunk: Buffer, _: string, done: () => void) => {
    lines += chunk;
    done();
  };
  dataFolder = mkdtempSync(join(tmpdir(), "copydesk-calendar-"));
  const environment = { PORT: "0", DATA_DIR: dataFolder, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  server = await startServer(readConfiguration(environment), pino({ level: "trace" }, new Writable({ write })), {
    programs: builtPrograms,
  });
  token = ((await post("/auth/login", administrator)) as { token: string }).token;
  campaign = ((await post("/campaigns", brief)) as { id: string }).id;
});
afterAll(async () => {
  await server.stop("the test is over");
  rmSync(dataFolder, { recursive: true, force: true });
});

const brief = {
  name: "Spring launch",
  main_story: "Northwind makes a kettle that expects to break. Every one of its 23 parts can be ordered for 20 years.",
  objectives: ["Make the kettle known"],
  from_date: "2026-12-01",
  to_date: "2026-12-28",
  is_public: false,
  generation_mode: "entire_campaign",
  content_schedule: true,
  languages: [{ code: "en", channels: ["x"] }],
};

async function post(path: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Token ${token}` } : {}) };
  return (await fetch(`${server.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

test("a calendar program reads an address without signing in, and the address is in no log", async () => {
  const { address } = (await post(`/campaigns/${campaign}/calendar-feeds`, {})) as { address: string };
  // On any free port the server cannot know its own address.
  const here = `${server.url}${new URL(address).pathname}`;
  const answer = await fetch(here);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*X-WR-CALNAME:Spring launch/);
  expect((await fetch(here, { method: "HEAD" })).status).toBe(200);
  expect(lines).toContain("/calendar/•••");
  expect(lines).not.toContain(/calendar\/([\w-]+)/.exec(address)?.[1]);
});

test("any other address is none, and says so in JSON", async () => {
  for (const path of ["/api/calendar/nothing.ics", "/api/calendar/nothing", "/api/calendar/"]) {
    const answer = await fetch(`${server.url}${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
  }
});
