import { AppError } from "@copydesk/contracts";
import { anything, type Guarded, holds, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, isNull } from "drizzle-orm";

/**
 * A guard for the end of a batch: there is still an active administrator with a password, who gets in when single sign-on
 * does not work. Everything that could take the last one away has it: deactivating, removing, other roles, and switching
 * single sign-on off.
 * @throws RULE_BROKEN when none would be left; nothing of the batch is written then.
 */
export function administratorRemains(tx: Transaction): Guarded {
  const { users, user_roles, roles, user_passwords } = schema;
  const administrator = tx
    .select(anything)
    .from(users)
    .innerJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(and(eq(roles.system_key, "administrator"), eq(users.status, "active"), isNull(users.deleted_at)));
  return holds(tx, exists(administrator), lastAdministrator());
}

const lastAdministrator = () =>
  new AppError(
    "RULE_BROKEN",
    "Copydesk would be left without an administrator who can sign in with a password. Make somebody else one first.",
  );
