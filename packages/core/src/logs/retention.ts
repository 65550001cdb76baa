import type { RetentionPreview, retentionInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { count, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import { readCompanyRows } from "../company/index.ts";
import type { Core } from "../kernel/index.ts";

export interface RetentionDays {
  llm_body_days: number;
  llm_metadata_days: number;
  activity_days: number;
}

/** How long the company keeps its logs. */
export async function readRetention(core: Core): Promise<RetentionDays | undefined> {
  const [days] = await readCompanyRows(core, ["llm_body_days", "llm_metadata_days", "activity_days"]);
  return days;
}

/** Sums of what was spent hold nothing of anybody; budgets need those of the running month. */
const spendingDays = 62;
const dayMs = 86_400_000;

/** What is from before these moments goes. */
export function limitsOf({ now }: Core, days: RetentionDays): { texts: Date; calls: Date; activities: Date; spending: Date } {
  const before = (count: number) => new Date(now() - count * dayMs);
  // The text of a call goes with it at the latest.
  const texts = before(Math.min(days.llm_body_days, days.llm_metadata_days));
  return { texts, calls: before(days.llm_metadata_days), activities: before(days.activity_days), spending: before(spendingDays) };
}

/** How much would go if logs were kept so many days; what is not asked about is as it is set. Counted beside the requests. */
export async function previewRetention(core: Core, input: z.output<typeof retentionInput>): Promise<RetentionPreview> {
  const { llm_logs: logs, llm_log_bodies: bodies, llm_log_facts: facts, activity_logs: activities } = schema;
  const { db, aside } = core;
  const days = { ...(await readRetention(core)), ...input } as RetentionDays;
  const limits = limitsOf(core, days);
  const number = async (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const [row] = await aside.run<"rows">({ kind: "rows", query: query.toSQL() });
    return row?.[0] as number;
  };
  const [texts, calls, entries] = await Promise.all([
    number(db.select({ count: count() }).from(logs).innerJoin(bodies, eq(bodies.log_id, logs.id)).where(lt(logs.at, limits.texts))),
    number(db.select({ count: count() }).from(facts).where(lt(facts.at, limits.calls.getTime()))),
    number(db.select({ count: count() }).from(activities).where(lt(activities.at, limits.activities))),
  ]);
  return { ...days, texts, calls, activities: entries };
}
