import type { RunResult } from "better-sqlite3";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { SQLiteTransaction } from "drizzle-orm/sqlite-core";
import type { Database } from "./open.ts";
import type * as schema from "./schema/index.ts";

export type Transaction = SQLiteTransaction<"sync", RunResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Runnable {
  run(): RunResult;
}

/** A statement that must change at least one row, or the whole batch fails with `error`. */
export interface Guarded {
  statement: Runnable;
  error: Error;
}

/**
 * Marks a write whose condition must hold: an update that compares `version`, an insert that depends on a row.
 * When it changes nothing, nothing of the batch is written and `error` is thrown.
 */
export const must = (statement: Runnable, error: Error): Guarded => ({ statement, error });

/** A write of which the rows it answers are wanted; `seen` gets them while the transaction is still open. */
export const returned = <T>(query: { all(): T[] }, seen: (rows: T[]) => void): Runnable => ({
  run() {
    const rows = query.all();
    seen(rows);
    return { changes: rows.length, lastInsertRowid: 0 };
  },
});

/**
 * Runs writes that belong together as one transaction: all of them or none. `make` only builds statements; nothing can
 * be awaited inside. Answers how many rows each statement changed.
 */
export async function batch(db: Database, make: (tx: Transaction) => readonly (Runnable | Guarded)[]): Promise<number[]> {
  return db.transaction((tx) => runAll(make(tx as Transaction)), { behavior: "immediate" });
}

/** Runs statements in order inside a transaction that is open already. */
export const runAll = (statements: readonly (Runnable | Guarded)[]): number[] => statements.map(runOne);

function runOne(one: Runnable | Guarded): number {
  const { changes } = "statement" in one ? one.statement.run() : one.run();
  if ("error" in one && changes === 0) throw one.error;
  return changes;
}
