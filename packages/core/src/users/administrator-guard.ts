import { AppError } from "@copydesk/contracts";
import { type Guarded, holds, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, isNull, or, sql } from "drizzle-orm";

/**
 * A guard for the end of a batch: there is still an active administrator who has a way to sign in, by password or by
 * single sign-on while the company offers it. Everything that could take the last one away has it: deactivating, removing,
 * other roles, disconnecting an account, and switching single sign-on off.
 * @throws RULE_BROKEN when none would be left; nothing of the batch is written then.
 */
export function administratorRemains(tx: Transaction): Guarded {
  const { users, user_roles, roles, user_passwords, connected_accounts, company_settings } = schema;
  const offered = exists(tx.select({ one: sql`1` }).from(company_settings).where(eq(company_settings.ms_auth, true)));
  const signsIn = or(
    exists(tx.select({ one: sql`1` }).from(user_passwords).where(eq(user_passwords.user_id, users.id))),
    and(
      offered,
      exists(
        tx
          .select({ one: sql`1` })
          .from(connected_accounts)
          .where(and(eq(connected_accounts.user_id, users.id), eq(connected_accounts.provider, "microsoft"))),
      ),
    ),
  );
  const administrator = tx
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(and(eq(roles.system_key, "administrator"), eq(users.status, "active"), isNull(users.deleted_at), signsIn));
  return holds(tx, exists(administrator), lastAdministrator());
}

const lastAdministrator = () =>
  new AppError("RULE_BROKEN", "Copydesk would be left without an administrator who can sign in. Make somebody else one first.");
