import type { Statement } from "better-sqlite3";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Guarded, must, type Transaction } from "./batch.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import { change_counters } from "./schema/index.ts";

/**
 * What triggers count: `campaigns` rises with anything a list of campaigns shows, `campaigns.count` only with what
 * decides how many somebody sees or finds, `campaigns.order` with the times that lists are ordered by, `identity` with
 * people, their teams and their rights.
 */
export type ChangeCounter = "campaigns" | "campaigns.count" | "campaigns.order" | "identity";

/**
 * A guard for a batch: nothing of it is written, and `error` thrown, when a counter is no longer where it was `seen`.
 * First in a batch, it makes what was read since then as good as read inside the transaction.
 */
export const unmoved = (tx: Transaction, { name, seen, error }: { name: ChangeCounter; seen: number; error: Error }): Guarded =>
  guard(tx, and(eq(change_counters.name, name), eq(change_counters.value, seen)), error);

/** A guard for a batch: nothing of it is written, and `error` thrown, when the condition does not hold where it stands. */
export const holds = (tx: Transaction, condition: SQL | undefined, error: Error): Guarded =>
  guard(tx, and(eq(change_counters.name, "identity"), condition), error);

/** A row that is always there is written as it is, which counts as a change where the condition holds. */
const guard = (tx: Transaction, condition: SQL | undefined, error: Error) =>
  must(tx.update(change_counters).set({ value: sql`value` }).where(condition), error);

type Row = [name: string, value: number];
const statements = new WeakMap<Database, Statement<[], Row>>();

/** How often something changed so far. A value computed after reading it is good for as long as this stays the same. */
export const changeCounter = async (db: Database, name: ChangeCounter): Promise<number> => (await changeCounters(db, [name]))[0] ?? 0;

/** Several of them in their order, in one look. */
export async function changeCounters(db: Database, names: readonly ChangeCounter[]): Promise<number[]> {
  const values = new Map(onPostgres ? await rowsInPostgres(db) : statementOf(db).all());
  return names.map((name) => values.get(name) ?? 0);
}

async function rowsInPostgres(db: Database): Promise<Row[]> {
  const rows = await db.select({ name: change_counters.name, value: change_counters.value }).from(change_counters);
  return rows.map(({ name, value }) => [name, value]);
}

function statementOf(db: Database): Statement<[], Row> {
  const known = statements.get(db);
  if (known) return known;
  const made = db.$client.prepare<[], Row>("select name, value from change_counters").raw();
  statements.set(db, made);
  return made;
}
