import { inArray } from "drizzle-orm";
import { batch } from "./batch.ts";
import type { Database } from "./open.ts";
import { overwriting } from "./overwriting.ts";
import { letGoBefore } from "./purge-activity-logs.ts";
import { activity_logs } from "./schema/index.ts";

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
