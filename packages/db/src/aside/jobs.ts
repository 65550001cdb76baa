import type BetterSqlite from "better-sqlite3";
import { type CallTally, type TallySpec, tallyCalls } from "./tally.ts";

/** A query as Drizzle's `toSQL()` gives it. */
export interface PlainQuery {
  sql: string;
  params: unknown[];
}

/** Rows as they are, or the figures that are made of them, so that a million rows never leave their thread. */
export type AsideJob = { kind: "rows"; query: PlainQuery } | { kind: "tally"; query: PlainQuery; spec: TallySpec };

export interface AsideAnswers {
  rows: unknown[][];
  tally: CallTally;
}

/** Does one job on a connection of whoever asks. */
export function doJob(client: BetterSqlite.Database, { query, ...job }: AsideJob): AsideAnswers[AsideJob["kind"]] {
  const statement = client.prepare<unknown[], unknown[]>(query.sql).raw();
  return job.kind === "rows" ? statement.all(...query.params) : tallyCalls(statement.iterate(...query.params) as never, job.spec);
}
