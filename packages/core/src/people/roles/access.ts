import {
  type Action,
  AppError,
  covers,
  type Grants,
  isAtLeast,
  type Level,
  levelOf,
  type Permission,
  permissions,
} from "@copydesk/contracts";
import { anything, never, rowReader, schema } from "@copydesk/db";
import { and, eq, exists, or, type SQL } from "drizzle-orm";
import { can, effectiveLevel, forbidden } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

export type RoleRow = typeof schema.roles.$inferSelect;

/** The roles that somebody sees, as a condition of a query over `roles`: below `any`, those they made or hold. */
export function visibleRoles(core: Core, actor: Actor): SQL | undefined {
  const { roles, user_roles } = schema;
  const level = effectiveLevel(actor, "roles.view");
  if (level === "any") return undefined;
  if (level === "none") return never;
  const mine = and(eq(user_roles.role_id, roles.id), eq(user_roles.user_id, actor.userId));
  const held = core.db.select(anything).from(user_roles);
  return or(eq(roles.created_by, actor.userId), exists(held.where(mine)));
}

/**
 * A role for somebody who wants to do something to it. Below `any`, a right reaches the roles that they made.
 * @throws NOT_FOUND when there is none or they may not see it, FORBIDDEN when the right does not reach it.
 */
export async function findRole(
  core: Core,
  actor: Actor,
  { id, action }: { id: string; action: Exclude<Action<"roles">, "create"> },
): Promise<RoleRow> {
  const { roles } = schema;
  const [role] = await core.db
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), visibleRoles(core, actor)));
  if (!role) throw new AppError("NOT_FOUND", "This role no longer exists.");
  if (action !== "view" && !mayAccessRole(actor, action, role)) throw forbidden();
  return role;
}

export const mayAccessRole = (actor: Actor, action: Exclude<Action<"roles">, "create" | "view">, role: RoleRow): boolean =>
  can(actor, `roles.${action}`, { ownerId: role.created_by, privacy: "private", teamIds: [] });

/** Said to whoever would give more than they have. */
const beyondYourself = () =>
  new AppError("FORBIDDEN", "You can only give rights that you hold yourself. Ask an administrator for the others.");

/** @throws FORBIDDEN when a role holds anything beyond the asker's own rights: they may neither give nor take it away. */
export function demandGrantable(actor: Actor, all: readonly { grants: Grants }[]): void {
  if (!all.every((role) => covers(actor.grants, role.grants))) throw beyondYourself();
}

/** @throws FORBIDDEN when a permission changes from or to a level beyond the asker's own. */
export function demandChangeable(actor: Actor, before: Grants, after: Grants): void {
  for (const { permission, from, to } of changedLevels(before, after)) {
    const own = levelOf(actor.grants, permission);
    if (!isAtLeast(own, from) || !isAtLeast(own, to)) throw beyondYourself();
  }
}

/** The permissions whose level differs. */
function changedLevels(before: Grants, after: Grants): { permission: Permission; from: Level; to: Level }[] {
  return permissions
    .map((permission) => ({ permission, from: levelOf(before, permission), to: levelOf(after, permission) }))
    .filter(({ from, to }) => from !== to);
}

/** Columns of roles, by name. */
export const readRoleRows = rowReader(schema.roles, schema.roles.name_folded);
