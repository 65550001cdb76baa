import { foldName, modulesOf, type Page, type RoleListItem, type roleListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import { type RoleRow, visibleRoles } from "./reach.ts";

export type RoleListQuery = z.output<typeof roleListInput>;

/** A page of the roles that somebody sees, with how many hold each. */
export async function listRoles(core: Core, actor: Actor, input: RoleListQuery): Promise<Page<RoleListItem>> {
  const { roles } = schema;
  const folded = foldName(input.search);
  const where = and(visibleRoles(core, actor), folded === "" ? undefined : sql`instr(${roles.name_folded}, ${folded}) > 0`);
  const [total] = await core.db.select({ count: count() }).from(roles).where(where);
  const rows = await core.db
    .select({ role: roles, holder_count: holderCount(core) })
    .from(roles)
    .where(where)
    .orderBy(...orderOf(core, input.ordering))
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
  return sql<number>`(${core.db.select({ count: count() }).from(user_roles).where(eq(user_roles.role_id, roles.id))})`;
}

function orderOf(core: Core, ordering: RoleListQuery["ordering"]): SQL[] {
  const { roles } = schema;
  const way = ordering.startsWith("-") ? desc : asc;
  switch (ordering.replace("-", "") as Exclude<RoleListQuery["ordering"], `-${string}`>) {
    case "name":
      return [way(roles.name_folded)];
    case "updated_at":
      return [way(roles.updated_at), way(roles.id)];
    case "holders":
      return [way(holderCount(core)), asc(roles.name_folded)];
  }
}
