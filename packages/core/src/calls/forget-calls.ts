import { schema } from "@copydesk/db";
import { asc, inArray, lt } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { llm_logs: logs, llm_log_bodies: bodies, llm_spending: spending } = schema;

/** Milliseconds of a slot of `llm_spending`. */
const slotMs = 900_000;

/** Forgets what was sent and answered in calls, whose figures stay. */
export async function forgetTexts({ db }: Core, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(bodies).where(inArray(bodies.log_id, [...ids]));
}

/** Forgets the oldest calls that were begun before a moment, with what is left of their texts. @returns how many */
export async function forgetCalls({ db }: Core, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = await db.select({ id: logs.id }).from(logs).where(lt(logs.at, before)).orderBy(asc(logs.at)).limit(most);
  const ids = old.map((one) => one.id);
  if (ids.length > 0) await db.delete(logs).where(inArray(logs.id, ids));
  return ids.length;
}

/** Forgets what was spent before a moment. */
export async function forgetSpending({ db }: Core, before: Date): Promise<void> {
  await db.delete(spending).where(lt(spending.slot, Math.floor(before.getTime() / slotMs)));
}
