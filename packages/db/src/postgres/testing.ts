import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Database } from "../database.ts";
import { seedFactoryData } from "../seed/seed-factory-data.ts";
import { closePostgres, connectionsOf, openPostgres } from "./connection.ts";
import { migratePostgres } from "./migrate.ts";

export const postgresMigrations = fileURLToPath(new URL("../../../../drizzle/postgres", import.meta.url));

const template = "copydesk_template";
const admin = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4, idleTimeoutMillis: 500, allowExitOnIdle: true });

let made: Promise<void> | undefined;

/** A database of its own for one test, copied from one that was migrated and given the factory data; it goes when it is closed. */
export async function createPostgresTestDatabase(): Promise<Database> {
  made ??= makeTemplate();
  await made;
  return openOwn(`test_${randomUUID().replaceAll("-", "")}`, `template ${template} strategy file_copy`);
}

async function openOwn(name: string, from: string): Promise<Database> {
  await admin.query(`create database ${name} ${from}`);
  const db = openPostgres(urlOf(name), { most: 4 });
  const { pool } = connectionsOf(db);
  const end = pool.end.bind(pool);
  pool.end = async () => {
    await end();
    await admin.query(`drop database if exists ${name} with (force)`);
  };
  return db;
}

/** Once for all processes that test. */
async function makeTemplate(): Promise<void> {
  const client = await admin.connect();
  try {
    await client.query("select pg_advisory_lock(1)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (!rowCount) await fill(client);
    await client.query("select pg_advisory_unlock(1)");
  } finally {
    client.release();
  }
}

async function fill(client: pg.PoolClient): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const db = openPostgres(urlOf(draft));
  await migratePostgres(db, postgresMigrations);
  let last = 0;
  await seedFactoryData(db, { now: new Date("2026-11-21T08:00:00Z"), newId: () => `seed-${String(++last).padStart(4, "0")}` });
  await closePostgres(db);
  await client.query(`alter database ${draft} rename to ${template}`);
}

function urlOf(name: string): string {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = name;
  return url.href;
}
