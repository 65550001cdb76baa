import type { Database } from "better-sqlite3";

/** What SQLite keeps about a trigger or an index that was written out; those of primary keys have no text. */
interface Part {
  type: "trigger" | "index";
  name: string;
  sql: string;
}

/**
 * Loads rows into tables while these have neither triggers nor indexes, and makes both again afterwards: sorting an
 * index once is far cheaper than keeping it in order. The load has to do itself what the triggers would have done.
 */
export function withoutIndexes(db: Database, tables: readonly string[], load: () => void): void {
  const places = tables.map(() => "?").join(", ");
  const parts = db
    .prepare(`select type, name, sql from sqlite_master where tbl_name in (${places}) and type in ('trigger', 'index') and sql is not null`)
    .all(...tables) as Part[];
  for (const { type, name } of parts) db.exec(`drop ${type} "${name}"`);
  load();
  for (const { sql } of parts) db.exec(sql);
}
