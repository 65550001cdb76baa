import { type Guarded, type Runnable, runAll, type Transaction } from "./batch.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import { batchInPostgres, batchTogetherInPostgres } from "./postgres/batch.ts";

type Make = (tx: Transaction) => readonly (Runnable | Guarded)[];

interface Waiting {
  make: Make;
  resolve: (changes: number[]) => void;
  reject: (error: unknown) => void;
}

interface Group {
  waiting: Waiting[];
  /** A commit follows what has arrived in this turn of the event loop. */
  isDue: boolean;
  /** Milliseconds that the last commit waited for the disk. */
  waited: number;
}

const groups = new WeakMap<Database, Group>();
/** No write waits longer for others than this, in milliseconds. */
const longestWait = 20;
/** A commit takes no further writes after this many milliseconds: what else the process does has to get its turn. */
const longestCommit = 15;

/**
 * Like `batch`, for writes that come in crowds: those of the next moment share one commit, and so one wait for the disk.
 * Each is still all or nothing by itself, and is on the disk when its promise resolves. The slower the disk, the longer
 * the moment.
 * @param atOnce for what must not be lost in that moment: it waits for nothing but what has arrived with it, and whoever waits goes with it.
 */
export function batchTogether(db: Database, make: Make, { atOnce = false } = {}): Promise<number[]> {
  if (onPostgres) return atOnce ? batchInPostgres(db, make, atOnce) : batchTogetherInPostgres(db, make);
  const group = groups.get(db) ?? { waiting: [], isDue: false, waited: 0 };
  groups.set(db, group);
  return new Promise((resolve, reject) => {
    const isFirst = group.waiting.length === 0;
    if (atOnce) {
      group.waiting.unshift({ make, resolve, reject });
      return commitNext(db, group);
    }
    group.waiting.push({ make, resolve, reject });
    if (isFirst) setTimeout(() => commit(db, group), Math.min(longestWait, group.waited * 2));
  });
}

/** A hundred answers that end together are one wait for the disk. */
function commitNext(db: Database, group: Group): void {
  if (group.isDue) return;
  group.isDue = true;
  setImmediate(() => {
    group.isDue = false;
    commit(db, group);
  });
}

function commit(db: Database, group: Group): void {
  if (group.waiting.length === 0) return;
  const settle: (() => void)[] = [];
  const began = performance.now();
  const taken: Waiting[] = [];
  let written = began;
  try {
    db.transaction(
      (tx) => {
        for (let one = group.waiting.shift(); one; one = written - began < longestCommit ? group.waiting.shift() : undefined) {
          taken.push(one);
          settle.push(runOne(db, tx as Transaction, one));
          written = performance.now();
        }
      },
      { behavior: "immediate" },
    );
    group.waited = performance.now() - written;
    for (const done of settle) done();
  } catch (error) {
    for (const one of taken) one.reject(error);
  }
  if (group.waiting.length > 0) commitNext(db, group);
}

/**
 * One of the group, in a savepoint of its own.
 * @throws when SQLite has given up the whole transaction, as it does on a full disk: nothing may be written after that.
 */
function runOne(db: Database, tx: Transaction, { make, resolve, reject }: Waiting): () => void {
  try {
    const changes = db.$client.transaction(() => runAll(make(tx)))();
    return () => resolve(changes);
  } catch (error) {
    if (!db.$client.inTransaction) throw error;
    return () => reject(error);
  }
}
