import { and, eq, getTableColumns, inArray, isNull, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { type Guarded, must, type Transaction } from "./batch.ts";
import type { Database } from "./database.ts";

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

type RowsOf<T extends SQLiteTable> = T["$inferSelect"];

interface Wanted<T extends SQLiteTable> {
  /** Of rows; all when absent. */
  ids?: readonly string[];
  /** What columns of theirs have to be. */
  is?: Partial<RowsOf<T>>;
}

/**
 * By which the owner of a table lets others read columns of its rows, or `"all"` of them:
 * `readLanguages(core, ["id", "code"], { is: { status: "active" } })`.
 */
export function rowReader<T extends SQLiteTable & { id: SQLiteColumn }>(table: T, ...order: SQLWrapper[]) {
  return <K extends keyof RowsOf<T> & string = keyof RowsOf<T> & string>(
    { db }: { db: Database },
    columns: readonly K[] | "all",
    { ids, is = {} }: Wanted<T> = {},
  ): Promise<Pick<RowsOf<T>, K>[]> => {
    const columnOf = (name: string) => (table as unknown as Record<string, SQLiteColumn>)[name] as SQLiteColumn;
    const names = columns === "all" ? Object.keys(getTableColumns(table)) : columns;
    const rows = db
      .select(Object.fromEntries(names.map((name) => [name, columnOf(name)])))
      .from(table as SQLiteTable)
      .where(
        and(
          ids && inArray(table.id, [...ids]),
          ...Object.entries(is).map(([name, value]) => (value === null ? isNull(columnOf(name)) : eq(columnOf(name), value))),
        ),
      )
      .orderBy(...(order as SQLiteColumn[]));
    return rows as unknown as Promise<Pick<RowsOf<T>, K>[]>;
  };
}
