import { join } from "node:path";
import BetterSqlite from "better-sqlite3";

/** Kept reachable: a connection that is garbage-collected closes, and its lock would go with it. */
const held = new Set<BetterSqlite.Database>();

/**
 * Holds a data folder for the life of the process. The lock is an open write transaction on a file of its own, so the
 * operating system lets go of it however the process ends.
 * @throws when another process holds it, within half a second and naming the folder; what the disk says when it cannot be locked.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const client = new BetterSqlite(join(folder, "copydesk.lock"), { timeout: 500 });
  try {
    // Nothing is written there, so nothing has to be taken back: a full disk does not stand in the way of the lock.
    client.pragma("journal_mode = MEMORY");
    client.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    client.close();
    if (!(cause instanceof BetterSqlite.SqliteError && cause.code.startsWith("SQLITE_BUSY"))) throw cause;
    throw new Error(`Another Copydesk is already running on ${folder}. Stop it first, or give this one its own DATA_DIR.`, { cause });
  }
  held.add(client);
  return {
    release: () => {
      held.delete(client);
      client.close();
    },
  };
}
