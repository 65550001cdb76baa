import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../database.ts";
import * as schema from "../schema/index.ts";
import { asAway } from "./errors.ts";
import { storable } from "./storable.ts";

/*
 * A query goes to the connection of the transaction it is asked within, and else to any of the pool. So a statement belongs to its
 * transaction however it was built, also one that was made once for the whole process.
 */

interface Connections {
  pool: pg.Pool;
  /** The transaction that is open where this is asked. */
  inside: AsyncLocalStorage<pg.PoolClient>;
}

/** Where a database has its connections; whatever stands before one, such as a proxy of a test, has them, too. */
const connections = Symbol("connections");
type Connected = Database & { [connections]?: Connections };

// Counts and sums come back as numbers, and JSON as text: what a column holds, only the column knows.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.JSON, (text) => text);
pg.types.setTypeParser(pg.types.builtins.JSONB, (text) => text);

export interface PostgresOptions {
  /** Most connections of this process [10]. */
  most?: number;
  /** How long somebody waits for one of them, in milliseconds [10 000]. */
  wait_ms?: number;
  /** How long an answer may take before the database counts as away, in milliseconds [60 000]; 0: as long as it takes. */
  answer_ms?: number;
  /** What a connection that breaks while nobody uses it is told to. */
  onLost?: (error: Error) => void;
}

const onEveryConnection = { application_name: "copydesk", keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Locks of a machine that was switched off, or cut off, are free after 25 seconds instead of two hours. Whoever dies within a transaction
 * keeps nobody else from writing for longer than half a minute. Said when it is connected: a pooler takes no such thing before.
 */
const noticeDeath = [
  "set tcp_keepalives_idle = 10",
  "set tcp_keepalives_interval = 5",
  "set tcp_keepalives_count = 3",
  "set idle_in_transaction_session_timeout = 30000",
].join("; ");

/** Whoever is gone waits for nothing any more; not every system can tell. */
const noticeEnd = "set client_connection_check_interval = 1000";

/** Opens a pool; connects when first asked. */
export function openPostgres(
  url: string,
  { most = 10, wait_ms = 10_000, answer_ms = 60_000, onLost = () => {} }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    ...onEveryConnection,
    connectionTimeoutMillis: wait_ms,
    query_timeout: answer_ms,
    // Statements of a transaction are sent together; outside of one, each has a connection of its own.
    pipeline: true,
    onConnect: (client) => client.query(noticeDeath),
  });
  // Also of a connection that somebody has taken: a lost one is no reason for the process to end.
  pool.on("connect", (client) => client.on("error", onLost));
  pool.on("error", () => {});
  const inside = new AsyncLocalStorage<pg.PoolClient>();
  const router = {
    query: (config: pg.QueryConfig, values?: unknown[]) =>
      (inside.getStore() ?? pool).query(named(config), values?.map(storable)).catch((error: unknown) => {
        throw asAway(error);
      }),
  };
  const db = drizzle(router as unknown as pg.Pool, { schema }) as unknown as Database;
  (db as Connected)[connections] = { pool, inside };
  return db;
}

const askedOnce = new WeakSet<pg.QueryConfig>();

/**
 * A statement that was prepared comes as the same object each time: from its second time on it has a name, so that every connection parses
 * and plans it once. Whatever is built for one question alone has none, so that there are no more names than statements in the program.
 */
function named(config: pg.QueryConfig): pg.QueryConfig {
  if (askedOnce.has(config)) config.name ??= createHash("sha256").update(config.text).digest("base64url");
  else askedOnce.add(config);
  return config;
}

/** Whether a database is one in Postgres, whichever kind this process keeps its own data in. */
export const isInPostgres = (db: Database): boolean => (db as Connected)[connections] !== undefined;

/** The connections behind a database. @throws when it is not one in Postgres. */
export function connectionsOf(db: Database): Connections {
  const found = (db as Connected)[connections];
  if (!found) throw new Error("This database is not in Postgres.");
  return found;
}

/** A connection beside the pool, which may wait as long as it takes for an answer; whoever asked for it ends it. */
export async function connectBeside(db: Database): Promise<pg.Client> {
  const { connectionString, connectionTimeoutMillis } = connectionsOf(db).pool.options;
  const client = new pg.Client({ ...onEveryConnection, connectionString, connectionTimeoutMillis });
  // Whatever it was asked has failed then; whoever has it listens, too.
  client.on("error", () => {});
  await client.connect();
  await client.query(noticeDeath);
  await client.query(noticeEnd).catch(() => {});
  return client;
}

/** Waits for what is being asked; does nothing when it is closed already. */
export async function closePostgres(db: Database): Promise<void> {
  const { pool } = connectionsOf(db);
  if (!pool.ended) await pool.end();
}
