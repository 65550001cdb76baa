import { overwriting, renameInActivityLog, schema } from "@copydesk/db";
import { and, eq, inArray, isNull, notExists, notLike } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { unknownName } from "./sign-in-failures.ts";

const done = "typed names and addresses are marked";
/** Written anew in one transaction. */
const atOnce = 500;

/**
 * Earlier versions kept in the activity log what was typed into the email field of a failed sign-in or for a forgotten password, and people type passwords there. What
 * names nobody becomes its mark, as it is written today: once for each installation, in every record that is still there.
 */
export async function markTypedNames(core: Core): Promise<void> {
  const { change_counters: counters, activity_logs: logs, users } = schema;
  if ((await core.db.$count(counters, eq(counters.name, done))) > 0) return;
  const ofSomebody = core.db.select({ id: users.id }).from(users).where(eq(users.email, logs.entity_name));
  // Eight characters of any kind: as long as a mark is.
  const unmarked = and(
    inArray(logs.action, ["auth.login_failed", "auth.password_reset_requested"]),
    isNull(logs.entity_id),
    notLike(logs.entity_name, "Unknown name ________"),
    notExists(ofSomebody),
  );
  for (;;) {
    const typed = await core.db.select({ id: logs.id, name: logs.entity_name }).from(logs).where(unmarked).limit(atOnce);
    if (typed.length === 0) break;
    await renameInActivityLog(
      core.db,
      typed.map(({ id, name }) => ({ id, entity_name: unknownName(core, name) })),
    );
  }
  await core.db.insert(counters).values({ name: done, value: core.now() }).onConflictDoNothing();
}

/** The same of mails with a new password that went to nobody: they were asked for by what was typed, and are still in the queue's history. */
export async function forgetTypedRecipients(core: Core): Promise<void> {
  const { mails, users } = schema;
  const ofSomebody = core.db.select({ id: users.id }).from(users).where(eq(users.email, mails.recipient));
  const typed = and(eq(mails.kind, "reset"), notLike(mails.recipient, "Unknown name ________"), notExists(ofSomebody));
  await overwriting(core.db, () => core.db.delete(mails).where(typed));
}
