import type BetterSqlite from "better-sqlite3";
import { type CallTally, type CostRow, type SumsRow, type TallySpec, type TimesRow, tallyCalls } from "./tally.ts";

/** A query as Drizzle's `toSQL()` gives it. */
export interface PlainQuery {
  sql: string;
  params: unknown[];
}

/** Rows as they are, or the figures that are made of them, so that a million rows never leave their thread. */
export type AsideJob =
  | { kind: "rows"; query: PlainQuery }
  | ({ kind: "tally"; spec: TallySpec } & Record<"sums" | "costs" | "times", PlainQuery>);

export interface AsideAnswers {
  rows: unknown[][];
  tally: CallTally;
}

/** Does one job on a connection of whoever asks. */
export function doJob(client: BetterSqlite.Database, job: AsideJob): AsideAnswers[AsideJob["kind"]] {
  if (job.kind === "rows") return prepare(client, job.query).all(...job.query.params);
  const { borders } = job.spec;
  const reader = <Row>(query: PlainQuery) => {
    const statement = prepare(client, query);
    return (interval: number) =>
      statement.all(...query.params.map((param) => borderOf(param, [borders[interval], borders[interval + 1]]))) as Row[];
  };
  const source = { sums: reader<SumsRow>(job.sums), costs: reader<CostRow>(job.costs), times: reader<TimesRow>(job.times) };
  return tallyCalls(source, job.spec);
}

const prepare = (client: BetterSqlite.Database, { sql }: PlainQuery) => client.prepare<unknown[], unknown[]>(sql).raw();

/** The names of the placeholders that stand for the borders of an interval. */
export const intervalBorders = { from: "interval from", to: "interval to" } as const;

function borderOf(param: unknown, [from, to]: [number | undefined, number | undefined]): unknown {
  if (typeof param !== "object" || param === null || !("name" in param)) return param;
  return param.name === intervalBorders.from ? from : to;
}
