import { constant, prepared, type Runnable, schema } from "@copydesk/db";
import { asc, eq, inArray } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { llm_log_unsent: unsent, llm_logs: logs } = schema;

/** Statements by which a call that is over is sent as a span later on; none while spans are sent nowhere. */
export function leaveToSend(core: Core, logId: string): Runnable[] {
  if (!core.services.otlp) return [];
  const row = { log_id: logId, tries: 0, next_at: new Date(core.now()) };
  return [prepared(core.db, "leave a call to send", row, (marks) => core.db.insert(unsent).values(marks).onConflictDoNothing())];
}

/** The same for all that a process before this one began and will not end; before they are called ended. */
export function leaveRunningToSend({ db, now, services }: Core): Runnable[] {
  if (!services.otlp) return [];
  const running = db
    .select({
      log_id: logs.id,
      tries: constant(0, unsent.tries).as("tries"),
      next_at: constant(new Date(now()), unsent.next_at).as("next_at"),
    })
    .from(logs)
    .where(eq(logs.status, "running"));
  return [db.insert(unsent).select(running).onConflictDoNothing()];
}

/** Calls that wait to be sent. */
export const countWaitingSpans = ({ db }: Core): Promise<number> => db.$count(unsent);

/** They are sent nowhere any more. */
export async function forgetAllSpans({ db }: Core): Promise<void> {
  await db.delete(unsent);
}

/** The oldest ones wait no longer. */
export async function forgetOldestSpans({ db }: Core, most: number): Promise<void> {
  const oldest = db.select({ id: unsent.log_id }).from(unsent).orderBy(asc(unsent.log_id)).limit(most);
  await db.delete(unsent).where(inArray(unsent.log_id, oldest));
}

/** These have been sent, or never will be. */
export async function forgetSpans({ db }: Core, ids: readonly string[]): Promise<void> {
  await db.delete(unsent).where(inArray(unsent.log_id, [...ids]));
}

/** These are tried again later. */
export async function putOffSpans({ db }: Core, ids: readonly string[], when: { tries: number; next_at: Date }): Promise<void> {
  await db
    .update(unsent)
    .set(when)
    .where(inArray(unsent.log_id, [...ids]));
}
