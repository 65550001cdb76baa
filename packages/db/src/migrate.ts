import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { asDamage } from "./failures.ts";
import type { Database } from "./open.ts";
import { refuseDamage } from "./quick-check.ts";

interface Journal {
  entries: { when: number; tag: string }[];
}

export interface MigrateOptions {
  /** Where the copy from before a migration goes; none is made when it is left out. */
  backups?: string;
  /** This program's, such as `0.3.0`. The file remembers which one brought it here, so that an older one can name it. */
  version?: string;
}

/**
 * Brings a database to the schema of this program, in one transaction, after a backup beside it when there is something to lose.
 * @param folder the generated migrations.
 * @throws when the file was written by a newer program, or has to be changed and is damaged.
 */
export function migrateDatabase(db: Database, folder: string, { backups, version }: MigrateOptions = {}): { applied: number } {
  const { before, newest, pending, writtenBy } = readable(() => compareSchema(db, folder));
  // A file that stays as it is may be looked through beside everything else (`lookForDamage`).
  if (before > 0 && pending > 0) refuseDamage(db);
  if (before > newest) {
    const named = writtenBy ? `Copydesk ${writtenBy}` : "a newer version of Copydesk";
    const take = writtenBy ? `Start Copydesk ${writtenBy} or newer` : "Start that version";
    throw new Error(`This database was written by ${named}. ${take}, or restore a backup made before the upgrade.`);
  }
  if (pending > 0) {
    if (before > 0 && backups) backUp(db, join(backups, `before-migration-${newest}.sqlite`));
    migrate(db, { migrationsFolder: folder });
  }
  if (version && (pending > 0 || !writtenBy)) db.$client.pragma(`user_version = ${numberOf(version)}`);
  return { applied: pending };
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asDamage(error);
  }
}

/** How the schema of a file stands to the one of this program; times in milliseconds since the epoch. */
export interface SchemaState {
  /** The last migration that the file has; 0 for an empty one. */
  before: number;
  /** The last migration that the program has. */
  newest: number;
  /** How many the file lacks. */
  pending: number;
  /** Version of the program that brought the file to its schema; null where that was not written down. */
  writtenBy: string | null;
}

/** Changes nothing. */
export function compareSchema(db: Database, folder: string): SchemaState {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as Journal;
  const before = appliedUpTo(db);
  const number = db.$client.pragma("user_version", { simple: true }) as number;
  return {
    before,
    newest: entries.at(-1)?.when ?? 0,
    pending: entries.filter((entry) => entry.when > before).length,
    writtenBy: number > 0 ? versionOf(number) : null,
  };
}

// SQLite keeps 31 bits for the program: three parts of a version in decimal places of their own.
function numberOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map(Number);
  return major * 1_000_000 + minor * 1_000 + patch;
}

const versionOf = (number: number) => [Math.floor(number / 1_000_000), Math.floor(number / 1_000) % 1_000, number % 1_000].join(".");

/** Time stamp of the last migration that this file has; 0 for an empty one. */
function appliedUpTo(db: Database): number {
  const table = db.$client.prepare("select name from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return 0;
  return db.$client.prepare<[], number | null>("select max(created_at) from __drizzle_migrations").pluck().get() ?? 0;
}

function backUp(db: Database, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) db.$client.prepare("VACUUM INTO ?").run(file);
}
