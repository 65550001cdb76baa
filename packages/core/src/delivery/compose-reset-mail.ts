import { batch, schema } from "@copydesk/db";
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { issueLink } from "../identity/index.ts";
import type { Core, MailContent } from "../kernel/index.ts";
import { resetMail } from "../mail/index.ts";

/**
 * A mail with a new link for whoever has this address; null when nobody active has it, or when they sign in elsewhere
 * only: a password would outlive the account there.
 */
export async function composeResetMail(core: Core, email: string): Promise<MailContent | null> {
  const { users, user_passwords } = schema;
  const signsInHere = or(eq(users.auth_source, "password"), isNotNull(user_passwords.user_id));
  const [person] = await core.db
    .select({ id: users.id, first_name: users.first_name })
    .from(users)
    .leftJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .where(and(eq(users.email, email), eq(users.status, "active"), isNull(users.deleted_at), signsInHere));
  if (!person) return null;
  let link = "";
  await batch(core.db, (tx) => {
    const issued = issueLink(tx, core, { userId: person.id, kind: "reset" });
    link = issued.link;
    return issued.statements;
  });
  return resetMail({ link, firstName: person.first_name });
}
