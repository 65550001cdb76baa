import { and, gte, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { llm_log_facts as facts } from "../schema/index.ts";
import type { CallBlock, CallSource, FactColumn, PlainQuery } from "./blocks.ts";

export type { PlainQuery } from "./blocks.ts";

/** A query of one column of numbers. */
export type NumbersQuery = SQLWrapper & { toSQL(): PlainQuery };

/**
 * Which calls are meant, of their figures: all or any of several conditions (any of none is none); a column that is one of
 * the numbers that a query answers, or is none of them, as what is null is; a sum of columns, all but the first of which
 * count nothing when they are null, between two bounds that are both included.
 */
export type CallCondition<Q = NumbersQuery> =
  | { all: CallCondition<Q>[] }
  | { any: CallCondition<Q>[] }
  | { column: FactColumn; in: Q }
  | { column: FactColumn; notIn: Q }
  | { sum: readonly [FactColumn, ...FactColumn[]]; min?: number | undefined; max?: number | undefined };

/** A condition that another thread can be sent. */
export type PlainCondition = CallCondition<PlainQuery>;

export function plainCondition(condition: CallCondition): PlainCondition {
  if ("all" in condition) return { all: condition.all.map(plainCondition) };
  if ("any" in condition) return { any: condition.any.map(plainCondition) };
  if ("in" in condition) return { column: condition.column, in: plainQuery(condition.in) };
  if ("notIn" in condition) return { column: condition.column, notIn: plainQuery(condition.notIn) };
  return condition;
}

const plainQuery = (query: NumbersQuery): PlainQuery => {
  const { sql: text, params } = query.toSQL();
  return { sql: text, params };
};

/** The condition in a query over `llm_log_facts`; undefined when all calls are meant. */
export function conditionSql(condition: CallCondition): SQL | undefined {
  if ("all" in condition) return and(...condition.all.map(conditionSql));
  if ("any" in condition) {
    const parts = condition.any.map(conditionSql);
    return parts.length === 0 ? sql`false` : parts.includes(undefined) ? undefined : or(...parts);
  }
  if ("in" in condition) return sql`${facts[condition.column]} in ${condition.in}`;
  if ("notIn" in condition) return sql`(${facts[condition.column]} in ${condition.notIn}) is not true`;
  const { sum, min, max } = condition;
  const total = sumSql(sum);
  return and(min === undefined ? undefined : gte(total, min), max === undefined ? undefined : lte(total, max));
}

const sumSql = ([first, ...more]: readonly [FactColumn, ...FactColumn[]]): SQL =>
  more.reduce((total, name) => sql`${total} + coalesce(${facts[name]}, 0)`, sql`${facts[first]}`);

/** Marks the calls of a block that are meant with 1. */
export type CallTest = (block: CallBlock) => Uint8Array;

/** The condition as a test of blocks; the queries in it are asked once. */
export function compile(source: CallSource, condition: PlainCondition): CallTest {
  if ("all" in condition) return allOf(condition.all.map((one) => compile(source, one)));
  if ("any" in condition) return anyOf(condition.any.map((one) => compile(source, one)));
  if ("in" in condition) return isAmong(condition.column, numbersOf(source, condition.in), true);
  if ("notIn" in condition) return isAmong(condition.column, numbersOf(source, condition.notIn), false);
  return isBetween(condition);
}

const allOf =
  ([first, ...more]: CallTest[]): CallTest =>
  (block) => {
    const mask = first ? first(block) : new Uint8Array(block.end).fill(1);
    for (const test of more) {
      const other = test(block);
      for (let i = block.begin; i < block.end; i += 1) mask[i] = (mask[i] as number) & (other[i] as number);
    }
    return mask;
  };

const anyOf =
  (tests: CallTest[]): CallTest =>
  (block) => {
    const mask = new Uint8Array(block.end);
    for (const test of tests) {
      const other = test(block);
      for (let i = block.begin; i < block.end; i += 1) mask[i] = (mask[i] as number) | (other[i] as number);
    }
    return mask;
  };

/** A 1 at each of the numbers. They count up from 1, so their largest is not much more than how many there are. */
function numbersOf(source: CallSource, query: PlainQuery): Uint8Array {
  const numbers = source.numbers(query);
  let most = 0;
  for (const number of numbers) if (number !== null && number > most) most = number;
  const marks = new Uint8Array(most + 1);
  for (const number of numbers) if (number !== null) marks[number] = 1;
  return marks;
}

function isAmong(column: FactColumn, marks: Uint8Array, wanted: boolean): CallTest {
  const [found, missing] = wanted ? [1, 0] : [0, 1];
  return (block) => {
    const values = block.column(column);
    const mask = new Uint8Array(block.end);
    for (let i = block.begin; i < block.end; i += 1) {
      const value = values[i] as number;
      mask[i] = value < marks.length && marks[value] === 1 ? found : missing;
    }
    return mask;
  };
}

function isBetween({ sum, min = -Infinity, max = Infinity }: Extract<PlainCondition, { sum: unknown }>): CallTest {
  return (block) => {
    const values = sumOf(block, sum);
    const mask = new Uint8Array(block.end);
    for (let i = block.begin; i < block.end; i += 1) mask[i] = (values[i] as number) >= min && (values[i] as number) <= max ? 1 : 0;
    return mask;
  };
}

/** The first column, and what is known of the others; NaN where the first one is null. */
export function sumOf(block: CallBlock, [first, ...more]: readonly [FactColumn, ...FactColumn[]]): Float64Array {
  const total = block.column(first);
  for (const name of more) {
    const values = block.column(name);
    for (let i = block.begin; i < block.end; i += 1)
      if (!Number.isNaN(values[i] as number)) total[i] = (total[i] as number) + (values[i] as number);
  }
  return total;
}

/** Where in a block the calls stand that are meant. */
export function rowsWhere(block: CallBlock, test: CallTest): Uint32Array {
  const mask = test(block);
  const rows = new Uint32Array(block.end - block.begin);
  let count = 0;
  for (let i = block.begin; i < block.end; i += 1) if (mask[i] === 1) rows[count++] = i;
  return rows.subarray(0, count);
}
