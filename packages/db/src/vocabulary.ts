import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/*
 * Words for what queries say over and over, so that no other package writes SQL for them. A second dialect says them in its own way.
 */

/** A condition as a column: answered as true or false, whatever the driver makes of it. */
export const flag = (condition: SQLWrapper): SQL<boolean> => sql<boolean>`${condition}`.mapWith(Boolean);

/** What a query selects that only asks whether there are rows. */
export const anything = { one: sql<number>`1` };

/** A condition that nothing meets. */
export const never: SQL<boolean> = sql<boolean>`false`;

/** A column with a number added to it. */
export const plus = (column: SQLWrapper, number: number): SQL => sql`${column} + ${sql.raw(String(number))}`;

/** Whether a text holds another one, as it is written there. */
export const contains = (text: SQLWrapper, part: string): SQL => sql`instr(${text}, ${part}) > 0`;

/** A column by which no index is looked up: for a condition that most rows meet, beside one that few do. */
export const unindexed = (column: SQLWrapper): SQL => sql`+${column}`;

/** The place behind the last of a table's rows that have a `position`. */
export const nextPosition = (table: SQLWrapper): SQL<number> => sql<number>`(select coalesce(max(position), -1) + 1 from ${table})`;

/** How many rows a query or a whole table has, as a number within another query. */
export const countOf = (rows: SQLWrapper): SQL<number> => sql<number>`(select count(*) from ${rows})`;

/** How many rows a query finds in all, beside each of those that its limit leaves. */
export const countOfAll: SQL<number> = sql<number>`count(*) over ()`;

/**
 * Rows that stand where another one stands in an order by some columns, or behind it. `+` takes the type of what it is compared with away,
 * without which SQLite searches an index by all of the columns instead of by the first.
 * @param place the other row's columns, one by one
 */
export const standsFrom = (
  columns: readonly SQLWrapper[],
  { descending, place }: { descending: boolean; place: readonly SQLWrapper[] },
): SQL => sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(descending ? "<=" : ">=")} (${sql.join(place.map(unindexed), sql`, `)})`;

/** A person's name as people write it, else their address. */
export const personName = (person: Record<"first_name" | "last_name" | "email", SQLWrapper>): SQL<string> =>
  sql<string>`coalesce(nullif(trim(${person.first_name} || ' ' || ${person.last_name}), ''), ${person.email})`;
