import BetterSqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Database } from "./database.ts";
import { asDamage, storageFailure } from "./failures.ts";
import { closePostgres, isInPostgres } from "./postgres/connection.ts";
import * as schema from "./schema/index.ts";

export type { Database } from "./database.ts";

/**
 * Opens a database file, or an image of one in memory (tests). Writes wait up to 5 s for each other and are on the disk
 * when they return: `synchronous = FULL`, because WAL's default may lose the last commits when power fails.
 * @throws when the file is not a database or is damaged, or SQLite is too old.
 */
export function openDatabase(source: string | Buffer): Database {
  const client = new BetterSqlite(source);
  try {
    configure(client);
  } catch (error) {
    client.close();
    throw asDamage(error);
  }
  return drizzle(client, { schema });
}

/** Closes connections, or the file after a last look at its statistics; does nothing when that is done already. */
export async function closeDatabase(db: Database): Promise<void> {
  if (isInPostgres(db)) return closePostgres(db);
  if (!db.$client.open) return;
  try {
    // What lives in memory ends here, and its statistics with it.
    if (!db.$client.memory) db.$client.pragma("optimize");
  } catch (error) {
    // Statistics are a convenience; neither a full disk nor a damaged file may keep the process from ending in order.
    if (!storageFailure(error) && asDamage(error) === error) throw error;
  } finally {
    db.$client.close();
  }
}

function configure(client: BetterSqlite.Database): void {
  refuseOldSqlite(client.prepare<[], string>("select sqlite_version()").pluck().get() ?? "0");
  client.pragma("busy_timeout = 5000");
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("cache_size = -8000");
  client.pragma("temp_store = MEMORY");
}

/** Older ones can corrupt a WAL when it is reset (fixed in SQLite 3.51.3). */
const oldest = [3, 51, 3] as const;

/** @throws when the SQLite inside the driver is older than 3.51.3. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split(".").map(Number);
  for (const [i, wanted] of oldest.entries()) {
    const part = parts[i] ?? 0;
    if (part > wanted) return;
    if (part < wanted)
      throw new Error(`SQLite ${version} is too old: ${oldest.join(".")} or newer is needed, because older ones can corrupt the database.`);
  }
}
