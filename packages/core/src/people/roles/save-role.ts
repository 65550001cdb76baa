import {
  AppError,
  addGrants,
  foldName,
  type Grants,
  isAtLeast,
  levelOf,
  type Permission,
  type RoleDetail,
  type roleInput,
  type roleUpdateInput,
} from "@copydesk/contracts";
import { changeVersion, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type Changes, changesBetween, recordActivity } from "../../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, type Taken, takingUnique } from "../../kernel/index.ts";
import { whilePeopleStay } from "../users/while-people-stay.ts";
import { demandChangeable, demandGrantable, findRole, type RoleRow } from "./access.ts";
import { readRole, rereadRole, systemRoleLocked } from "./read-role.ts";

/**
 * Makes a role that nobody holds yet.
 * @throws FORBIDDEN for a right that the asker does not hold themselves; NAME_TAKEN.
 */
export async function createRole(core: Core, actor: Actor, input: z.output<typeof roleInput>): Promise<RoleDetail> {
  const id = core.newId();
  await takingUnique(taken, () =>
    whilePeopleStay(core, { actor, permission: "roles.create" }, async (now) => {
      demandGrantable(now, [input]);
      const row = { id, ...input, name_folded: foldName(input.name), system_key: null, is_system: false, ...createdBy(core, now) };
      const changes = changesOf({ name: "", description: "", grants: {} }, input);
      return {
        write: (tx) => [
          tx.insert(schema.roles).values(row),
          recordActivity(tx, core, { actor: now, action: "role.created", entity: { type: "role", id, name: input.name }, changes }),
        ],
        answer: () => undefined,
      };
    }),
  );
  return rereadRole(core, actor, id);
}

/**
 * Changes a role; whoever holds it has the new rights with their next call. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; FORBIDDEN for levels beyond the asker's own, whether from or to;
 *   RULE_BROKEN for the administrator role, and for a change by which the asker could no longer change roles;
 *   NAME_TAKEN; NOT_FOUND.
 */
export async function updateRole(core: Core, actor: Actor, input: z.output<typeof roleUpdateInput>): Promise<RoleDetail> {
  const saved = { what: "this role", read: () => readRole(core, actor, input.id) };
  const save = () =>
    whilePeopleStay(core, { actor, permission: "roles.edit" }, async (now) => {
      const role = await findRole(core, now, { id: input.id, action: "edit" });
      if (role.is_system) throw new AppError("RULE_BROKEN", systemRoleLocked);
      demandVersion(role, input.version);
      demandChangeable(now, role.grants, input.grants);
      await refuseLosingRoles(core, now, { role, grants: input.grants });
      const { name, description, grants } = input;
      const changes = changesOf(role, input);
      const set = { name, name_folded: foldName(name), description, grants, ...changedBy(core, now) };
      return {
        write:
          Object.keys(changes).length === 0
            ? null
            : (tx) => [
                changeVersion(tx, schema.roles, { row: role, set }),
                recordActivity(tx, core, { actor: now, action: "role.updated", entity: { type: "role", id: role.id, name }, changes }),
              ],
        answer: () => undefined,
      };
    });
  await savingVersion(saved, () => takingUnique(taken, save));
  await recheckHolders(core, input.id);
  return rereadRole(core, actor, input.id);
}

/** Tells everybody who holds a role and is watching something that their rights may have changed. */
async function recheckHolders(core: Core, roleId: string): Promise<void> {
  const { user_roles } = schema;
  const rows = await core.db.select({ id: user_roles.user_id }).from(user_roles).where(eq(user_roles.role_id, roleId));
  for (const { id } of rows) core.live.recheck(id);
}

const taken: Taken = { "roles.name_folded": ["name", "A role with this name already exists"] };

interface RoleChange {
  role: RoleRow;
  grants: Grants;
}

/** Nobody takes away their own way back: after the change they see and change roles as far as before. */
async function refuseLosingRoles(core: Core, actor: Actor, { role, grants }: RoleChange): Promise<void> {
  const { user_roles, roles } = schema;
  const own = await core.db
    .select({ id: roles.id, grants: roles.grants })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, actor.userId));
  const after = addGrants(own.map((one) => (one.id === role.id ? grants : one.grants)));
  const required: Permission[] = ["roles.view", "roles.edit"];
  if (required.every((permission) => isAtLeast(levelOf(after, permission), levelOf(actor.grants, permission)))) return;
  throw new AppError("RULE_BROKEN", "You hold this role yourself and could no longer change roles. Ask another administrator to do it.");
}

/** Each permission is a field of its own, so that the log says which rights changed. */
function changesOf(before: Comparable, after: Comparable): Changes {
  const flat = ({ name, description, grants }: Comparable, known: readonly string[]) => ({
    name,
    description,
    ...Object.fromEntries(known.map((permission) => [permission, levelOf(grants, permission as Permission)])),
  });
  const known = [...new Set([...Object.keys(before.grants), ...Object.keys(after.grants)])];
  return changesBetween(flat(before, known), flat(after, known));
}

interface Comparable {
  name: string;
  description: string;
  grants: Grants;
}
