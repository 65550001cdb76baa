import { AppError, type changePasswordInput } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { endLinks } from "./password-links.ts";
import { demandGoodPassword } from "./password-rules.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import { noteSignInFailure, refuseHammering } from "./sign-in-failures.ts";
import { noticeOfChange, writePassword } from "./write-password.ts";

/**
 * Changes the password of whoever asks, who must know the current one. Their other sessions and open links end.
 * @throws RULE_BROKEN for a wrong current password or a weak new one; TOO_MANY_REQUESTS after ten wrong ones.
 */
export async function changePassword(core: Core, actor: Actor, input: z.output<typeof changePasswordInput>): Promise<void> {
  const { user_passwords: passwords } = schema;
  const [row] = await core.db.select({ hash: passwords.password_hash }).from(passwords).where(eq(passwords.user_id, actor.userId));
  if (!row) throw new AppError("RULE_BROKEN", "Your account has no password; you sign in with Microsoft.");
  await refuseHammering(core, actor.email, actor.origin.address);
  const right = await verifyPassword(row.hash, input.current_password);
  // Passwords wait for each other; others of a burst may have failed meanwhile.
  if (!right) {
    const { email, userId, origin } = actor;
    await noteSignInFailure(core, { email, userId, origin, action: "auth.password_change_failed" });
    throw wrong("current_password", "This is not your current password");
  }
  await refuseHammering(core, actor.email, actor.origin.address);
  if (input.new_password.normalize("NFC") === input.current_password.normalize("NFC")) {
    throw wrong("new_password", "This is your current password. Choose another");
  }
  await demandGoodPassword(input.new_password, actor.email);
  const password_hash = await hashPassword(input.new_password);
  const unchanged = and(eq(passwords.user_id, actor.userId), eq(passwords.password_hash, row.hash));
  await batch(core.db, (tx) => [
    // Somebody who changed it in the meantime may have had a reason to lock this session out.
    must(tx.update(passwords).set({ password_hash }).where(unchanged), wrong("current_password", "This is not your current password")),
    writePassword(tx, core, actor.userId, password_hash),
    endLinks(tx, core, actor.userId),
    endSessions(tx, core, actor.userId, actor.sessionId),
    noticeOfChange(tx, core, { email: actor.email, first_name: actor.firstName }),
    recordActivity(tx, core, {
      actor,
      action: "auth.password_changed",
      entity: { type: "user", id: actor.userId, name: actor.email },
    }),
  ]);
}

const wrong = (field: string, message: string) => new AppError("RULE_BROKEN", message, { fields: { [field]: [message] } });
