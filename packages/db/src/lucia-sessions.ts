import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The sessions table under the names that Lucia's adapter asks for. */
export const luciaSessions = sqliteTable("sessions", {
  id: text().primaryKey(),
  userId: text("user_id").notNull(),
  expiresAt: integer("expires_at").notNull(),
  created_at: integer({ mode: "timestamp_ms" }).notNull(),
  last_seen_at: integer({ mode: "timestamp_ms" }).notNull(),
  remember: integer({ mode: "boolean" }).notNull(),
  user_agent: text().notNull(),
  address: text().notNull(),
});
