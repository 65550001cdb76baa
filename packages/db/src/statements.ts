import type { RunResult } from "better-sqlite3";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { SQLiteTransaction } from "drizzle-orm/sqlite-core";
import type * as schema from "./schema/index.ts";

export type Transaction = SQLiteTransaction<"sync", RunResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** A write that a batch runs; how that is done depends on the dialect. */
export interface Runnable {
  run(): RunResult;
}

/** A statement that must change at least one row, or the whole batch fails with `error`. */
export interface Guarded {
  statement: Runnable;
  error: Error;
}
