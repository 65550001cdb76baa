import type BetterSqlite from "better-sqlite3";
import { getTableColumns } from "drizzle-orm";
import type { llm_log_facts } from "../schema/index.ts";
import { llm_log_facts as facts } from "../schema/index.ts";
import { unpackColumn, type Width } from "./column-codec.ts";

/** A column of `llm_log_facts`. */
export type FactColumn = keyof typeof llm_log_facts.$inferSelect;

export const factColumns = Object.keys(getTableColumns(facts)) as FactColumn[];

/** Some calls that follow each other in the order of `at` and `seq`, their figures column by column. */
export interface CallBlock {
  /** The calls that are meant: from this one, and up to but without that one. */
  begin: number;
  end: number;
  /** Null is NaN. Read anew at every call. */
  column(name: FactColumn): Float64Array;
}

/** Milliseconds; `to` is not in it. */
export interface CallRange {
  from?: number | undefined;
  to?: number | undefined;
}

/** Rows read at a time where nothing is kept by column. */
const atOnce = 4_096;

/** A query as Drizzle's `toSQL()` gives it. */
export interface PlainQuery {
  sql: string;
  params: unknown[];
}

/** Where the figures of calls are read from, all of it as it was at one moment. */
export interface CallSource {
  /** All calls of a range in the order of `at` and `seq`. */
  blocks(range: CallRange): Iterable<CallBlock>;
  /** What a query of one column of numbers answers. */
  numbers(query: PlainQuery): readonly (number | null)[];
}

/** The figures in a file of SQLite: those kept by column from there, all others from their rows. Wants a transaction around it. */
export const callsInFile = (client: BetterSqlite.Database): CallSource => ({
  blocks: (range) => callBlocks(client, range),
  numbers: ({ sql, params }) =>
    client
      .prepare<unknown[], number | null>(sql)
      .pluck()
      .all(...params),
});

function* callBlocks(client: BetterSqlite.Database, { from = -Infinity, to = Infinity }: CallRange): Generator<CallBlock> {
  const column = client.prepare<[number, string], ColumnRow>("select width, data from llm_log_columns where from_at = ? and name = ?");
  let at = from;
  for (const chunk of chunksWithin(client, from, to)) {
    if (chunk.from_at > at) yield* rowBlocks(client, at, Math.min(chunk.from_at, to));
    yield cut(chunkBlock(column, chunk), from, to, chunk);
    at = chunk.to_at;
  }
  if (at < to) yield* rowBlocks(client, at, to);
}

export interface Chunk {
  from_at: number;
  to_at: number;
  calls: number;
}

/** The stretches kept by column that a range meets, in their order. */
export const chunksWithin = (client: BetterSqlite.Database, from: number, to: number): Chunk[] =>
  client
    .prepare<[number, number], Chunk>("select from_at, to_at, calls from llm_log_chunks where from_at < ? and to_at > ? order by from_at")
    .all(to, from);

interface ColumnRow {
  width: Width;
  data: Uint8Array;
}

function chunkBlock(read: BetterSqlite.Statement<[number, string], ColumnRow>, { from_at, calls }: Chunk): CallBlock {
  return {
    begin: 0,
    end: calls,
    column(name) {
      const kept = read.get(from_at, name);
      if (!kept) throw new Error(`The calls from ${from_at} are kept without ${name}.`);
      const values = unpackColumn(kept.data, kept.width);
      // Kept as the distance from the beginning of the stretch, which takes half the room.
      if (name === "at") for (let i = 0; i < values.length; i += 1) values[i] = from_at + (values[i] as number);
      return values;
    },
  };
}

/** The part of a block that lies in a range. */
function cut(block: CallBlock, from: number, to: number, { from_at, to_at }: Chunk): CallBlock {
  if (from <= from_at && to >= to_at) return block;
  const at = block.column("at");
  return { ...block, begin: firstFrom(at, from), end: firstFrom(at, to) };
}

/** How many of ascending values lie before a limit. */
export function firstFrom(ascending: Float64Array, limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const columnList = factColumns.map((name) => `"${name}"`).join(", ");

function* rowBlocks(client: BetterSqlite.Database, from: number, to: number): Generator<CallBlock> {
  const first = client
    .prepare<unknown[], (number | null)[]>(
      `select ${columnList} from llm_log_facts where at >= ? and at < ? order by at, seq limit ${atOnce}`,
    )
    .raw();
  const next = client
    .prepare<unknown[], (number | null)[]>(
      `select ${columnList} from llm_log_facts where (at, seq) > (?, ?) and at < ? order by at, seq limit ${atOnce}`,
    )
    .raw();
  let rows = first.all(from, to);
  while (rows.length > 0) {
    yield rowBlock(rows);
    const last = rows.at(-1) as (number | null)[];
    rows = rows.length < atOnce ? [] : next.all(last[columnIndex.at], last[columnIndex.seq], to);
  }
}

const columnIndex = Object.fromEntries(factColumns.map((name, i) => [name, i])) as Record<FactColumn, number>;

/** Rows that were read with all columns of `factColumns`. */
export function rowBlock(rows: (number | null)[][]): CallBlock {
  return { begin: 0, end: rows.length, column: (name) => columnOf(rows, name) };
}

/** A column of rows that were read with all columns of `factColumns`. */
export function columnOf(rows: readonly (number | null)[][], name: FactColumn): Float64Array {
  const i = columnIndex[name];
  const values = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) values[at] = rows[at]?.[i] ?? Number.NaN;
  return values;
}

/** Up to so many calls, and all those at the same moment as the last of them: what is kept by column is told by moments alone. */
export function rowsFrom(client: BetterSqlite.Database, from: number, to: number, most: number): (number | null)[][] {
  const read = client.prepare<unknown[], (number | null)[]>(
    `select ${columnList} from llm_log_facts where at >= ? and at < ? and at <= coalesce(
      (select at from llm_log_facts where at >= ? and at < ? order by at limit 1 offset ?), 9e15) order by at, seq`,
  );
  return read.raw().all(from, to, from, to, most - 1);
}

/** The moment of a row that was read with all columns. */
export const momentOf = (row: readonly (number | null)[]): number => row[columnIndex.at] ?? 0;
