import type { RetentionPreview, retentionInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { count, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import { limitsOf, type RetentionDays, readRetention } from "./kept-until.ts";

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
