import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startTestServer, type TestServer } from "@copydesk/db/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { administrator } from "./testing.ts";

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const secret = "what all processes of the tests keep secrets with";

let database: TestServer;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), "copydesk-several-"));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Process {
  child: ChildProcess;
  /** Its address; what it said instead, when it has ended. */
  url: Promise<string>;
}

function start(environment: Record<string, string> = {}): Process {
  const env = {
    PORT: "0",
    LOG_LEVEL: "error",
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    COPYDESK_SECRET: secret,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    BUILTIN_TOKENS_PER_SECOND: "120",
    ...environment,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let said = "";
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        said += chunk;
        const ready = /ready at (http:\S+)/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
    child.on("close", () => resolve(said));
  });
  return { child, url };
}

interface Desk {
  url: string;
  token: string;
}

async function signIn(url: string): Promise<Desk> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(administrator) });
  return { url, token: ((await answer.json()) as { token: string }).token };
}

const ask = ({ url, token }: Desk, method: string, path: string, body?: unknown) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Token ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function makeCampaign(desk: Desk, name: string): Promise<string> {
  const campaign = {
    name,
    main_story: "A story that is long enough to be told on two channels, in about a hundred characters or a few more than that.",
    objectives: ["Brand awareness"],
    from_date: "2027-03-01",
    to_date: "2027-04-30",
    is_public: false,
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: [{ code: "en", channels: ["linkedin", "blog"] }],
  };
  return ((await (await ask(desk, "POST", "/campaigns", campaign)).json()) as { id: string }).id;
}

async function generate(desk: Desk, id: string): Promise<string> {
  return ((await (await ask(desk, "POST", `/campaigns/${id}/generate`, {})).json()) as { run_id: string }).run_id;
}

const stateOf = async (desk: Desk, id: string, run: string) =>
  ((await (await ask(desk, "GET", `/campaigns/${id}/runs/${run}`)).json()) as { status: string }).status;

async function waitForEnd(desk: Desk, id: string, run: string): Promise<string> {
  for (;;) {
    const state = await stateOf(desk, id, run);
    if (!["queued", "running"].includes(state)) return state;
    await wait(50);
  }
}

/** Ids of the events of a campaign that one process tells of, until the run is over. */
async function follow({ url, token }: Desk, campaign_id: string, until: (text: string) => boolean): Promise<string[]> {
  const input = encodeURIComponent(JSON.stringify({ campaign_id }));
  const headers = { authorization: `Token ${token}`, accept: "text/event-stream" };
  const { body } = await fetch(`${url}/api/trpc/generation.live?input=${input}`, { headers });
  const ids: string[] = [];
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const [, id = ""] of text.matchAll(/^id: (.+)$/gm)) ids.push(id);
    if (until(text)) break;
  }
  return ids;
}

describe("processes on one Postgres", () => {
  let one: Process;
  let two: Process;
  beforeAll(async () => {
    one = start();
    await one.url;
    two = start();
    await two.url;
  });

  test("do not start with another secret, or another folder", async () => {
    expect(await start({ COPYDESK_SECRET: `${secret}, but another one` }).url).toContain("COPYDESK_SECRET is not the one");
    const elsewhere = mkdtempSync(join(tmpdir(), "copydesk-several-"));
    expect(await start({ DATA_DIR: elsewhere }).url).toContain("is not the folder that the other processes of this database share");
    rmSync(elsewhere, { recursive: true });
  });

  test.each([
    ["a port where nobody is", (url: URL) => (url.port = "9"), "Nothing answers at the address in DATABASE_URL"],
    ["a database that is not there", (url: URL) => (url.pathname = "nowhere"), "does not exist. Make it"],
  ])("say what is wrong with an address: %s", async (_what, change, words) => {
    const url = new URL(database.url);
    change(url);
    expect(await start({ DATABASE_URL: url.href }).url).toContain(words);
  });

  test("tell each other what happens, in one order", async () => {
    const here = await signIn(await one.url);
    const there = { ...here, url: await two.url };
    const id = await makeCampaign(here, "Told to all");
    const followed = [here, there].map((desk) => follow(desk, id, (text) => /"status":"ready"/.test(text)));
    await wait(200);
    const run = await generate(there, id);
    expect(await waitForEnd(here, id, run)).toBe("succeeded");
    const [ids = [], others = []] = await Promise.all(followed);
    const numbers = ids.map((one) => Number(one.split(":")[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    // Each began with a snapshot of its own; what came after it was told to both.
    const shared = others.filter((one) => ids.includes(one));
    expect(shared.length).toBeGreaterThan(10);
    expect(shared).toEqual(ids.filter((one) => others.includes(one)));
  });

  test("go on with what one of them was writing when it died, and are there again after the database was away", async () => {
    const desk = await signIn(await two.url);
    const id = await makeCampaign(desk, "Outlives its process");
    const run = await generate(desk, id);
    while ((await stateOf(desk, id, run)) === "queued") await wait(20);
    // The first to start is on duty.
    one.child.kill("SIGKILL");
    await wait(1_000);
    await database.restart();
    await expect.poll(async () => (await ask(desk, "GET", `/campaigns/${id}`)).status, { timeout: 10_000 }).toBe(200);
    expect(await waitForEnd(desk, id, run)).toBe("succeeded");
    const next = await makeCampaign(desk, "Told after that, too");
    const followed = follow(desk, next, (text) => /"status":"ready"/.test(text));
    await wait(200);
    await generate(desk, next);
    expect((await followed).length).toBeGreaterThan(10);
  });
});
