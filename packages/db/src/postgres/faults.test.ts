import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { batch, must, returned } from "../batch.ts";
import type { Database } from "../database.ts";
import { onPostgres } from "../dialect.ts";
import { storageFailure } from "../failures.ts";
import { change_counters } from "../schema/index.ts";
import { createTestDatabase } from "../testing.ts";
import { sharedClock } from "./clock.ts";
import { closePostgres, connectionsOf, openPostgres } from "./connection.ts";
import { migratePostgres } from "./migrate.ts";
import { openRelay } from "./relay.ts";
import { postgresMigrations } from "./testing.ts";

/** What a query of Drizzle's for SQLite does here, too. */
interface Executes {
  execute(query: ReturnType<typeof sql>): Promise<{ rows: Record<string, unknown>[] }>;
}

describe.runIf(onPostgres)("Postgres in trouble", () => {
  let db: Database;
  let url: string;
  const opened: Database[] = [];
  beforeEach(async () => {
    db = await createTestDatabase();
    url = connectionsOf(db).pool.options.connectionString ?? "";
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(closePostgres));
    await closePostgres(db);
  });

  const ask = async (of: Database, query: ReturnType<typeof sql>) => await (of as unknown as Executes).execute(query);
  const running = (query: ReturnType<typeof sql>) => ({ execute: () => ask(db, query) }) as never;
  const open = (options: Parameters<typeof openPostgres>[1]) => {
    const one = openPostgres(url, options);
    opened.push(one);
    return one;
  };
  const failureOf = (action: Promise<unknown>) => action.then(() => null, storageFailure);
  const add = (name: string) => db.insert(change_counters).values({ name, value: 1 });
  const names = async () => (await db.select().from(change_counters)).map((one) => one.name);

  test("a connection that is lost within a transaction takes all of it back, and the next one goes through", async () => {
    const lost = batch(db, () => [add("first"), running(sql`select pg_terminate_backend(pg_backend_pid())`), add("last")]);
    expect(await failureOf(lost)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
    expect(await names()).not.toContain("first");
    await batch(db, () => [add("again")]);
    expect(await names()).toContain("again");
  });

  test("statements of a batch are run in their order, and the first that fails says why", async () => {
    const raise = running(sql`select 1 / 0`);
    const missing = must(db.update(change_counters).set({ value: 2 }).where(eq(change_counters.name, "missing")), new Error("missing"));
    await expect(batch(db, () => [add("first"), missing, raise, add("last")])).rejects.toThrow("missing");
    await expect(batch(db, () => [add("first"), raise, missing])).rejects.not.toThrow("missing");
    expect(await names()).not.toContain("first");
    const seen: string[] = [];
    const look = () =>
      returned(db.select().from(change_counters) as never, (rows: { name: string }[]) => void seen.push(...rows.map((one) => one.name)));
    expect((await batch(db, () => [add("first"), look(), add("last")]))[0]).toBe(1);
    expect(seen).toContain("first");
    expect(seen).not.toContain("last");
  });

  test("a statement that is made once is planned once", async () => {
    db = open({ most: 1 });
    const often = db.select().from(change_counters).prepare();
    for (let i = 0; i < 3; i += 1) await often.execute();
    for (let i = 0; i < 3; i += 1) await names();
    const { rows } = await ask(db, sql`select statement from pg_prepared_statements where statement like '%change_counters%'`);
    expect(rows).toHaveLength(1);
  });

  test("what was told can be read again from a message on, as long as that one is kept", async () => {
    const relay = await openRelay(db, { onError: () => {} });
    const told: number[] = [];
    relay.onMessage((id) => void told.push(id));
    for (const of of ["a", "b", "a", "a"]) relay.send({ of, text: of });
    await expect.poll(() => told.length).toBe(4);
    const [first = 0, second, third, fourth] = told;
    expect((await relay.since(first, { of: "a" }))?.map((one) => one.id)).toEqual([third, fourth]);
    expect(await relay.since(second ?? 0, { of: "b" })).toEqual([]);
    await ask(db, sql`delete from process_messages where id = ${first}`);
    expect(await relay.since(first, { of: "a" })).toBeNull();
    await relay.close();
  });

  test.each(["40001", "40P01"])(
    "a transaction that others were in the way of (%s) is begun again, and no more than four times",
    async (code) => {
      await ask(db, sql`create sequence tries`);
      const failing = (times: number) =>
        running(
          sql.raw(
            `do $$ begin if nextval('tries') <= ${times} then raise exception using errcode = '${code}', message = 'clash'; end if; end $$`,
          ),
        );
      await batch(db, () => [add("third time"), failing(2)]);
      expect(await names()).toContain("third time");
      await ask(db, sql`alter sequence tries restart`);
      await expect(batch(db, () => [add("never"), failing(99)])).rejects.toThrow();
      expect(await names()).not.toContain("never");
      expect((await ask(db, sql`select last_value::int as tries from tries`)).rows).toEqual([{ tries: 4 }]);
    },
  );

  test.each([
    ["53100", "STORAGE_FULL", /Free some disk space/],
    ["58030", "STORAGE_FULL", /disk could not be written/],
    ["25006", "STORAGE_FULL", /takes no writes/],
    ["57P01", "UNAVAILABLE", /cannot be reached right now/],
    ["53300", "UNAVAILABLE", /cannot be reached right now/],
  ])("%s is told as %s", async (errcode, code, words) => {
    const failing = running(sql.raw(`do $$ begin raise exception using errcode = '${errcode}', message = 'x'; end $$`));
    expect(await failureOf(batch(db, () => [add("never"), failing]))).toMatchObject({ code, message: expect.stringMatching(words) });
    expect(await names()).not.toContain("never");
  });

  test("a transaction on a server that takes no writes fails with a sentence, and reading goes on", async () => {
    await ask(db, sql.raw(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`));
    db = open({ most: 2 });
    expect(await failureOf(batch(db, () => [add("never")]))).toMatchObject({
      code: "STORAGE_FULL",
      message: expect.stringContaining("takes no writes"),
    });
    expect(await names()).toContain("campaigns");
  });

  test("an answer that does not come is not waited for, and its connection is given up", async () => {
    db = open({ most: 1, answer_ms: 1_000 });
    expect(await failureOf(Promise.resolve(ask(db, sql`select pg_sleep(30)`)))).toMatchObject({ code: "UNAVAILABLE" });
    expect(await failureOf(batch(db, () => [running(sql`select pg_sleep(30)`)]))).toMatchObject({ code: "UNAVAILABLE" });
    expect(await names()).toContain("campaigns");
  });

  test("readers wait while all connections are taken, and are told when that takes too long", async () => {
    db = open({ most: 2, wait_ms: 300 });
    const taken = [1, 2].map(() => ask(db, sql`select pg_sleep(1)`));
    expect(await failureOf(Promise.resolve(names()))).toMatchObject({ code: "UNAVAILABLE" });
    await Promise.all(taken);
    expect(await names()).toContain("campaigns");
  });

  test("a hundred writers at once keep no reader from the connections that there are", async () => {
    db = open({ most: 3 });
    const writers = Array.from({ length: 100 }, (_, i) => batch(db, () => [running(sql`select pg_sleep(0.005)`), add(`writer ${i}`)]));
    expect(await names()).toContain("campaigns");
    expect(connectionsOf(db).pool.totalCount).toBeLessThanOrEqual(3);
    await Promise.all(writers);
    expect((await names()).filter((one) => one.startsWith("writer"))).toHaveLength(100);
  });

  test("locks of a machine that is switched off are free in half a minute", async () => {
    const { rows } = await ask(
      open({}),
      sql`select current_setting('tcp_keepalives_idle')::int as idle, current_setting('tcp_keepalives_count')::int as count`,
    );
    expect(rows).toEqual([{ idle: 10, count: 3 }]);
  });

  test("all processes have the time of the database, however wrong the clocks of their machines are", async () => {
    const clocks = await Promise.all(
      [-60_000, 0, 3_600_000].map((wrong) => sharedClock(db, { onError: () => {}, own: () => Date.now() + wrong })),
    );
    const times = clocks.map((clock) => clock.now());
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2_000);
    expect(clocks[2]?.behind_ms()).toBeLessThan(-3_590_000);
    for (const clock of clocks) clock.stop();
  });

  describe("a newer version", () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "copydesk-migrations-"));
      cpSync(postgresMigrations, folder, { recursive: true });
      const file = join(folder, "meta", "_journal.json");
      const journal = JSON.parse(readFileSync(file, "utf8"));
      const last = journal.entries.at(-1);
      journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
      writeFileSync(file, JSON.stringify(journal));
      writeFileSync(join(folder, "9999_next.sql"), "CREATE TABLE next_version (id text PRIMARY KEY);");
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    test("changes nothing while an older one is at work, and goes on when that has ended", async () => {
      const relay = await openRelay(db, { onError: () => {} });
      const newer = open({ most: 3 });
      await expect(migratePostgres(newer, folder, { patience_ms: 300 })).rejects.toThrow("Processes of an older version are still at work");
      const waiting = migratePostgres(newer, folder, { patience_ms: 20_000 });
      await relay.close();
      expect(await waiting).toEqual({ applied: 1 });
      await expect(migratePostgres(db, postgresMigrations)).rejects.toThrow("written by a newer version");
    });
  });

  test("a wrong password is told as one", async () => {
    await ask(db, sql.raw("do $$ begin create role guarded login password 'right'; exception when duplicate_object then null; end $$"));
    const address = new URL(url);
    address.username = "guarded";
    address.password = "wrong";
    const client = new pg.Client({ connectionString: address.href });
    await expect(client.connect()).rejects.toMatchObject({ code: "28P01" });
  });
});
