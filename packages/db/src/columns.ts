import { onPostgres } from "./dialect.ts";
import { postgresColumns } from "./postgres/columns.ts";
import { sqliteColumns } from "./sqlite-columns.ts";

/*
 * The makers every table is written with. They are the only place that says how a kind of value is stored: a dialect is a set of makers and
 * not a schema of its own. Types are those of SQLite's set; the values that columns take and answer are the same in both.
 */
const columns = onPostgres ? (postgresColumns as unknown as typeof sqliteColumns) : sqliteColumns;

export const { table, index, primaryKey, uniqueIndex } = columns;

/** Primary key: a UUIDv7 string made by the application. */
export const primaryId = columns.primaryId;
/** A reference to another row's id. */
export const ref = columns.ref;
export const text = columns.text;
export const bool = columns.bool;
export const int = columns.int;
export const real = columns.real;
/** An instant, to the millisecond. */
export const time = columns.time;
/** A calendar day as `YYYY-MM-DD`, which sorts as text. */
export const day = columns.day;
export const json = columns.json;
export const bytes = columns.bytes;
/** A text as names are put in order: without regard to case. */
export const lower = columns.lower;
