import { type SQLWrapper, sql } from "drizzle-orm";
import { bigint, boolean, customType, doublePrecision, index, pgTable, primaryKey, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { storableJson } from "./storable.ts";

/** Texts are compared by their bytes, as SQLite does, whatever language the server was set up for. */
const plainText = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

const storedJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => "json",
  toDriver: storableJson,
  fromDriver: (text) => JSON.parse(text),
});

/** The same makers as SQLite's, with the same keys and kinds of values. */
export const postgresColumns = {
  table: pgTable,
  primaryId: () => plainText().primaryKey(),
  ref: () => plainText(),
  text: () => plainText(),
  bool: () => boolean(),
  // Tokens, bytes and milliseconds pass two thousand millions.
  int: () => bigint({ mode: "number" }),
  real: () => doublePrecision(),
  time: () => timestamp({ withTimezone: true, precision: 3, mode: "date" }),
  day: () => plainText(),
  // Not which puts the keys of an object into an order of its own.
  json: () => storedJson(),
  bytes: () => bytea(),
  lower: (column: SQLWrapper) => sql`lower(${column})`,
  index,
  primaryKey,
  uniqueIndex,
};
