import type { Database } from "./database.ts";
import { onPostgres } from "./dialect.ts";
import { batchInPostgres } from "./postgres/batch.ts";
import type { Guarded, Runnable, Transaction } from "./statements.ts";

export type { Guarded, Runnable, Transaction } from "./statements.ts";

/**
 * Marks a write whose condition must hold: an update that compares `version`, an insert that depends on a row.
 * When it changes nothing, nothing of the batch is written and `error` is thrown.
 */
export const must = (statement: Runnable, error: Error): Guarded => ({ statement, error });

/** A write of which the rows it answers are wanted; `seen` gets them while the transaction is still open. */
export function returned<T>(query: { all(): T[] }, seen: (rows: T[]) => void): Runnable {
  const run = () => {
    const rows = query.all();
    seen(rows);
    return { changes: rows.length, lastInsertRowid: 0 };
  };
  // Asked at once and not after a moment, so that it keeps its place among the others.
  const execute = () =>
    (query as unknown as PromiseLike<T[]>).then((rows) => {
      seen(rows);
      return { rowCount: rows.length };
    });
  return onPostgres ? ({ execute } as unknown as Runnable) : { run };
}

/**
 * Runs writes that belong together as one transaction: all of them or none. `make` only builds statements; nothing can
 * be awaited inside. Answers how many rows each statement changed.
 */
export async function batch(db: Database, make: (tx: Transaction) => readonly (Runnable | Guarded)[]): Promise<number[]> {
  if (onPostgres) return batchInPostgres(db, make);
  return db.transaction((tx) => runAll(make(tx as Transaction)), { behavior: "immediate" });
}

/** Runs statements in order inside a transaction that is open already. */
export const runAll = (statements: readonly (Runnable | Guarded)[]): number[] => statements.map(runOne);

function runOne(one: Runnable | Guarded): number {
  const { changes } = "statement" in one ? one.statement.run() : one.run();
  if ("error" in one && changes === 0) throw one.error;
  return changes;
}
