import type { configurationHistoryInput, ObjectiveChange, Page } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { type Core, type OrderTerms, orderBy } from "../kernel/index.ts";

type HistoryInput = z.output<typeof configurationHistoryInput>;

const { activity_logs: logs } = schema;

const order: OrderTerms<HistoryInput["ordering"]> = { fields: { at: [logs.at] }, decide: (_last, way) => [way(logs.id)] };

/** Who changed what about the objectives, as far back as the activity log is kept. */
export async function listObjectiveHistory(core: Core, { ordering, limit, offset }: HistoryInput): Promise<Page<ObjectiveChange>> {
  const where = and(eq(logs.entity_type, "objective"), eq(logs.result, "success"));
  const [total] = await core.db.select({ count: count() }).from(logs).where(where);
  const rows = await core.db
    .select()
    .from(logs)
    .where(where)
    .orderBy(...orderBy(ordering, order))
    .limit(limit)
    .offset(offset);
  const results = rows.map(
    (row): ObjectiveChange => ({
      id: row.id,
      at: row.at.toISOString(),
      by: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
      action: row.action as ObjectiveChange["action"],
      name: row.entity_name,
      changes: row.changes,
    }),
  );
  return { count: total?.count ?? 0, results };
}
