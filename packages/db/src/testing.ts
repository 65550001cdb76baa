import { fileURLToPath } from "node:url";
import { migrateDatabase } from "./migrate.ts";
import { closeDatabase, type Database, openDatabase } from "./open.ts";
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

/** A real database of its own for one test, in memory. */
export async function createTestDatabase(): Promise<Database> {
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
