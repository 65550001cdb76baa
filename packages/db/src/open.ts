import BetterSqlite from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import * as schema from "./schema/index.ts";

/** Query builder over the one database file. Queries are awaited; several writes go through `batch`. */
export type Database = BetterSQLite3Database<typeof schema> & { $client: BetterSqlite.Database };

/** Older ones can corrupt a WAL when it is reset (fixed in SQLite 3.51.3). */
const oldestSqlite = [3, 51, 3];

/**
 * Opens a database file, or an image of one in memory (tests). Writes wait up to 5 s for each other and are on the disk
 * when they return: `synchronous = FULL`, because WAL's default may lose the last commits when power fails.
 */
export function openDatabase(source: string | Buffer): Database {
  const client = new BetterSqlite(source);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("busy_timeout = 5000");
  client.pragma("cache_size = -16000");
  client.pragma("temp_store = MEMORY");
  refuseOldSqlite(client);
  return drizzle(client, { schema });
}

export function closeDatabase(db: Database): void {
  if (!db.$client.open) return;
  db.$client.pragma("optimize");
  db.$client.close();
}

function refuseOldSqlite(client: BetterSqlite.Database): void {
  const { version } = client.prepare("select sqlite_version() as version").get() as { version: string };
  const parts = version.split(".").map(Number);
  const older = oldestSqlite.find((wanted, i) => parts[i] !== wanted);
  if (older !== undefined && (parts[oldestSqlite.indexOf(older)] ?? 0) < older) {
    throw new Error(`SQLite ${version} is too old: 3.51.3 or newer is needed, because older ones can corrupt the database.`);
  }
}
