import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";
import { closeDatabase, openDatabase } from "./open.ts";
import { createTestDatabase, migrationsFolder } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "copydesk-migrate-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Journal {
  entries: { when: number; tag: string }[];
}

/** A program's migrations with another list of them. */
function migrations(name: string, change: (journal: Journal) => void): string {
  const copy = join(folder, name);
  cpSync(migrationsFolder, copy, { recursive: true });
  const file = join(copy, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  change(journal);
  writeFileSync(file, JSON.stringify(journal));
  return copy;
}

const older = () => migrations("older", (journal) => journal.entries.splice(1));

const tables = (file: string): string[] => {
  const db = openDatabase(file);
  const names = db.$client.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all();
  closeDatabase(db);
  return names;
};

test("an empty file gets every table, and a second time nothing", () => {
  const db = openDatabase(join(folder, "new.sqlite"));
  const all = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql")).length;
  expect(migrateDatabase(db, migrationsFolder)).toEqual({ applied: all });
  expect(migrateDatabase(db, migrationsFolder)).toEqual({ applied: 0 });
  closeDatabase(db);
});

test("an older file is copied aside before it is changed", async () => {
  const backups = join(folder, "backups");
  const db = openDatabase(join(folder, "old.sqlite"));
  migrateDatabase(db, older(), { backups });
  expect(existsSync(backups)).toBe(false);
  // Written by hand: the schema in the code already knows columns that this older file lacks.
  db.$client
    .prepare(
      "insert into users (id, email, first_name, last_name, status, timezone, created_at, updated_at) values (?, ?, 'A', 'B', 'active', 'UTC', 0, 0)",
    )
    .run("old-user", "old@example.com");

  migrateDatabase(db, migrationsFolder, { backups, version: "1.2.3" });
  closeDatabase(db);

  const [copy = ""] = readdirSync(backups);
  expect(copy).toMatch(/^before-migration-\d+\.sqlite$/);
  expect(tables(join(backups, copy))).not.toContain("campaign_search");
  expect(tables(join(folder, "old.sqlite"))).toContain("campaign_search");
  const old = openDatabase(join(backups, copy));
  expect(old.$client.prepare("select id from users").pluck().all()).toEqual(["old-user"]);
  closeDatabase(old);
});

test("a migration that fails half-way leaves the file as it was", () => {
  const broken = migrations("broken", () => {});
  writeFileSync(join(broken, "0001_search_and_counters.sql"), "CREATE TABLE half (id text);\n--> statement-breakpoint\nNOT SQL;");
  const file = join(folder, "half.sqlite");
  const db = openDatabase(file);
  migrateDatabase(db, older());
  expect(() => migrateDatabase(db, broken)).toThrow();
  closeDatabase(db);
  expect(tables(file)).not.toContain("half");
});

test("a file of a newer program is refused", async () => {
  const db = await createTestDatabase();
  expect(() => migrateDatabase(db, older())).toThrow("written by a newer version");
});

test("a file that a newer program has migrated names the version to take", () => {
  const db = openDatabase(join(folder, "newer.sqlite"));
  migrateDatabase(db, migrationsFolder, { version: "1.12.3" });
  migrateDatabase(db, migrationsFolder, { version: "2.0.0" });
  expect(() => migrateDatabase(db, older(), { version: "1.0.0" })).toThrow(
    "written by Copydesk 1.12.3. Start Copydesk 1.12.3 or newer, or restore",
  );
  closeDatabase(db);
});

test.each([
  ["all but its first page", 4_096],
  ["its second half", 300_000],
])("a file damaged in %s is not migrated, and it is said what to do", (_, from) => {
  const file = join(folder, `damaged-${from}.sqlite`);
  const db = openDatabase(file);
  migrateDatabase(db, older());
  closeDatabase(db);
  scribble(file, from);
  expect(() => migrateDatabase(openDatabase(file), migrationsFolder)).toThrow(/damaged.*npm run restore/);
});

function scribble(file: string, from: number): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(statSync(file).size - from, 0x5a), 0, null, from);
  closeSync(descriptor);
}
