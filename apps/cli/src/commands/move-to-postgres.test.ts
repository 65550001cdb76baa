import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { closeDatabase, type Database, databaseName, openDatabase } from "@copydesk/db";
import { askPostgres, startTestServer, type TestServer } from "@copydesk/db/test-server";
import { ask, type Desk, generate, makeCampaign, type Process, signIn, startProcess, waitForEnd } from "@copydesk/server/processes-fixture";
import { administrator } from "@copydesk/server/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { run } from "../program.ts";
import { testWorld } from "../testing.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
let postgres: TestServer;
let folder: string;
/** What the server said before the move, by path. */
const before = new Map<string, unknown>();
let campaign: string;

const paths = (id: string) => [
  `/campaigns/${id}`,
  `/campaigns/${id}/blocks`,
  "/campaigns?search=long%20enough",
  "/channels",
  "/models",
  "/teams",
  "/logs/llm",
  "/logs/llm/options",
];

const read = async (desk: Desk, path: string) => {
  const answer = await ask(desk, "GET", path);
  return { status: answer.status, body: await answer.json() };
};

const ended = ({ child }: Process) =>
  new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });

beforeAll(async () => {
  postgres = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), "copydesk-move-"));
  const server = startProcess({ DATA_DIR: folder });
  const desk = await signIn(await server.url);
  campaign = await makeCampaign(desk, "Moves to another \u{1F3E0}");
  expect(await waitForEnd(desk, campaign, await generate(desk, campaign))).toBe("succeeded");
  for (const path of paths(campaign)) before.set(path, await read(desk, path));
  await ended(server);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let database = 0;
let url: string;
beforeEach(async () => {
  database += 1;
  url = urlOf(`moved_${database}`);
  await askPostgres(postgres.url, `create database moved_${database}`);
});

function urlOf(name: string): string {
  const address = new URL(postgres.url);
  address.pathname = name;
  return address.href;
}

async function copydesk(args: string[], options: Parameters<typeof testWorld>[1] = {}) {
  const world = testWorld({}, options);
  const code = await run(args, world);
  return { code, out: world.said.out.join("\n"), err: world.said.err.join("\n") };
}

const move = (from = folder, to = url) => copydesk(["migrate", "--from", from, "--to", to]);

/** A copy of the folder, with something else in its database. */
async function changed<T>(change: (db: Database["$client"]) => unknown, use: (path: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), "copydesk-move-"));
  cpSync(folder, copy, { recursive: true });
  const db = openDatabase(join(copy, databaseName));
  change(db.$client);
  await closeDatabase(db);
  try {
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const rowsOf = async (table: string) => (await askPostgres(url, `select count(*)::int as n from ${table}`))[0]?.n;

describe("moving a folder to Postgres", () => {
  test("brings everything that was there, proves it, and goes on where it was", async () => {
    const file = readFileSync(join(folder, databaseName));
    const moved = await move();
    expect(moved).toMatchObject({ code: 0, err: "" });
    expect(moved.out).toMatch(/^campaigns +1 {2}[0-9a-f]{16}$/m);
    expect(moved.out).toMatch(/Moved \d+ rows of \d+ tables/);
    expect(readFileSync(join(folder, databaseName)).equals(file)).toBe(true);

    const secret = readFileSync(join(folder, "secret.key"), "utf8").trim();
    const server = startProcess({ DATA_DIR: folder, DATABASE_URL: url, COPYDESK_SECRET: secret });
    const desk = await signIn(await server.url);
    for (const path of paths(campaign)) {
      expect.soft(await read(desk, path), path).toEqual(before.get(path));
    }
    const next = await makeCampaign(desk, "Written there");
    expect(await waitForEnd(desk, next, await generate(desk, next))).toBe("succeeded");

    const reset = spawnSync(process.execPath, [main, "reset-password", administrator.email], {
      env: { DATA_DIR: folder, DATABASE_URL: url, COPYDESK_SECRET: secret },
      input: "another one that is long enough\n",
      encoding: "utf8",
    });
    expect(reset).toMatchObject({ status: 0, stderr: "" });
    expect((await ask(desk, "GET", "/channels")).status).toBe(401);
    const login = { email: administrator.email, password: "another one that is long enough" };
    expect((await ask(desk, "POST", "/auth/login", login)).status).toBe(200);
    await ended(server);
  });

  test("keeps what a text may hold, to the last character", async () => {
    const story = 'Quotes " \' \\ {curly, "braces"} NULL\n\t\r\u2028 \u{1F469}\u200D\u{1F680} \uFEFFend ';
    await changed(
      (db) => db.prepare("update campaigns set main_story = ?, description = '', name = 'NULL'").run(story),
      async (path) => expect(await move(path)).toMatchObject({ code: 0 }),
    );
    const rows = await askPostgres(url, "select main_story, description, name from campaigns");
    expect(rows).toEqual([{ main_story: story, description: "", name: "NULL" }]);
  });

  test("a character that no text of Postgres can hold leaves a mark in its place", async () => {
    await changed(
      (db) => db.prepare("update campaigns set main_story = ?").run("before\0after"),
      async (path) => expect(await move(path)).toMatchObject({ code: 0 }),
    );
    const rows = await askPostgres(url, "select main_story from campaigns");
    expect(rows).toEqual([{ main_story: "before\uFFFDafter" }]);
  });

  test("leaves a database in which something stands alone", async () => {
    await move();
    const users = await rowsOf("users");
    const again = await move();
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("The Postgres database is in use already") });
    expect(await rowsOf("users")).toBe(users);
  });

  test("moves nothing when something comes out otherwise", async () => {
    const stopped = new AbortController();
    stopped.abort();
    await copydesk(["migrate", "--from", folder, "--to", url], { signal: stopped.signal });
    await askPostgres(url, "alter table objectives alter column name type varchar(3)");
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining("Table objectives came out otherwise in Postgres") });
    expect(await rowsOf("users")).toBe(0);
  });

  test("leaves a database that belongs to something else alone", async () => {
    await askPostgres(url, "create table invoices (id int)");
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining("already holds tables of something else") });
  });

  test.each([
    ["a row that another one names is missing", "delete from users", "campaigns holds rows that name others which are not there"],
    ["a value of another kind stands there", "update runs set tasks_total = 'many'", "Table runs does not fit into Postgres"],
    [
      "the file is older than the program",
      "delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)",
      "Run copydesk migrate first",
    ],
    [
      "the file is newer than the program",
      "insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
      "written by a newer Copydesk",
    ],
  ])("moves nothing when %s", async (_what, statement, words) => {
    await changed(
      (db) => {
        db.pragma("foreign_keys = off");
        db.prepare(statement).run();
      },
      async (path) => expect(await move(path)).toMatchObject({ code: 1, err: expect.stringContaining(words) }),
    );
    const [found] = await askPostgres(url, "select to_regclass('campaigns') is not null as there");
    if (found?.there) expect(await rowsOf("campaigns")).toBe(0);
  });

  test("moves nothing while a server is at work on the folder", async () => {
    // A folder that has moved before would not be opened.
    rmSync(join(folder, "shared.id"), { force: true });
    const server = startProcess({ DATA_DIR: folder });
    await server.url;
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining("stop the server first") });
    await ended(server);
  });

  test("leaves nothing behind when it is stopped in the middle", async () => {
    const stop = new AbortController();
    stop.abort();
    const moved = await copydesk(["migrate", "--from", folder, "--to", url], { signal: stop.signal });
    expect(moved).toMatchObject({ code: 130, err: "Stopped. Nothing was moved; the data folder is as it was." });
    expect(await rowsOf("users")).toBe(0);
  });

  test.each([
    ["no address", ["--from", "data"], "Say --to with the address"],
    ["an address of something else", ["--to", "mysql://db.example/x"], "--to is not the address of a Postgres database"],
  ])("%s is said before anything is begun", async (_what, args, words) => {
    expect(await copydesk(["migrate", ...args])).toMatchObject({ code: 2, err: expect.stringContaining(words) });
  });

  test("an address where nobody answers is named", async () => {
    const nowhere = new URL(url);
    nowhere.port = "9";
    expect(await move(folder, nowhere.href)).toMatchObject({
      code: 1,
      err: expect.stringContaining("Nothing answers at the address in --to"),
    });
  });
});

describe("the doctor, of what several processes share", () => {
  const other = "o".repeat(40);
  const doctor = async (env: Record<string, string>) => {
    const world = testWorld({ DATA_DIR: folder, DATABASE_URL: url, ...env });
    const code = await run(["doctor"], world);
    const about = (subject: string) => world.said.out.find((line) => line.includes(` ${subject}: `))?.replace(/^(\S) \w+: +/, "$1 ");
    return { code, about, said: world.said.out.map((line) => /^(\S) (\w+):/.exec(line)?.slice(1).join(" ")) };
  };
  const secretOf = () => readFileSync(join(folder, "secret.key"), "utf8").trim();

  test("says of a database in which there is nothing what the first start will do, and does none of it", async () => {
    const { code, about } = await doctor({ COPYDESK_SECRET: other });
    expect([code, about("Database"), about("Secret")]).toEqual([
      0,
      "• Postgres answers, and there is nothing in the database yet; the first start sets it up.",
      "• COPYDESK_SECRET becomes the one of this database with the first start.",
    ]);
    expect(await askPostgres(url, "select count(*)::int as n from pg_tables where schemaname = 'public'")).toEqual([{ n: 0 }]);
  });

  test("has no cross where all is well, and names a secret and a folder that are not those of the others", async () => {
    expect(await move()).toMatchObject({ code: 0 });
    const well = await doctor({ COPYDESK_SECRET: secretOf() });
    expect(well.said.filter((line) => !line?.endsWith("Disk"))).toEqual([
      ...["✓ Folder", "✓ Rights", "✓ Database", "✓ Secret", "✓ Sharing", "✓ Keys", "• Model", "• Mail", "✓ Clock"],
    ]);
    expect(well.code).toBe(0);
    const stranger = await doctor({ COPYDESK_SECRET: other });
    expect([stranger.code, stranger.about("Secret")]).toEqual([3, expect.stringContaining("✗ COPYDESK_SECRET is not the one")]);
    const elsewhere = await doctor({ COPYDESK_SECRET: secretOf(), DATA_DIR: mkdtempSync(join(folder, "elsewhere-")) });
    expect([elsewhere.code, elsewhere.about("Sharing")]).toEqual([3, expect.stringContaining("is not the folder that the processes")]);
  });

  test("names what keeps it from the database", async () => {
    const away = await doctor({ COPYDESK_SECRET: other, DATABASE_URL: "postgres://me:secret@127.0.0.1:9/copydesk" });
    expect([away.code, away.about("Database")]).toEqual([3, expect.stringContaining("✗ Nothing answers at the address in DATABASE_URL.")]);
    await askPostgres(url, "create table invoices (id int)");
    const foreign = await doctor({ COPYDESK_SECRET: other });
    expect([foreign.code, foreign.about("Database")]).toEqual([3, expect.stringContaining("already holds tables of something else")]);
  });
});
