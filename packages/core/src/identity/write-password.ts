import { schema, type Transaction } from "@copydesk/db";
import type { Core } from "../kernel/index.ts";
import { queueMail } from "../mail/index.ts";

/** The statement that gives a person this password. */
export function writePassword(tx: Transaction, core: Core, userId: string, password_hash: string) {
  const { user_passwords: passwords } = schema;
  const changed_at = new Date(core.now());
  return tx
    .insert(passwords)
    .values({ user_id: userId, password_hash, changed_at })
    .onConflictDoUpdate({ target: passwords.user_id, set: { password_hash, changed_at } });
}

/** The mail by which somebody learns of a change that was not theirs. */
export const noticeOfChange = (tx: Transaction, core: Core, { email, first_name }: { email: string; first_name: string }) =>
  queueMail(tx, core, {
    to: email,
    kind: "password_changed",
    letter: { firstName: first_name, forgotLink: `${core.publicUrl}/auth/forgot-password` },
  });
