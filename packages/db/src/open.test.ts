import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { closeDatabase, openDatabase, refuseOldSqlite } from "./open.ts";
import { campaign_teams } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "copydesk-open-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["journal_mode", "wal"],
  // 2 is FULL: a commit is on the disk when it returns.
  ["synchronous", 2],
  ["foreign_keys", 1],
  ["busy_timeout", 5000],
])("a database file has %s = %s", (pragma, value) => {
  const db = openDatabase(join(folder, "settings.sqlite"));
  expect(db.$client.pragma(pragma, { simple: true })).toBe(value);
  closeDatabase(db);
});

test("a reference to nothing is refused", async () => {
  const db = await createTestDatabase();
  await expect(db.insert(campaign_teams).values({ campaign_id: "none", team_id: "none" })).rejects.toMatchObject({
    code: "SQLITE_CONSTRAINT_FOREIGNKEY",
  });
});

test("a file that is no database is refused with what to do", () => {
  const file = join(folder, "text.sqlite");
  writeFileSync(file, "This is a letter, not a database. ".repeat(100));
  expect(() => openDatabase(file)).toThrow(/damaged.*npm run restore/);
});

test.each(["3.51.2", "3.50.9", "2.8.17", "3.51"])("SQLite %s is too old", (version) => {
  expect(() => refuseOldSqlite(version)).toThrow(`SQLite ${version} is too old`);
});

test.each(["3.51.3", "3.51.10", "3.54.1", "4.0.0"])("SQLite %s is new enough", (version) => {
  expect(() => refuseOldSqlite(version)).not.toThrow();
});
