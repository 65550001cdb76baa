import { and, eq, getTableColumns, inArray, isNull, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

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
