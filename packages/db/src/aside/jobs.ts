import type BetterSqlite from "better-sqlite3";
import { type CallSource, callsInFile } from "../calls/blocks.ts";
import type { PlainCondition, PlainQuery } from "../calls/condition.ts";
import { type CallPositions, findPositions, type PositionsQuestion } from "../calls/positions.ts";
import { type CallTally, type TallyQuestion, tallyCalls } from "../calls/tally.ts";
import { findFirst, findValues, type ValuesQuestion } from "../calls/values.ts";

/** Rows as they are, or what is made of the figures of calls, so that a million of them never leave their thread. */
export type AsideJob =
  | { kind: "rows"; query: PlainQuery }
  | { kind: "tally"; question: TallyQuestion }
  | { kind: "positions"; question: PositionsQuestion }
  | { kind: "values"; question: ValuesQuestion }
  | { kind: "first"; where: PlainCondition }
  /** Whether the whole file is sound, which takes a second for every 100 MB or so. */
  | { kind: "check" };

export interface AsideAnswers {
  rows: unknown[][];
  tally: CallTally;
  positions: CallPositions;
  values: number[][];
  first: number | null;
  /** "ok", or what SQLite found first. */
  check: string;
}

/** Does one job on a connection of whoever asks, all of it as the database was when it began. */
export const doJob = (client: BetterSqlite.Database, job: AsideJob): AsideAnswers[AsideJob["kind"]] =>
  client.inTransaction ? answer(client, job) : client.transaction(() => answer(client, job))();

function answer(client: BetterSqlite.Database, job: AsideJob): AsideAnswers[AsideJob["kind"]] {
  switch (job.kind) {
    case "rows":
      return client
        .prepare<unknown[], unknown[]>(job.query.sql)
        .raw()
        .all(...job.query.params);
    case "check":
      return client.pragma("quick_check(1)", { simple: true }) as string;
    default:
      return answerOfCalls(callsInFile(client), job);
  }
}

/** A job about the figures of calls. */
export type CallsJob = Exclude<AsideJob, { kind: "rows" | "check" }>;

export function answerOfCalls(source: CallSource, job: CallsJob): AsideAnswers[CallsJob["kind"]] {
  switch (job.kind) {
    case "tally":
      return tallyCalls(source, job.question);
    case "positions":
      return findPositions(source, job.question);
    case "values":
      return findValues(source, job.question);
    case "first":
      return findFirst(source, job.where);
  }
}
