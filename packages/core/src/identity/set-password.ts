import { AppError } from "@copydesk/contracts";
import { batch, must, plus, schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import type { Core } from "../kernel/index.ts";
import { endLinks } from "./password-links.ts";
import { demandGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import { forgetFailures } from "./sign-in-failures.ts";
import { noticeOfChange, writePassword } from "./write-password.ts";

/**
 * Gives an active person a new password, for whoever looks after the machine: there is no one signed in. Their sessions, links and
 * failed sign-ins end, and a mail tells them.
 * @throws NOT_FOUND for an address that nobody has; RULE_BROKEN for somebody who may not sign in, and for a weak password.
 */
export async function setPassword(core: Core, given: { email: string; password: string }): Promise<void> {
  const { users } = schema;
  const email = given.email.normalize("NFC").trim().toLowerCase();
  const [person] = await core.db
    .select({ id: users.id, first_name: users.first_name, status: users.status })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)));
  if (!person) throw new AppError("NOT_FOUND", `Nobody here has the address ${email}.`);
  if (person.status !== "active") throw new AppError("RULE_BROKEN", reasons[person.status]);
  await demandGoodPassword(given.password, email);
  const password_hash = await hashPassword(given.password);
  await batch(core.db, (tx) => [
    must(
      tx
        .update(users)
        .set({ updated_at: new Date(core.now()), version: plus(users.version, 1) })
        .where(and(eq(users.id, person.id), eq(users.status, "active"))),
      new AppError("RULE_BROKEN", reasons.inactive),
    ),
    writePassword(tx, core, person.id, password_hash),
    endLinks(tx, core, person.id),
    endSessions(tx, core, person.id),
    forgetFailures(tx, core, { email }),
    noticeOfChange(tx, core, { email, first_name: person.first_name }),
    recordActivity(tx, core, { actor: null, action: "auth.password_reset", entity: { type: "user", id: person.id, name: email } }),
  ]);
}

const reasons = {
  invited: "This person has not accepted their invitation yet. Send the invitation again under Users instead.",
  inactive: "This person is deactivated. An administrator must activate them first.",
};
