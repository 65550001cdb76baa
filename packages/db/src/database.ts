import type BetterSqlite from "better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type * as schema from "./schema/index.ts";

/**
 * Query builder over the one database. Queries are awaited; several writes go through `batch`. Its types are those of SQLite; what they say
 * holds for Postgres too, but for `$client`, which only this package uses, and only where the database is a file.
 */
export type Database = BetterSQLite3Database<typeof schema> & { $client: BetterSqlite.Database };
