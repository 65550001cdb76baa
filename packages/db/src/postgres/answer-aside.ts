import { type AsideAnswers, type AsideJob, answerOfCalls, type CallsJob } from "../aside/jobs.ts";
import { type CallRange, factColumns, rowBlock } from "../calls/blocks.ts";
import type { PlainCondition, PlainQuery } from "../calls/condition.ts";
import type { Database } from "../database.ts";
import { connectionsOf } from "./connection.ts";

/** The server reads in a process of its own, so nothing is held up but by what its rows are counted with here. */
export async function answerInPostgres(db: Database, job: AsideJob): Promise<AsideAnswers[AsideJob["kind"]]> {
  if (job.kind === "check") return "ok";
  if (job.kind === "rows") return rowsOf(db, job.query);
  return answerOfCalls(await readCalls(db, job), job);
}

async function readCalls(db: Database, job: CallsJob) {
  const queries = conditionsOf(job).flatMap(queriesIn);
  const numbers = new Map<PlainQuery, number[]>();
  for (const query of queries)
    numbers.set(
      query,
      (await rowsOf(db, query)).map(([number]) => number as number),
    );
  const rows = await readFacts(db, rangeOf(job));
  return { blocks: () => (rows.length > 0 ? [rowBlock(rows)] : []), numbers: (query: PlainQuery) => numbers.get(query) ?? [] };
}

function conditionsOf(job: CallsJob): PlainCondition[] {
  if (job.kind === "first") return [job.where];
  return job.kind === "tally" ? [job.question.where, job.question.failed] : [job.question.where];
}

function queriesIn(condition: PlainCondition): PlainQuery[] {
  if ("all" in condition) return condition.all.flatMap(queriesIn);
  if ("any" in condition) return condition.any.flatMap(queriesIn);
  if ("in" in condition) return [condition.in];
  return "notIn" in condition ? [condition.notIn] : [];
}

function rangeOf(job: CallsJob): CallRange {
  if (job.kind === "tally") return { from: job.question.borders[0], to: job.question.borders.at(-1) };
  return job.kind === "positions" ? job.question.range : {};
}

const columnList = factColumns.map((name) => `"${name}"`).join(", ");

async function readFacts(db: Database, { from = 0, to = Number.MAX_SAFE_INTEGER }: CallRange): Promise<(number | null)[][]> {
  const sql = `select ${columnList} from llm_log_facts where at >= $1 and at < $2 order by at, seq`;
  return (await rowsOf(db, { sql, params: [Math.ceil(from), Math.ceil(to)] })) as (number | null)[][];
}

async function rowsOf(db: Database, { sql, params }: PlainQuery): Promise<unknown[][]> {
  const { pool, inside } = connectionsOf(db);
  const { rows } = await (inside.getStore() ?? pool).query({ text: sql, values: params, rowMode: "array" });
  return rows;
}
