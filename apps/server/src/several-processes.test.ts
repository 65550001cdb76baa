import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { askPostgres, startTestServer, type TestServer } from "@copydesk/db/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Desk, generate, makeCampaign, type Process, signIn, startProcess, stateOf, waitForEnd } from "./processes-fixture.ts";

const secret = "what all processes of the tests keep secrets with";

let database: TestServer;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await startTestServer();
  await askPostgres(database.url, "create role guarded login password 'right'");
  for (const name of ["not_ours", "of_others", "newer"]) await askPostgres(database.url, `create database ${name}`);
  await askPostgres(of("of_others"), "create table invoices (id integer)");
  await askPostgres(of("newer"), "create schema drizzle");
  await askPostgres(
    of("newer"),
    "create table drizzle.__drizzle_migrations as select 1 as id, 'later' as hash, 99999999999999 as created_at",
  );
  folder = mkdtempSync(join(tmpdir(), "copydesk-several-"));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of another database of the same server. */
const of = (name: string) => Object.assign(new URL(database.url), { pathname: name }).href;

function start(environment: Record<string, string> = {}): Process {
  const one = startProcess({ DATA_DIR: folder, DATABASE_URL: database.url, COPYDESK_SECRET: secret, ...environment });
  children.push(one.child);
  return one;
}

/** Events of a campaign, in JSON, and the numbers under which they came. */
interface Heard {
  numbers: number[];
  events: string[];
}

/** What one process tells of a campaign, until the run is over. */
async function follow({ url, token }: Desk, campaign_id: string, until: (text: string) => boolean): Promise<Heard> {
  const input = encodeURIComponent(JSON.stringify({ campaign_id }));
  const headers = { authorization: `Token ${token}`, accept: "text/event-stream" };
  const { body } = await fetch(`${url}/api/trpc/generation.live?input=${input}`, { headers });
  let heard = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text;
    if (until(heard)) break;
  }
  const told = [...heard.matchAll(/^data: (\{"type".*)\nid: .*:(\d+)$/gm)];
  const events = told.flatMap(([, data = "{}"]) => {
    const event = JSON.parse(data) as { type: string; events?: unknown[] };
    return (event.type === "several" ? (event.events ?? []) : [event]).map((one) => JSON.stringify(one));
  });
  return { numbers: told.map(([, , number]) => Number(number)), events };
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
    ["a host that is not there", (url: URL) => (url.hostname = "nowhere.example"), "The host in DATABASE_URL cannot be found"],
    ["a wrong password", (url: URL) => Object.assign(url, { username: "guarded", password: "wrong" }), "does not take the password"],
    [
      "a user who owns nothing",
      (url: URL) => Object.assign(url, { username: "guarded", password: "right", pathname: "not_ours" }),
      "Make it the database's owner",
    ],
    ["a database of something else", (url: URL) => (url.pathname = "of_others"), "already holds tables of something else"],
    ["a database that a newer version has written", (url: URL) => (url.pathname = "newer"), "was written by a newer version of Copydesk"],
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
    const [ours, theirs] = await Promise.all(followed);
    if (!ours || !theirs) throw new Error("Two followed.");
    for (const { numbers } of [ours, theirs]) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    // Each began with a snapshot of its own; what came after it was told to both.
    const shared = theirs.events.filter((one) => ours.events.includes(one));
    expect(shared.length).toBeGreaterThan(10);
    expect(shared).toEqual(ours.events.filter((one) => theirs.events.includes(one)));
  });

  test("end what goes on at one of them when its session is ended at another", async () => {
    const here = await signIn(await one.url);
    const stays = await signIn(await one.url);
    const id = await makeCampaign(here, "Watched until signed out");
    const there = { ...here, url: await two.url };
    const watched = follow(there, id, (text) => text.includes("UNAUTHORIZED"));
    await wait(200);
    expect((await ask(here, "POST", "/auth/logout")).status).toBe(204);
    const tooLong = wait(9_000).then(() => "still told");
    expect(await Promise.race([watched.then(() => "over"), tooLong])).toBe("over");
    expect((await ask(stays, "GET", `/campaigns/${id}`)).status).toBe(200);
  });

  test("say that nothing can be read or saved while the database is away, stay up, and heal by themselves", async () => {
    const desk = await signIn(await one.url);
    const id = await makeCampaign(desk, "There before and after");
    const comeBack = await database.away();
    for (const url of [await one.url, await two.url]) {
      const there = { ...desk, url };
      for (const answer of [await ask(there, "GET", `/campaigns/${id}`), await ask(there, "POST", `/campaigns/${id}/generate`, {})]) {
        expect(answer.status).toBe(503);
        expect(await answer.json()).toMatchObject({ error: expect.stringContaining("The database cannot be reached right now") });
      }
      expect((await fetch(`${url}/api/readyz`)).status).toBe(503);
      expect((await fetch(`${url}/api/healthz`)).status).toBe(200);
    }
    await comeBack();
    for (const url of [await one.url, await two.url]) {
      await expect.poll(async () => (await fetch(`${url}/api/readyz`)).status, { timeout: 10_000 }).toBe(200);
      expect(await (await ask({ ...desk, url }, "GET", `/campaigns/${id}`)).json()).toMatchObject({ name: "There before and after" });
    }
    expect(await waitForEnd(desk, id, await generate(desk, id))).toBe("succeeded");
  });

  test("lose no text of a run in which the database is ended again and again", async () => {
    const desk = await signIn(await two.url);
    const id = await makeCampaign(desk, "Written through it all");
    const run = await generate(desk, id);
    for (let i = 0; i < 4; i += 1) {
      await wait(400);
      await database.restart();
    }
    await expect.poll(() => waitForEnd(desk, id, run).catch(() => "away"), { timeout: 40_000 }).toBe("succeeded");
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
    expect((await followed).events.length).toBeGreaterThan(10);
  });
});
