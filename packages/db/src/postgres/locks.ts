import type { PoolClient } from "pg";
import type { Database } from "../database.ts";
import { onPostgres } from "../dialect.ts";
import { connectionsOf } from "./connection.ts";

/*
 * Locks by which processes on one database keep out of each other's way. A process that dies lets go of them with its connection. Where
 * the database is a file, one process has it all.
 */

/** What is locked; numbers of `pg_advisory_lock`. */
const locks = { start: 7310004, duty: 7310005 } as const;

/** Does something that only one process may do at a time; others wait. */
export async function alone<T>(db: Database, action: () => Promise<T>): Promise<T> {
  if (!onPostgres) return action();
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

export interface Duty {
  /** Lets go of it, after what was begun with it has ended. */
  end(): Promise<void>;
}

interface DutyOptions {
  /** Begins what one process does for all; answers how to end it. */
  begin: () => Promise<() => Promise<void>>;
  /** It could not be begun, or its end went wrong. */
  onError: (error: unknown) => void;
  /** How often a process that waits looks whether the one on duty is gone, in milliseconds [500]. */
  look_ms?: number;
}

/**
 * Has one process on duty at a time, at once when there is none, and within a second when the one that was has died. Whoever loses its
 * connection is not on duty any more, and ends what it began.
 */
export async function takeTurns(db: Database, { begin, onError, look_ms = 500 }: DutyOptions): Promise<Duty> {
  if (!onPostgres) {
    const end = await begin();
    return { end };
  }
  let isEnding = false;
  let onDuty: { client: PoolClient; end: () => Promise<void> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const client = await connectionsOf(db).pool.connect();
    let lost: Error | undefined;
    client.on("error", (error) => {
      lost = error;
      if (onDuty?.client === client) void resign(error);
    });
    const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [locks.duty]);
    if (!rows[0].taken) return client.release();
    try {
      const end = await begin();
      onDuty = { client, end };
      if (lost) await resign(lost);
    } catch (error) {
      // With its connection goes the lock: another process may do better.
      client.release(true);
      throw error;
    }
  }

  async function resign(error?: Error): Promise<void> {
    if (!onDuty) return;
    const { client, end } = onDuty;
    onDuty = null;
    await end().catch(onError);
    client.release(error ?? true);
    lookLater();
  }

  function lookLater(): void {
    clearTimeout(timer);
    if (isEnding) return;
    timer = setTimeout(() => {
      looking = look()
        .catch(onError)
        .finally(() => {
          if (!onDuty) lookLater();
        });
    }, look_ms);
  }

  await look().catch(onError);
  if (!onDuty) lookLater();
  return {
    async end() {
      isEnding = true;
      clearTimeout(timer);
      await looking;
      await resign();
    },
  };
}
