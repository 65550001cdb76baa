import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  blob,
  index,
  integer,
  primaryKey,
  real as sqliteReal,
  sqliteTable,
  text as sqliteText,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

export const sqliteColumns = {
  table: sqliteTable,
  primaryId: () => sqliteText().primaryKey(),
  ref: () => sqliteText(),
  text: <const T extends string = string>() => sqliteText().$type<T>(),
  bool: () => integer({ mode: "boolean" }),
  int: () => integer({ mode: "number" }),
  real: () => sqliteReal(),
  time: () => integer({ mode: "timestamp_ms" }),
  day: () => sqliteText(),
  json: <T>() => sqliteText({ mode: "json" }).$type<T>(),
  bytes: () => blob({ mode: "buffer" }),
  lower: (column: SQLWrapper): SQL => sql`lower(${column})`,
  index,
  primaryKey,
  uniqueIndex,
};
