import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { blob, integer, real as sqliteReal, sqliteTable, text as sqliteText } from "drizzle-orm/sqlite-core";

/**
 * The makers every table is written with. They are the only place that says how a kind of value is stored, so a second
 * dialect is a second set of makers and not a second schema.
 */
export const table = sqliteTable;

/** Primary key: a UUIDv7 string made by the application. */
export const primaryId = () => sqliteText().primaryKey();
/** A reference to another row's id. */
export const ref = () => sqliteText();
export const text = <const T extends string = string>() => sqliteText().$type<T>();
export const bool = () => integer({ mode: "boolean" });
export const int = () => integer({ mode: "number" });
export const real = () => sqliteReal();
/** An instant, to the millisecond. */
export const time = () => integer({ mode: "timestamp_ms" });
/** A calendar day as `YYYY-MM-DD`, which sorts as text. */
export const day = () => sqliteText();
export const json = <T>() => sqliteText({ mode: "json" }).$type<T>();
export const bytes = () => blob({ mode: "buffer" });
/** A text as names are put in order: without regard to case. */
export const lower = (column: SQLWrapper): SQL => sql`lower(${column})`;

export { index, primaryKey, uniqueIndex } from "drizzle-orm/sqlite-core";
