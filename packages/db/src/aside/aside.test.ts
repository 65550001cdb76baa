import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrateDatabase } from "../migrate.ts";
import { closeDatabase, type Database, openDatabase } from "../open.ts";
import { builtAside, migrationsFolder } from "../testing.ts";
import { type Aside, createAside } from "./aside.ts";

let folder: string;
let db: Database;
let aside: Aside;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aside-"));
  db = openDatabase(join(folder, "db.sqlite"));
  migrateDatabase(db, migrationsFolder);
  aside = createAside(db, { entry: builtAside });
});
afterEach(async () => {
  await aside.close();
  closeDatabase(db);
  rmSync(folder, { recursive: true });
});

const rows = (sql: string, ...params: unknown[]) => aside.run<"rows">({ kind: "rows", query: { sql, params } });
const name = (value: string) => db.$client.prepare("insert into llm_log_names (value) values (?)").run(value);
const slow = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select count(*) from n";

test("a read sees what is stored, also what was stored a moment ago", async () => {
  name("one");
  expect(await rows("select value from llm_log_names where value = ?", "one")).toEqual([["one"]]);
  name("two");
  expect(await rows("select count(*) from llm_log_names")).toEqual([[2]]);
});

test("a long read holds up nothing else in the process", async () => {
  const read = rows(slow);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  name("written meanwhile");
  expect(await read).toEqual([[3_000_000]]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

test("a read that fails says why, and the next one works", async () => {
  await expect(rows("select 1 from nowhere")).rejects.toThrow("no such table: nowhere");
  await expect(rows("delete from llm_log_names returning 1")).rejects.toThrow(/readonly/);
  expect(await rows("select 1")).toEqual([[1]]);
});

test("whoever closes it ends what still runs; a read after a rest begins anew", async () => {
  const running = expect(rows(slow)).rejects.toThrow("stopping");
  await aside.close();
  await running;
  expect(await rows("select 1")).toEqual([[1]]);
  const restless = createAside(db, { entry: builtAside, idleMs: 1 });
  await restless.run<"rows">({ kind: "rows", query: { sql: "select 1", params: [] } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await restless.run<"rows">({ kind: "rows", query: { sql: "select 2", params: [] } })).toEqual([[2]]);
  await restless.close();
});
