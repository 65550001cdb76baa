import { closeSync, openSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onPostgres } from "./dialect.ts";
import { migrateDatabase } from "./migrate.ts";
import { closeDatabase, type Database, openDatabase } from "./open.ts";
import { createPostgresTestDatabase } from "./postgres/testing.ts";
import { seedFactoryData } from "./seed/seed-factory-data.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** The thread that reads beside the requests, of the built program: from its source each start would cost seconds. */
export const builtAside = new URL("../../../apps/server/dist/aside-thread.js", import.meta.url);

let template: Promise<Buffer> | undefined;

/** The file of a database that was migrated and given the factory data, once for all tests of a process. */
export function testDatabaseImage(): Promise<Buffer> {
  template ??= makeTemplate();
  return template;
}

/** A real database of its own for one test: in memory, or in the Postgres that the tests run on. */
export async function createTestDatabase(): Promise<Database> {
  if (onPostgres) return createPostgresTestDatabase();
  return openDatabase(Buffer.from(await testDatabaseImage()));
}

async function makeTemplate(): Promise<Buffer> {
  const db = openDatabase(":memory:");
  migrateDatabase(db, migrationsFolder);
  let last = 0;
  await seedFactoryData(db, { now: new Date("2026-11-21T08:00:00Z"), newId: () => `seed-${String(++last).padStart(4, "0")}` });
  const image = db.$client.serialize();
  closeDatabase(db);
  return image;
}

/** Overwrites the page of a closed file in which a table begins, which nobody notices before that table is read. */
export function damageTable(file: string, table: string): void {
  const db = openDatabase(file);
  const page = db.$client.prepare<[string], number>("select rootpage from sqlite_master where name = ?").pluck().get(table) ?? 0;
  const size = db.$client.pragma("page_size", { simple: true }) as number;
  closeDatabase(db);
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size);
  closeSync(descriptor);
}
