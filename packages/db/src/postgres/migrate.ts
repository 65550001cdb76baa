import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import type { Database } from "../database.ts";
import { connectionsOf } from "./connection.ts";
import { whileNobodyWorks } from "./locks.ts";

/** Held while a schema is looked at and changed: of processes that start together, one brings it there and the others find it so. */
const migrating = 7310002;

/**
 * Brings a database to the schema of this program, in one transaction, when nobody works with an older one any more.
 * @param folder the migrations for Postgres.
 * @param patience_ms how long processes of an older version may take to end [30 000]
 * @throws when it was written by a newer program, or belongs to something else, or is still in use by an older one.
 */
export async function migratePostgres(db: Database, folder: string, { patience_ms = 30_000 } = {}): Promise<{ applied: number }> {
  const { pool, inside } = connectionsOf(db);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrating]);
    try {
      const pending = await pendingOf(client, folder);
      // Drizzle asks for its transaction as for any other statement.
      if (pending > 0)
        await whileNobodyWorks(client, patience_ms, () =>
          inside.run(client, () => migrate(db as unknown as NodePgDatabase, { migrationsFolder: folder })),
        );
      return { applied: pending };
    } finally {
      await client.query("select pg_advisory_unlock($1)", [migrating]);
    }
  } finally {
    client.release();
  }
}

/**
 * How many migrations of this program a database lacks, changing nothing; null for one in which there is nothing yet.
 * @throws when it was written by a newer program, or belongs to something else.
 */
export async function comparePostgres(db: Database, folder: string): Promise<{ pending: number | null }> {
  const client = await connectionsOf(db).pool.connect();
  try {
    const pending = await pendingOf(client, folder);
    return { pending: (await appliedUpTo(client)) === null ? null : pending };
  } finally {
    client.release();
  }
}

async function pendingOf(client: PoolClient, folder: string): Promise<number> {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as { entries: { when: number }[] };
  const before = await appliedUpTo(client);
  if (before === null && (await holdsTables(client)))
    throw new Error(
      "This Postgres database already holds tables of something else. Give Copydesk an empty database of its own in DATABASE_URL.",
    );
  if (before !== null && before > (entries.at(-1)?.when ?? 0))
    throw new Error(
      "This database was written by a newer version of Copydesk. Start that version, or restore a backup made before the upgrade.",
    );
  return entries.filter(({ when }) => when > (before ?? 0)).length;
}

/** Time stamp of the last migration that the database has; null when it never had one. */
async function appliedUpTo(client: PoolClient): Promise<number | null> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  if (!tables[0].there) return null;
  const { rows } = await client.query("select max(created_at) as last from drizzle.__drizzle_migrations");
  return rows[0].last;
}

async function holdsTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query("select exists (select 1 from pg_tables where schemaname = 'public') as there");
  return rows[0].there;
}
