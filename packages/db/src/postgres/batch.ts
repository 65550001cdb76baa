import type { Socket } from "node:net";
import type { PoolClient } from "pg";
import type { Database } from "../database.ts";
import type { Guarded, Runnable, Transaction } from "../statements.ts";
import { connectionsOf } from "./connection.ts";
import { asAway, isAway, isClash } from "./errors.ts";

type Make = (tx: Transaction) => readonly (Runnable | Guarded)[];

/**
 * One writer at a time, as with SQLite: whatever a batch reads and compares stays so until it is written, nothing waits in a circle, and
 * no transaction has to be tried again because of another one. It is given back with the transaction, however that ends.
 */
const takeTurn = "select pg_advisory_xact_lock(7310001)";

/** How often a transaction is begun that others were in the way of, such as writes that are no batch. */
const mostTries = 4;

/**
 * All of the statements or none, over one connection.
 * @param isUrgent goes before what waits in this process
 */
export async function batchInPostgres(db: Database, make: Make, isUrgent = false): Promise<number[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTurn(db, () => runOnce(db, make), isUrgent);
    } catch (error) {
      if (tries === mostTries || !isClash(error)) throw error;
    }
  }
}

interface Turns {
  isTaken: boolean;
  urgent: (() => void)[];
  waiting: (() => void)[];
}

const turnsOf = new WeakMap<Database, Turns>();

/** Writers of this process wait here and not each with a connection of its own, which all that read would lack. */
async function inTurn<T>(db: Database, write: () => Promise<T>, isUrgent: boolean): Promise<T> {
  const turns = turnsOf.get(db) ?? { isTaken: false, urgent: [], waiting: [] };
  turnsOf.set(db, turns);
  if (turns.isTaken) await new Promise<void>((resolve) => (isUrgent ? turns.urgent : turns.waiting).push(resolve));
  turns.isTaken = true;
  try {
    return await write();
  } finally {
    const next = turns.urgent.shift() ?? turns.waiting.shift();
    // Whoever is next has the turn already: nobody who comes in between may take it.
    if (next) next();
    else turns.isTaken = false;
  }
}

async function runOnce(db: Database, make: Make): Promise<number[]> {
  const { pool, inside } = connectionsOf(db);
  const client = await pool.connect().catch((error: unknown) => {
    throw asAway(error);
  });
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on("error", onError);
  try {
    // By itself: what follows must never be run outside of a transaction.
    await client.query("begin").catch((error: unknown) => {
      throw asAway(error);
    });
    const changes = await inside.run(client, () => runAll(client, make(db as unknown as Transaction)));
    await client.query("commit");
    return changes;
  } catch (error) {
    // A connection that did not answer is given up: nobody knows what it is doing.
    broken ??= isAway(error) ? (error as Error) : await rollBack(client);
    // With a connection that is gone, whatever it was asked has failed for that.
    throw broken ? asAway(error) : error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

interface Waiting {
  make: Make;
  resolve: (changes: number[]) => void;
  reject: (error: unknown) => void;
}

const crowds = new WeakMap<Database, { waiting: Waiting[]; isWriting: boolean }>();
/** Batches that share a transaction at most: others wait for its end. */
const mostTogether = 100;

/** Like `batchInPostgres`, for writes that come in crowds: whatever comes while a transaction is under way shares the next one. */
export function batchTogetherInPostgres(db: Database, make: Make): Promise<number[]> {
  const crowd = crowds.get(db) ?? { waiting: [], isWriting: false };
  crowds.set(db, crowd);
  return new Promise((resolve, reject) => {
    crowd.waiting.push({ make, resolve, reject });
    if (!crowd.isWriting) void writeAll(db, crowd);
  });
}

async function writeAll(db: Database, crowd: { waiting: Waiting[]; isWriting: boolean }): Promise<void> {
  crowd.isWriting = true;
  while (crowd.waiting.length > 0) await writeTogether(db, crowd.waiting.splice(0, mostTogether));
  crowd.isWriting = false;
}

/** All in one transaction; where one of them does not go through, each by itself. */
async function writeTogether(db: Database, all: readonly Waiting[]): Promise<void> {
  try {
    const counts: number[] = [];
    const changes = await batchInPostgres(db, (tx) => {
      const made = all.map(({ make }) => make(tx));
      counts.splice(0, counts.length, ...made.map((statements) => statements.length));
      return made.flat();
    });
    let from = 0;
    for (const [i, { resolve }] of all.entries()) {
      const count = counts[i] ?? 0;
      resolve(changes.slice(from, from + count));
      from += count;
    }
  } catch (error) {
    const [only] = all;
    if (all.length === 1 && only) return only.reject(error);
    for (const { make, resolve, reject } of all) await batchInPostgres(db, make).then(resolve, reject);
  }
}

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * The turn and all statements are sent at once and answered in their order: nobody else waits for the way there and back between two of
 * them, nor for what this process does meanwhile. After one that fails, the transaction takes none.
 */
async function runAll(client: PoolClient, statements: readonly (Runnable | Guarded)[]): Promise<number[]> {
  sendAsOne(client);
  const sent = [
    client.query(takeTurn),
    ...statements.map((one) => ("statement" in one ? one.statement : one) as unknown as Execute).map((one) => one.execute()),
  ];
  const [turn, ...answers] = await Promise.allSettled(sent);
  if (turn?.status === "rejected") throw asAway(turn.reason);
  return answers.map((answer, i) => {
    if (answer.status === "rejected") throw answer.reason;
    const one = statements[i] as Runnable | Guarded;
    const changed = answer.value.rowCount ?? 0;
    if ("error" in one && changed === 0) throw one.error;
    return changed;
  });
}

/** What is asked of a connection in this turn goes to the network as one: a write of its own for each costs more than making it. */
function sendAsOne(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  // After the microtasks, in which the statements are made.
  setImmediate(() => stream.uncork());
}

/** What Drizzle answers for a write in Postgres. */
interface Execute {
  execute(): Promise<{ rowCount: number | null }>;
}
