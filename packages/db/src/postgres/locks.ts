import type { PoolClient } from "pg";
import type { Database } from "../database.ts";
import { connectionsOf, isInPostgres } from "./connection.ts";

/*
 * Locks by which processes on one database keep out of each other's way. A process that dies lets go of them with its connection. Where
 * the database is a file, one process has it all.
 */

/** What is locked; numbers of `pg_advisory_lock`. */
const locks = { start: 7310004, duty: 7310005, atWork: 7310006 } as const;

/** Does something that only one process may do at a time; others wait. */
export async function alone<T>(db: Database, action: () => Promise<T>): Promise<T> {
  if (!isInPostgres(db)) return action();
  const client = await connectionsOf(db).pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [locks.start]);
    return await action();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [locks.start]).then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

/** Says that a process is at work with the schema as it is, for as long as the connection lives. */
export const beAtWork = (client: PoolClient) => client.query("select pg_advisory_lock_shared($1)", [locks.atWork]);

/**
 * Changes what all processes rely on, while none is at work.
 * @param patience_ms how long those that are may take to end
 * @throws when one is still at work then.
 */
export async function whileNobodyWorks<T>(client: PoolClient, patience_ms: number, change: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience_ms;
  for (;;) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [locks.atWork]);
    if (rows[0].taken) break;
    if (Date.now() >= until)
      throw new Error("Processes of an older version are still at work on this database. Stop all of them, then start this one again.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await change();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [locks.atWork]);
  }
}

export interface Duty {
  /** Lets go of it, after what was begun with it has ended. */
  end(): Promise<void>;
}

interface DutyOptions {
  /** Begins what one process does for all; answers how to end it. */
  begin: () => Promise<() => Promise<void>>;
  /** It could not be begun, or its end went wrong. */
  onError: (error: unknown) => void;
  /** How often a process that waits looks whether the one on duty is gone, in milliseconds [200]. */
  look_ms?: number;
}

/**
 * Has one process on duty at a time: at once when there is none, and within a second when the one that was has died. Whoever loses its
 * connection stays on duty when it is the first to come back, as after a restart of the database; otherwise it ends what it began.
 */
export async function takeTurns(db: Database, { begin, onError, look_ms = 200 }: DutyOptions): Promise<Duty> {
  if (!isInPostgres(db)) return { end: await begin() };
  let isEnding = false;
  let held: PoolClient | null = null;
  let endWork: (() => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const lookAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (isEnding) return;
    timer = setTimeout(() => {
      looking = look()
        .catch(onError)
        .finally(() => lookAfter(look_ms));
    }, milliseconds);
  };

  async function look(): Promise<void> {
    if (held) return;
    held = await take(db, (error) => {
      held = null;
      onError(error);
      lookAfter(0);
    });
    if (held && !endWork) {
      endWork = await begin().catch((error: unknown) => {
        // With its connection goes the lock: another process may do better.
        held?.release(true);
        held = null;
        throw error;
      });
    } else if (!held && endWork) {
      const end = endWork;
      endWork = null;
      await end();
    }
  }

  await look().catch(onError);
  lookAfter(look_ms);
  return {
    async end() {
      isEnding = true;
      clearTimeout(timer);
      await looking;
      await endWork?.();
      held?.release(true);
    },
  };
}

/** A connection that has the lock, until it is lost; null when another process has it. */
async function take(db: Database, onLost: (error: Error) => void): Promise<PoolClient | null> {
  const client = await connectionsOf(db).pool.connect();
  const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [locks.duty]);
  if (!rows[0].taken) {
    client.release();
    return null;
  }
  client.once("error", (error) => {
    client.release(error);
    onLost(error);
  });
  return client;
}
