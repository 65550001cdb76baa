import { type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { onPostgres } from "./dialect.ts";

/*
 * Words for what queries say about columns that hold JSON. Each dialect says them in its own way.
 */

/** A text within an object; null when it is not there. Spelled as indices on it have it, without which they are not used. */
export const textAt = (column: SQLWrapper, key: "model_id" | "voice_id"): SQL<string | null> =>
  onPostgres
    ? sql<string | null>`((${column})::json ->> ${sql.raw(`'${key}'`)})`
    : sql<string | null>`json_extract(${column}, ${sql.raw(`'$.${key}'`)})`;

/** An object with one of its texts replaced. */
export const withTextAt = <T extends Column>(column: T, key: "model_id" | "voice_id", text: string): SQL<T["_"]["data"]> =>
  onPostgres
    ? sql`jsonb_set((${column})::jsonb, ${sql.raw(`'{${key}}'`)}, to_jsonb(${text}::text))::json`
    : sql`json_set(${column}, ${sql.raw(`'$.${key}'`)}, ${text})`;

/** Whether a list of texts has this one. */
export const lists = (column: SQLWrapper, text: unknown): SQL<boolean> =>
  onPostgres
    ? sql<boolean>`jsonb_exists((${column})::jsonb, ${text})`
    : sql<boolean>`exists (select 1 from json_each(${column}) as listed where listed.value = ${text})`;

/** Every text that the rows of a table list, once for each row that lists it: where to select from, and the text. */
export const allListed = (table: SQLWrapper, column: SQLWrapper): { rows: SQL; text: SQL<string> } => ({
  rows: onPostgres
    ? sql`${table}, jsonb_array_elements_text((${column})::jsonb) as listed(value)`
    : sql`${table}, json_each(${column}) as listed`,
  text: sql<string>`listed.value`,
});

/** Whether a list of objects, which may be null, has one with these texts. */
export function listsObject(column: SQLWrapper, texts: Readonly<Record<string, string>>): SQL<boolean> {
  if (onPostgres) return sql<boolean>`coalesce((${column})::jsonb @> ${JSON.stringify([texts])}::jsonb, false)`;
  const same = Object.entries(texts).map(([key, text]) => sql`listed.value ->> ${key} = ${text}`);
  return sql<boolean>`exists (select 1 from json_each(coalesce(${column}, '[]')) as listed where ${sql.join(same, sql` and `)})`.mapWith(
    Boolean,
  );
}

/** Whether lists of texts are empty, all of them. */
export const areEmptyLists = (...columns: readonly SQLWrapper[]): SQL<boolean> =>
  sql<boolean>`${sql.join(
    columns.map((column) => (onPostgres ? sql`${column}::text = '[]'` : sql`${column} = '[]'`)),
    sql` and `,
  )}`;

/** Whether two columns hold the same, written in the same way. */
export const isSameJson = (one: SQLWrapper, other: SQLWrapper): SQL<boolean> =>
  onPostgres ? sql<boolean>`${one}::text = ${other}::text` : sql<boolean>`${one} = ${other}`;
