import { asc, inArray, lt } from "drizzle-orm";
import { batch, type Transaction } from "./batch.ts";
import { int, table } from "./columns.ts";
import type { Database } from "./open.ts";
import { overwriting } from "./overwriting.ts";
import { activity_logs } from "./schema/index.ts";

/**
 * The one way in which records of the activity log go: the `most` oldest of those from before `limit`, when the company no
 * longer keeps them. A trigger refuses every other change of that table, but for `renameInActivityLog`. Answers how many went.
 */
export async function purgeActivityLogs(db: Database, limit: Date, most: number): Promise<number> {
  const oldest = db
    .select({ id: activity_logs.id })
    .from(activity_logs)
    .where(lt(activity_logs.at, limit))
    .orderBy(asc(activity_logs.at))
    .limit(most);
  const [, deleted] = await batch(db, (tx) => [
    letGoBefore(tx, limit.getTime()),
    tx.delete(activity_logs).where(inArray(activity_logs.id, oldest)),
    letGoBefore(tx, 0),
  ]);
  return deleted ?? 0;
}

/** Made by hand beside its trigger, so it is no part of the generated schema. */
const activity_log_retention = table("activity_log_retention", { id: int().primaryKey(), delete_before: int().notNull() });

/** Opens the log for records from before a moment, in milliseconds; a transaction closes it again with 0. */
export const letGoBefore = (tx: Transaction, at: number) => tx.update(activity_log_retention).set({ delete_before: at });

type Row = typeof activity_logs.$inferSelect;

/** Later than any record. */
const always = Number.MAX_SAFE_INTEGER;

/**
 * Writes records of the append-only log anew with other names of what they are about, for names that must never have been kept; all else in
 * them stays. It goes the way on which old records go: a trigger refuses every other change of that table. What was there is overwritten in
 * the file, not only taken out of its index.
 */
export async function renameInActivityLog(db: Database, renamed: readonly Pick<Row, "id" | "entity_name">[]): Promise<void> {
  const names = new Map(renamed.map((one) => [one.id, one.entity_name]));
  const ids = [...names.keys()];
  const rows = await db.select().from(activity_logs).where(inArray(activity_logs.id, ids));
  if (rows.length === 0) return;
  await overwriting(db, () =>
    batch(db, (tx) => [
      letGoBefore(tx, always),
      tx.delete(activity_logs).where(inArray(activity_logs.id, ids)),
      letGoBefore(tx, 0),
      tx.insert(activity_logs).values(rows.map((row) => ({ ...row, entity_name: names.get(row.id) ?? row.entity_name }))),
    ]),
  );
}
