import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { type Guarded, must, type Transaction } from "./batch.ts";

type VersionedTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };

/** Refuses a change of something that is not what somebody saw any more. */
export class StaleVersion extends Error {}

interface VersionChange<T extends VersionedTable> {
  /** The row as it was seen. */
  row: { id: string; version: number };
  set: SQLiteUpdateSetSource<T>;
  /** What else has to hold, such as that it is not deleted. */
  where?: SQL | undefined;
}

/**
 * The statement that changes a row and counts its version on, if it still is the version that was seen. Otherwise nothing of its batch is
 * written. @throws StaleVersion when it is run.
 */
export const changeVersion = <T extends VersionedTable>(tx: Transaction, table: T, { row, set, where }: VersionChange<T>): Guarded =>
  must(
    tx
      .update(table)
      .set({ ...set, version: row.version + 1 })
      .where(and(eq(table.id, row.id), eq(table.version, row.version), where)),
    new StaleVersion(),
  );
