import { constant, prepared, type Runnable, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";

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
