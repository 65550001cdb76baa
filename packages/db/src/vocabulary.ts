import { Column, is, type Placeholder, asc as plainAsc, desc as plainDesc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { QueryBuilder as PostgresQueryBuilder, alias as postgresAlias } from "drizzle-orm/pg-core";
import { QueryBuilder, alias as sqliteAlias } from "drizzle-orm/sqlite-core";
import { onPostgres } from "./dialect.ts";

export const alias = onPostgres ? (postgresAlias as unknown as typeof sqliteAlias) : sqliteAlias;

/*
 * Words for what queries say over and over, so that no other package writes SQL for them. Each dialect says them in its own way.
 */

/** Queries that stand within others, where no database is at hand. */
export const query = onPostgres ? (new PostgresQueryBuilder() as unknown as QueryBuilder) : new QueryBuilder();

/** A place in a prepared statement for a value that it is given when it is run. */
export const mark = (name: string): Placeholder => sql.placeholder(name);

/** The same for a value that a column keeps in another form than it is given in, such as a moment. */
export const markFor = (name: string, column: Column): SQL => sql`${sql.param(sql.placeholder(name), column)}`;

/** A condition as a column: answered as true or false, whatever the driver makes of it. */
export const flag = (condition: SQLWrapper): SQL<boolean> => sql<boolean>`${condition}`.mapWith(Boolean);

/** Upwards, with what is null in front. */
export const asc = (term: SQLWrapper): SQL => (onPostgres && mayBeNull(term) ? sql`${term} asc nulls first` : plainAsc(term));

/** Downwards, with what is null at the end. */
export const desc = (term: SQLWrapper): SQL => (onPostgres && mayBeNull(term) ? sql`${term} desc nulls last` : plainDesc(term));

// Said of what cannot be null, it would keep Postgres from its indices.
const mayBeNull = (term: SQLWrapper): boolean => !is(term, Column) || !term.notNull;

/** What a query selects that only asks whether there are rows. */
export const anything = { one: sql<number>`1` };

/** A condition that nothing meets. */
export const never: SQL<boolean> = sql<boolean>`false`;

/** A condition that everything meets. */
export const always: SQL<boolean> = sql<boolean>`true`;

/** Met, and not unknown because something in it is null. */
export const isTrue = (condition: SQLWrapper): SQL<boolean> => sql<boolean>`(${condition}) is true`;

/** Not met, or unknown because something in it is null. */
export const isNotTrue = (condition: SQLWrapper): SQL<boolean> => sql<boolean>`(${condition}) is not true`;

/** Equal, or both null. */
export const isSame = (column: SQLWrapper, value: unknown): SQL<boolean> =>
  onPostgres ? sql<boolean>`${column} is not distinct from ${value}` : sql<boolean>`${column} is ${value}`;

/** A value in place of a column, in the form in which `column` keeps it: for rows that are made from other rows. */
export const constant = <T extends Column>(value: T["_"]["data"] | Placeholder, column: T): SQL<T["_"]["data"]> =>
  typed(sql`${sql.param(value, column)}`, column);

/** Postgres has to be told the type of a value that stands by itself. */
const typed = (value: SQL, column: Column): SQL =>
  onPostgres ? sql`${value}::${sql.raw(column.getSQLType().replace(/ COLLATE .*/, ""))}` : value;

/** What a query answers that finds one row with one field, as a value within another query; null when it finds none. */
export const scalar = <T>(rows: { _: { result: Record<string, T>[] } } & SQLWrapper): SQL<T> => sql<T>`(${rows})`;

/** The first value that is not null. */
export const orElse = <T>(value: SQLWrapper, otherwise: unknown): SQL<T> => sql<T>`coalesce(${value}, ${otherwise})`;

/** One value where a condition holds, another one where it does not. */
export const either = <T>(condition: SQLWrapper | undefined, then: unknown, otherwise: unknown): SQL<T> =>
  sql<T>`case when ${condition} then ${then} else ${otherwise} end`;

/** Values one after the other as one text. */
export const joined = (...parts: readonly unknown[]): SQL<string> =>
  sql<string>`${sql.join(
    parts.map((part) => (onPostgres ? sql`${part}::text` : sql`${part}`)),
    sql` || `,
  )}`;

/** The beginning of a text. @param length in characters */
export const startOf = (text: SQLWrapper, length: number): SQL<string> => sql<string>`substr(${text}, 1, ${length})`;

/** A column with a number added to it. */
export const plus = (column: SQLWrapper, number: number | null | SQLWrapper): SQL<number> =>
  sql<number>`${column} + ${typeof number === "number" ? sql.raw(String(number)) : number}`;

/** A place below all places, different for each: for rows that change places under a unique index and would meet on the way. */
export const outOfTheWay = (position: SQLWrapper): SQL<number> => sql<number>`-1 - ${position}`;

/** The sum of a column; 0 of no rows. */
export const totalOf = (column: SQLWrapper): SQL<number> => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

interface Links {
  table: SQLWrapper;
  id: Column;
  /** What a row leads to, by its id. */
  next: Column;
}

/** Ids that rows lead to, one after the other, from the one with this id; it is among them only when they go round in circles. */
export const chainFrom = ({ table, id, next }: Links, start: string): SQL =>
  sql`(with recursive chain(id) as (select ${next} from ${table} where ${id} = ${start}
    union select link.${sql.identifier(next.name)} from ${table} as link join chain on link.${sql.identifier(id.name)} = chain.id)
    select id from chain where id is not null)`;

/** Whether one leads to another, over however many. */
export const leadsTo = (links: Links, start: string, end: string): SQL => sql`${end} in ${chainFrom(links, start)}`;

/** The place of a row, from 1, among those that are alike in `among`. */
export const positionAmong = (among: SQLWrapper, order: readonly SQLWrapper[]): SQL<number> =>
  sql<number>`row_number() over (partition by ${among} order by ${sql.join([...order], sql`, `)})`.mapWith(Number);

/** Whether a text holds another one, as it is written there. */
export const contains = (text: SQLWrapper, part: string | SQLWrapper): SQL =>
  onPostgres ? sql`strpos(${text}, ${part}) > 0` : sql`instr(${text}, ${part}) > 0`;

/** A column by which no index is looked up: for a condition that most rows meet, beside one that few do. */
export const unindexed = <T>(column: SQLWrapper): SQL<T> => (onPostgres ? sql<T>`${column}` : sql<T>`+${column}`);

/** The place behind the last of a table's rows that have a `position`. */
export const nextPosition = (table: SQLWrapper): SQL<number> => sql<number>`(select coalesce(max(position), -1) + 1 from ${table})`;

/** How many rows a query or a whole table has, as a number within another query. */
export const countOf = (rows: SQLWrapper): SQL<number> => sql<number>`(select count(*) from ${rows})`.mapWith(Number);

/** How many rows a query finds in all, beside each of those that its limit leaves. */
export const countOfAll: SQL<number> = sql<number>`count(*) over ()`;

/**
 * Rows that stand where another one stands in an order by some columns, or behind it. `+` takes the type of what it is compared with away,
 * without which SQLite searches an index by all of the columns instead of by the first.
 * @param place the other row's columns, one by one
 */
export const standsFrom = (
  columns: readonly SQLWrapper[],
  { descending, position }: { descending: boolean; position: readonly SQLWrapper[] },
): SQL => sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(descending ? "<=" : ">=")} (${sql.join(position.map(unindexed), sql`, `)})`;

/** A person's name as people write it, else their address. */
export const personName = (person: Record<"first_name" | "last_name" | "email", SQLWrapper>): SQL<string> =>
  sql<string>`coalesce(nullif(trim(${person.first_name} || ' ' || ${person.last_name}), ''), ${person.email})`;
