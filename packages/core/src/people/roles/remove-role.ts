import { AppError, type removeRoleInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type Changes, recordActivity } from "../../audit/index.ts";
import { type Actor, type Core, slices } from "../../kernel/index.ts";
import { touchPeople, valuesAtOnce } from "../users/assignments.ts";
import { whilePeopleStay } from "../users/while-people-stay.ts";
import { demandGrantable, findRole, type RoleRow } from "./access.ts";
import { systemRoleLocked } from "./read-role.ts";

/**
 * Deletes a role; whoever holds it gets another one instead.
 * @throws IN_USE with `details.holders` when somebody holds it and there is no other one for them; RULE_BROKEN for the
 *   administrator role, and for one that the asker holds; FORBIDDEN for roles with rights beyond the asker's own; NOT_FOUND.
 */
export function removeRole(core: Core, actor: Actor, { id, reassign_to }: z.output<typeof removeRoleInput>): Promise<null> {
  return whilePeopleStay(core, { actor, permission: "roles.delete" }, async (now) => {
    const role = await findRole(core, now, { id, action: "delete" });
    const holders = await holdersOf(core, id);
    refuse(now, role, holders);
    const other = reassign_to === undefined ? null : await findOther(core, role, reassign_to);
    demandGrantable(now, other ? [role, other] : [role]);
    if (!other && holders.length > 0) throw inUse(holders.length);
    const { roles, user_roles } = schema;
    const rows = other ? holders.map((user_id) => ({ user_id, role_id: other.id })) : [];
    const changes: Changes = other && holders.length > 0 ? { reassigned: { before: holders.length, after: other.name } } : {};
    return {
      write: (tx) => [
        ...slices(rows, valuesAtOnce).map((some) => tx.insert(user_roles).values(some).onConflictDoNothing()),
        tx.delete(user_roles).where(eq(user_roles.role_id, id)),
        tx.delete(roles).where(eq(roles.id, id)),
        ...touchPeople(tx, core, { ids: holders, actor: now }),
        recordActivity(tx, core, { actor: now, action: "role.deleted", entity: { type: "role", id, name: role.name }, changes }),
      ],
      answer: () => {
        for (const holder of holders) core.live.recheck(holder);
        return null;
      },
    };
  });
}

async function holdersOf(core: Core, roleId: string): Promise<string[]> {
  const { user_roles } = schema;
  const rows = await core.db.select({ id: user_roles.user_id }).from(user_roles).where(eq(user_roles.role_id, roleId));
  return rows.map((row) => row.id);
}

function refuse(actor: Actor, role: RoleRow, holders: readonly string[]): void {
  if (role.is_system) throw new AppError("RULE_BROKEN", systemRoleLocked);
  // It would change their own roles, which nobody does.
  if (holders.includes(actor.userId))
    throw new AppError("RULE_BROKEN", "You hold this role yourself. Ask another administrator to delete it.");
}

async function findOther(core: Core, role: RoleRow, id: string): Promise<RoleRow> {
  const { roles } = schema;
  const [other] = await core.db.select().from(roles).where(eq(roles.id, id));
  if (other && other.id !== role.id) return other;
  const message = "Choose another role that is still there";
  throw new AppError("BAD_REQUEST", message, { fields: { reassign_to: [message] } });
}

function inUse(holders: number): AppError {
  const people = holders === 1 ? "1 person holds" : `${holders} people hold`;
  return new AppError("IN_USE", `${people} this role. Choose another one for them.`, {
    details: { holders },
    fields: { reassign_to: ["Choose another role for those who hold this one"] },
  });
}
