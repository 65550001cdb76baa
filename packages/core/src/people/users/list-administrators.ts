import { schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";

/** As many as one would ask. */
const most = 3;

/** Names of active administrators, at most three and in their alphabetical order: whom to ask for what only they can mend. */
export async function listAdministrators(core: Core): Promise<string[]> {
  const { users, user_roles, roles } = schema;
  const rows = await core.db
    .select({ first_name: users.first_name, last_name: users.last_name, email: users.email })
    .from(users)
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(and(eq(roles.system_key, "administrator"), eq(users.status, "active"), isNull(users.deleted_at)))
    .orderBy(asc(users.first_name), asc(users.last_name))
    .limit(most);
  return rows.map(({ first_name, last_name, email }) => `${first_name} ${last_name}`.trim() || email);
}
