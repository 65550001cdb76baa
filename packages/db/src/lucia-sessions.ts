import { DrizzlePostgreSQLAdapter, DrizzleSQLiteAdapter } from "@lucia-auth/adapter-drizzle";
import { boolean, customType, pgTable, text as postgresText, timestamp } from "drizzle-orm/pg-core";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Adapter } from "lucia";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import { users } from "./schema/index.ts";

/*
 * The table of sessions under the names that Lucia's adapters ask for.
 */

const inSqlite = sqliteTable("sessions", {
  id: text().primaryKey(),
  userId: text("user_id").notNull(),
  expiresAt: integer("expires_at").notNull(),
  created_at: integer({ mode: "timestamp_ms" }).notNull(),
  last_seen_at: integer({ mode: "timestamp_ms" }).notNull(),
  remember: integer({ mode: "boolean" }).notNull(),
  user_agent: text().notNull(),
  address: text().notNull(),
});

/** Whole seconds since 1970, which Lucia takes for a date where the database is Postgres. */
const seconds = customType<{ data: Date; driverData: number }>({
  dataType: () => "bigint",
  toDriver: (moment) => Math.floor(moment.getTime() / 1000),
  fromDriver: (stored) => new Date(stored * 1000),
});

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

const inPostgres = pgTable("sessions", {
  id: postgresText().primaryKey(),
  userId: postgresText("user_id").notNull(),
  expiresAt: seconds("expires_at").notNull(),
  created_at: moment().notNull(),
  last_seen_at: moment().notNull(),
  remember: boolean().notNull(),
  user_agent: postgresText().notNull(),
  address: postgresText().notNull(),
});

/** Lucia's own adapter for the sessions of this database. */
export const sessionAdapter = (db: Database): Adapter =>
  onPostgres
    ? new DrizzlePostgreSQLAdapter(db as never, inPostgres as never, users as never)
    : new DrizzleSQLiteAdapter(db, inSqlite, users);
