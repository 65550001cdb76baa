import { asc, inArray, lt } from "drizzle-orm";
import { batch, type Transaction } from "./batch.ts";
import { int, table } from "./columns.ts";
import type { Database } from "./open.ts";
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
  const [, gone] = await batch(db, (tx) => [
    letGoBefore(tx, limit.getTime()),
    tx.delete(activity_logs).where(inArray(activity_logs.id, oldest)),
    letGoBefore(tx, 0),
  ]);
  return gone ?? 0;
}

/** Made by hand beside its trigger, so it is no part of the generated schema. */
const activity_log_retention = table("activity_log_retention", { id: int().primaryKey(), delete_before: int().notNull() });

/** Opens the log for records from before a moment, in milliseconds; a transaction closes it again with 0. */
export const letGoBefore = (tx: Transaction, at: number) => tx.update(activity_log_retention).set({ delete_before: at });
