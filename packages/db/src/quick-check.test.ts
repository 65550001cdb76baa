import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeDatabase, type Database, openDatabase } from "./open.ts";
import { lookForDamage } from "./quick-check.ts";
import { builtAside, damageTable, testDatabaseImage } from "./testing.ts";

let folder: string;
let file: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "quick-check-"));
  file = join(folder, "db.sqlite");
  writeFileSync(file, await testDatabaseImage());
});
afterEach(() => {
  closeDatabase(db);
  rmSync(folder, { recursive: true });
});

test("a whole file is found whole, and goes on being written meanwhile", async () => {
  db = openDatabase(file);
  const { found } = lookForDamage(db, builtAside);
  db.$client.prepare("insert into change_counters (name, value) values ('meanwhile', 1)").run();
  expect(await found).toBeNull();
});

test("damage is found where nobody has read yet", async () => {
  damageTable(file, "examples");
  db = openDatabase(file);
  expect(await lookForDamage(db, builtAside).found).toMatchObject({ message: expect.stringMatching(/damaged.*npm run restore/) });
});

test("who stops it hears of no damage", async () => {
  db = openDatabase(file);
  const looking = lookForDamage(db, builtAside);
  await looking.stop();
  expect(await looking.found).toBeNull();
});
