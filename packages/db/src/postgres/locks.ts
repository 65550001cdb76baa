import { setTimeout } from "node:timers/promises";
import type { Client, PoolClient } from "pg";
import type { Database } from "../database.ts";
import { connectBeside, connectionsOf, isInPostgres } from "./connection.ts";

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
    await setTimeout(200);
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
  /** Another process is on duty: prepares what beginning needs, so that nobody waits for that when it has ended. */
  prepare?: () => void;
  /** It could not be begun, its end went wrong, or the connection that held it was lost. */
  onError: (error: unknown) => void;
}

/** How long a lost connection is left before it is tried again, in milliseconds: at first, doubled with every try, and at most. */
const tryAgain = { first: 50, longest: 1_000 };
/** How long a process that has lost its connection leaves it to the one on duty to be back first: a restart of the database has ended no work. */
const headStart = 1_500;
/** How long a lock that another process has lost is held before its work is begun, in milliseconds. */
const settles = 100;

/**
 * Has one process on duty at a time: at once when there is none. The others wait for its lock in the database, which hands it to the next
 * one in the moment in which the connection of the one that had it ends. Whoever loses its connection stays on duty when it is the first
 * to come back, as after a restart of the database; otherwise it ends what it began.
 */
export async function takeTurns(db: Database, { begin, prepare, onError }: DutyOptions): Promise<Duty> {
  if (!isInPostgres(db)) return { end: await begin() };
  const ending = new AbortController();
  let client: Client | null = null;
  let endWork: (() => Promise<void>) | null = null;
  /** Connections that failed in a row. */
  let failures = 0;
  let begun = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });

  /** Takes the lock, or waits for it, and has it until its connection is lost. */
  async function serve(): Promise<void> {
    const one = await connectBeside(db);
    client = one;
    const lost = new Promise<unknown>((resolve) => one.on("error", resolve).on("end", () => resolve(null)));
    try {
      if (failures > 0 && !endWork) await pause(headStart, ending.signal);
      if (ending.signal.aborted) return;
      if (!(await take(one))) await standBy(one);
      if (ending.signal.aborted) return;
      endWork ??= await begin();
      failures = 0;
      begun();
      const error = await lost;
      if (error) throw error;
    } finally {
      // With its connection goes the lock: another process may do better.
      void one.end().catch(() => {});
    }
  }

  async function standBy(one: Client): Promise<void> {
    const end = endWork;
    endWork = null;
    await end?.();
    begun();
    if (ending.signal.aborted) return;
    prepare?.();
    await one.query("select pg_advisory_lock($1)", [locks.duty]);
    // A database that goes down ends the connection of the one on duty first, perhaps, and this one in the next moment.
    await pause(settles, ending.signal);
    await one.query("select 1");
  }

  async function goOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await serve().catch((error: unknown) => ending.signal.aborted || onError(error));
      begun();
      failures += 1;
      // Not everybody comes back in the same moment.
      const longest = Math.min(tryAgain.longest, tryAgain.first * 2 ** (failures - 1));
      await pause(longest * (0.5 + Math.random() / 2), ending.signal);
    }
  }

  const done = goOn();
  await first;
  return {
    async end() {
      ending.abort();
      const ended = endWork;
      await ended?.();
      await client?.end().catch(() => {});
      await done;
      if (endWork !== ended) await endWork?.();
    },
  };
}

/** Takes the lock if nobody has it. */
const take = async (client: Client): Promise<boolean> =>
  (await client.query("select pg_try_advisory_lock($1) as taken", [locks.duty])).rows[0].taken;

/** Ends early when the signal fires. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
