import { AppError, type PersonCard, type RoleDetail } from "@copydesk/contracts";
import { lower, schema } from "@copydesk/db";
import { asc, count, eq } from "drizzle-orm";
import type { Actor, Core } from "../../kernel/index.ts";
import { findRole, mayAccessRole, type RoleRow } from "./access.ts";
import { toRoleItem } from "./list-roles.ts";

const shownHolders = 100;

/** One role, who holds it, and what the asker may change about it. @throws NOT_FOUND */
export async function readRole(core: Core, actor: Actor, id: string): Promise<RoleDetail> {
  return toDetail(core, actor, await findRole(core, actor, { id, action: "view" }));
}

/** A role after a write of one's own. */
export async function rereadRole(core: Core, actor: Actor, id: string): Promise<RoleDetail> {
  const [role] = await core.db.select().from(schema.roles).where(eq(schema.roles.id, id));
  if (!role) throw new AppError("NOT_FOUND", "This role was deleted in the meantime.");
  return toDetail(core, actor, role);
}

async function toDetail(core: Core, actor: Actor, role: RoleRow): Promise<RoleDetail> {
  const { user_roles } = schema;
  const { id } = role;
  const [holders] = await core.db.select({ count: count() }).from(user_roles).where(eq(user_roles.role_id, id));
  return {
    ...toRoleItem(role, holders?.count ?? 0),
    version: role.version,
    grants: role.grants,
    holders: await readHolders(core, id),
    grantable: actor.grants,
    locked: lockOf(actor, role),
  };
}

export const systemRoleLocked = "The administrator role always holds every right. It cannot be changed or deleted.";

function lockOf(actor: Actor, role: RoleRow): string | null {
  if (role.is_system) return systemRoleLocked;
  return mayAccessRole(actor, "edit", role) ? null : "You can view this role but not change it.";
}

async function readHolders(core: Core, roleId: string): Promise<PersonCard[]> {
  const { users, user_roles } = schema;
  return core.db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      email: users.email,
    })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user_roles.user_id))
    .where(eq(user_roles.role_id, roleId))
    .orderBy(asc(lower(users.first_name)), asc(lower(users.last_name)), asc(users.id))
    .limit(shownHolders);
}
