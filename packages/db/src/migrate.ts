import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { asDamage, damaged } from "./failures.ts";
import type { Database } from "./open.ts";

interface Journal {
  entries: { when: number; tag: string }[];
}

/**
 * Brings a database to the schema of this program, in one transaction, after a backup beside it when there is something to lose.
 * @param folder the generated migrations.
 * @param backupFolder where the copy from before a migration goes; none is made when it is left out.
 * @throws when the file is damaged or was written by a newer program.
 */
export function migrateDatabase(db: Database, folder: string, backupFolder?: string): { applied: number } {
  const journal = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as Journal;
  refuseDamage(db);
  const before = appliedUpTo(db);
  const newest = journal.entries.at(-1)?.when ?? 0;
  if (before > newest) {
    throw new Error(
      "This database was written by a newer version of Copydesk. Start that version, or restore a backup made before the upgrade.",
    );
  }
  const pending = journal.entries.filter((entry) => entry.when > before).length;
  if (pending === 0) return { applied: 0 };
  if (before > 0 && backupFolder) backUp(db, join(backupFolder, `before-migration-${newest}.sqlite`));
  migrate(db, { migrationsFolder: folder });
  return { applied: pending };
}

/** Time stamp of the last migration that this file has; 0 for an empty one. */
function appliedUpTo(db: Database): number {
  const table = db.$client.prepare("select name from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return 0;
  return db.$client.prepare<[], number | null>("select max(created_at) from __drizzle_migrations").pluck().get() ?? 0;
}

/** @throws when SQLite's quick check finds anything wrong. */
export function refuseDamage(db: Database): void {
  let found: unknown;
  try {
    found = db.$client.pragma("quick_check(1)", { simple: true });
  } catch (error) {
    throw asDamage(error);
  }
  if (found !== "ok") throw damaged();
}

function backUp(db: Database, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) db.$client.prepare("VACUUM INTO ?").run(file);
}
