import type { RunResult } from "better-sqlite3";
import { type Column, type SQL, sql } from "drizzle-orm";
import type { Runnable } from "./batch.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import { storableJson } from "./postgres/storable.ts";

interface Preparable {
  prepare(): { run(values: Record<string, unknown>): RunResult; execute(values: Record<string, unknown>): unknown };
}

const statements = new WeakMap<Database, Map<string, ReturnType<Preparable["prepare"]>>>();

/**
 * A write that happens for every task: its statement is made once, because making one costs more than running it.
 * `make` gets a mark in place of each value, and decides nothing by looking at them; it is called again only when other
 * values are there, or other ones are null, which Drizzle cannot put in later.
 * @param name tells the statements of a database apart.
 */
export function prepared<V extends Record<string, unknown>>(
  db: Database,
  name: string,
  values: V,
  make: (marks: V) => Preparable,
): Runnable {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const shape = [name, ...given.map(([key, value]) => (value === null ? `${key}=null` : key)).sort()].join(" ");
  const known = statements.get(db) ?? new Map<string, ReturnType<Preparable["prepare"]>>();
  statements.set(db, known);
  const marks = () => Object.fromEntries(given.map(([key, value]) => [key, value === null ? null : sql.placeholder(key)])) as V;
  const statement = known.get(shape) ?? make(marks()).prepare();
  known.set(shape, statement);
  return onPostgres ? ({ execute: () => statement.execute(values) } as unknown as Runnable) : { run: () => statement.run(values) };
}

/** True for the rows whose id is in a list that a prepared query is given as JSON, however long the list is. */
export const listedIn = (id: Column | SQL, name: string): SQL =>
  onPostgres
    ? sql`${id} in (select jsonb_array_elements_text(${sql.placeholder(name)}::jsonb))`
    : sql`${id} in (select value from json_each(${sql.placeholder(name)}))`;

/** A text for each of some rows, by their ids, as a prepared query is given them. */
export const textsById = (texts: Iterable<readonly [id: string, text: string]>): string => storableJson(Object.fromEntries(texts));

/** True for the rows that a prepared query is given a text for, in `textsById`. */
export const hasText = (id: Column, name: string): SQL =>
  onPostgres
    ? sql`${id} in (select jsonb_object_keys(${sql.placeholder(name)}::jsonb))`
    : sql`${id} in (select key from json_each(${sql.placeholder(name)}))`;

/** The text that a row is given there. */
export const textFor = (id: Column, name: string): SQL<string> =>
  onPostgres ? sql`(${sql.placeholder(name)}::jsonb ->> ${id})` : sql`json_extract(${sql.placeholder(name)}, '$.' || json_quote(${id}))`;
