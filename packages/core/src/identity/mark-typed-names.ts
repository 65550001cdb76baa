import { anything, query, renameInActivityLog, schema } from "@copydesk/db";
import { and, eq, exists, inArray, isNull, not, notLike, type SQLWrapper } from "drizzle-orm";
import { type Core, doOnce } from "../kernel/index.ts";
import { forgetResetMails } from "../mail/index.ts";
import { unknownName } from "./sign-in-failures.ts";

const done = "typed names and addresses are marked";
/** Written anew in one transaction. */
const atOnce = 500;

/**
 * Earlier versions kept in the activity log what was typed into the email field of a failed sign-in or for a forgotten password, and people type passwords there. What
 * names nobody becomes its mark, as it is written today: once for each installation, in every record that is still there.
 */
export const markTypedNames = (core: Core): Promise<void> => doOnce(core, done, () => markAll(core));

async function markAll(core: Core): Promise<void> {
  const { activity_logs: logs } = schema;
  // Eight characters of any kind: as long as a mark is.
  const unmarked = and(
    inArray(logs.action, ["auth.login_failed", "auth.password_reset_requested"]),
    isNull(logs.entity_id),
    notLike(logs.entity_name, "Unknown name ________"),
    not(isSomebody(logs.entity_name)),
  );
  for (;;) {
    const typed = await core.db.select({ id: logs.id, name: logs.entity_name }).from(logs).where(unmarked).limit(atOnce);
    if (typed.length === 0) break;
    await renameInActivityLog(
      core.db,
      typed.map(({ id, name }) => ({ id, entity_name: unknownName(core, name) })),
    );
  }
}

/** The same of mails with a new password that went to nobody: they were asked for by what was typed, and are still in the queue's history. */
export const forgetTypedRecipients = (core: Core): Promise<void> => forgetResetMails(core, isSomebody);

const isSomebody = (address: SQLWrapper) => {
  const { users } = schema;
  return exists(query.select(anything).from(users).where(eq(users.email, address)));
};
