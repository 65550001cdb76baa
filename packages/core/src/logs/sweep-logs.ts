import { purgeActivityLogs, schema } from "@copydesk/db";
import { asc, eq, inArray, lt } from "drizzle-orm";
import type { Core } from "../context.ts";

const dayMs = 86_400_000;
/** Removed at most in one sweep, so that no call waits long for it; sweeps come often. */
const atOnce = 1_000;

/** Forgets what the company no longer keeps: texts of model calls first, then the calls themselves, and the activity log. */
export async function sweepLogs(core: Core): Promise<void> {
  const { company_settings: company } = schema;
  const { llm_body_days: bodies, llm_metadata_days: calls, activity_days: activities } = company;
  const [days] = await core.db.select({ bodies, calls, activities }).from(company).limit(1);
  if (!days) return;
  const before = (kept: number) => new Date(core.now() - kept * dayMs);
  await sweepBodies(core, before(days.bodies));
  await sweepCalls(core, before(days.calls));
  await purgeActivityLogs(core.db, before(days.activities));
}

/** Ids grow with time, so the oldest bodies are the first. */
async function sweepBodies(core: Core, limit: Date): Promise<void> {
  const { llm_logs: logs, llm_log_bodies: bodies } = schema;
  const oldest = await core.db
    .select({ id: bodies.log_id, at: logs.at })
    .from(bodies)
    .innerJoin(logs, eq(logs.id, bodies.log_id))
    .orderBy(asc(bodies.log_id))
    .limit(atOnce);
  const old = oldest.filter((one) => one.at < limit).map((one) => one.id);
  if (old.length > 0) await core.db.delete(bodies).where(inArray(bodies.log_id, old));
}

/** What is left of their bodies goes with them. */
async function sweepCalls(core: Core, limit: Date): Promise<void> {
  const { llm_logs: logs } = schema;
  const old = await core.db.select({ id: logs.id }).from(logs).where(lt(logs.at, limit)).orderBy(asc(logs.at)).limit(atOnce);
  const ids = old.map((one) => one.id);
  if (ids.length > 0) await core.db.delete(logs).where(inArray(logs.id, ids));
}
