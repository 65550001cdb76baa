import { foldName, modulesOf, type Page, type RoleListItem, type roleListInput } from "@copydesk/contracts";
import { contains, scalar, schema } from "@copydesk/db";
import { and, asc, count, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, type Core, type OrderTerms, orderBy } from "../../kernel/index.ts";
import { type RoleRow, visibleRoles } from "./access.ts";

export type RoleListQuery = z.output<typeof roleListInput>;

/** A page of the roles that somebody sees, with how many hold each. */
export async function listRoles(core: Core, actor: Actor, input: RoleListQuery): Promise<Page<RoleListItem>> {
  const { roles } = schema;
  const folded = foldName(input.search);
  const where = and(visibleRoles(core, actor), folded === "" ? undefined : contains(roles.name_folded, folded));
  const [total] = await core.db.select({ count: count() }).from(roles).where(where);
  const rows = await core.db
    .select({ role: roles, holder_count: holderCount(core) })
    .from(roles)
    .where(where)
    .orderBy(...orderBy(input.ordering, orderOf(core)))
    .limit(input.limit)
    .offset(input.offset);
  return { count: total?.count ?? 0, results: rows.map(({ role, holder_count }) => toRoleItem(role, holder_count)) };
}

export const toRoleItem = (role: RoleRow, holder_count: number): RoleListItem => ({
  id: role.id,
  name: role.name,
  description: role.description,
  is_system: role.is_system,
  holder_count,
  modules: modulesOf(role.grants),
  updated_at: role.updated_at.toISOString(),
});

function holderCount(core: Core): SQL<number> {
  const { roles, user_roles } = schema;
  return scalar(core.db.select({ count: count() }).from(user_roles).where(eq(user_roles.role_id, roles.id)));
}

const orderOf = (core: Core): OrderTerms<RoleListQuery["ordering"]> => ({
  fields: { name: [schema.roles.name_folded], holders: [holderCount(core)], updated_at: [schema.roles.updated_at] },
  decide: (last, way) => (last === "name" ? [] : last === "holders" ? [asc(schema.roles.name_folded)] : [way(schema.roles.id)]),
});
