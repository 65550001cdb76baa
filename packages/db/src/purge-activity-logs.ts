import { asc, inArray, lt } from "drizzle-orm";
import { batch } from "./batch.ts";
import type { Database } from "./open.ts";
import { activity_logs } from "./schema/index.ts";

/**
 * The one way in which records of the activity log go: the `most` oldest of those from before `limit`, when the company no
 * longer keeps them. A trigger refuses every other change of that table, but for `renameInActivityLog`. Answers how many went.
 */
export async function purgeActivityLogs(db: Database, limit: Date, most: number): Promise<number> {
  const retention = db.$client.prepare<[number]>("update activity_log_retention set delete_before = ?");
  const letGoBefore = (at: number) => ({ run: () => retention.run(at) });
  const oldest = db
    .select({ id: activity_logs.id })
    .from(activity_logs)
    .where(lt(activity_logs.at, limit))
    .orderBy(asc(activity_logs.at))
    .limit(most);
  const [, gone] = await batch(db, (tx) => [
    letGoBefore(limit.getTime()),
    tx.delete(activity_logs).where(inArray(activity_logs.id, oldest)),
    letGoBefore(0),
  ]);
  return gone ?? 0;
}
