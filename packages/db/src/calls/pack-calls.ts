import type BetterSqlite from "better-sqlite3";
import { onPostgres } from "../dialect.ts";
import type { Database } from "../open.ts";
import { llm_log_chunks, llm_log_columns } from "../schema/index.ts";
import { chunksWithin, columnOf, factColumns, momentOf, rowsFrom } from "./blocks.ts";
import { packColumn } from "./column-codec.ts";

/** Enough that reading a stretch is quick, few enough that making one holds up nobody. */
const callsInStretch = 4_096;

interface PackOptions {
  /** Milliseconds: later calls may still change and are left alone. */
  before: number;
  budgetMs: number;
  /** Calls of a stretch [4,096]. */
  most?: number;
}

/**
 * Keeps the figures of calls column by column, a stretch at a time, the oldest first, until there is nothing left to do or
 * the budget is spent. The newest ones wait until there are enough for a whole stretch. Answers whether any may be left.
 */
export function packCalls(db: Database, { before, budgetMs, most = callsInStretch }: PackOptions): boolean {
  // Kept for a reader in SQLite's file; Postgres reads the rows.
  if (onPostgres) return false;
  const ends = performance.now() + budgetMs;
  let from = -Number.MAX_SAFE_INTEGER;
  for (;;) {
    if (performance.now() >= ends) return true;
    const next = nextStretch(db.$client, { from, before, most });
    if (next === null) return false;
    keep(db, next);
    from = next.from;
  }
}

interface Stretch {
  from: number;
  to: number;
  rows: (number | null)[][];
}

/** The first calls that are not kept by column: as many as a stretch takes, or as lie between two others. */
function nextStretch(
  client: BetterSqlite.Database,
  { from, before, most }: { from: number; before: number; most: number },
): Stretch | null {
  let begin = from;
  for (const { from_at, to_at } of chunksWithin(client, from, before)) {
    const rows = begin < from_at ? rowsFrom(client, begin, from_at, most) : [];
    if (rows.length > 0) return stretchOf(rows);
    begin = to_at;
  }
  const rows = begin < before ? rowsFrom(client, begin, before, most) : [];
  return rows.length >= most ? stretchOf(rows) : null;
}

const stretchOf = (rows: (number | null)[][]): Stretch => ({
  from: momentOf(rows[0] as (number | null)[]),
  to: momentOf(rows.at(-1) as (number | null)[]) + 1,
  rows,
});

/** Nothing is written between reading and keeping: this process alone writes, and does nothing else meanwhile. */
function keep(db: Database, { from, to, rows }: Stretch): void {
  const columns = factColumns.map((name) => {
    const values = columnOf(rows, name);
    return { from_at: from, name, ...packColumn(name === "at" ? values.map((at) => at - from) : values) };
  });
  db.transaction(
    (tx) => {
      tx.insert(llm_log_chunks).values({ from_at: from, to_at: to, calls: rows.length }).run();
      tx.insert(llm_log_columns).values(columns).run();
    },
    { behavior: "immediate" },
  );
}
