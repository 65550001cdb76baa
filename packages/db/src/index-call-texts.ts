import { and, asc, eq, ne, sql } from "drizzle-orm";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import { llm_log_unindexed, llm_logs } from "./schema/index.ts";

/**
 * Puts texts of calls to models into their search, a call at a time, the oldest first, until there is none left or `budgetMs`
 * has gone by; those still being written wait. Answers whether any is left.
 */
export function indexCallTexts(db: Database, budgetMs: number): boolean {
  // Postgres keeps its index itself.
  if (onPostgres) return false;
  const ends = performance.now() + budgetMs;
  for (;;) {
    const next = nextCall(db);
    if (next === undefined) return false;
    if (performance.now() >= ends) return true;
    db.transaction(
      (tx) => {
        tx.run(sql`delete from llm_logs_fts where rowid = ${next}`);
        tx.run(sql`insert into llm_logs_fts (rowid, messages, reply)
          select l.seq, (select group_concat(m.value ->> 'content', char(10)) from json_each(b.messages) m), b.reply
          from llm_logs l join llm_log_bodies b on b.log_id = l.id where l.seq = ${next}`);
        tx.delete(llm_log_unindexed).where(eq(llm_log_unindexed.seq, next)).run();
      },
      { behavior: "immediate" },
    );
  }
}

const nextCall = (db: Database): number | undefined =>
  db
    .select({ seq: llm_log_unindexed.seq })
    .from(llm_log_unindexed)
    .innerJoin(llm_logs, and(eq(llm_logs.seq, llm_log_unindexed.seq), ne(llm_logs.status, "running")))
    .orderBy(asc(llm_log_unindexed.seq))
    .limit(1)
    .get()?.seq;
