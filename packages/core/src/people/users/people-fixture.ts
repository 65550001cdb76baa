import {
  type InviteInput,
  inviteInput,
  type UserListInput,
  type UserUpdateInput,
  userListInput,
  userUpdateInput,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "../../kernel/actor.ts";
import type { Core } from "../../kernel/context.ts";
import { inviteUsers } from "./invite-users.ts";
import { listUsers } from "./list-users.ts";
import { readUser } from "./read-user.ts";
import { updateUser } from "./update-user.ts";

/* What tests about people say again and again. */

export async function roleId(core: Core, key: string): Promise<string> {
  const [role] = await core.db.select({ id: schema.roles.id }).from(schema.roles).where(eq(schema.roles.system_key, key));
  if (!role) throw new Error(`There is no role ${key}.`);
  return role.id;
}

export const list = (core: Core, actor: Actor, query: UserListInput = {}) => listUsers(core, actor, userListInput.parse(query));

export const invite = (core: Core, actor: Actor, input: InviteInput) => inviteUsers(core, actor, inviteInput.parse(input));

/** Changes some fields of a person and leaves the others as they are for `actor`. */
export async function change(core: Core, actor: Actor, id: string, fields: Partial<UserUpdateInput>) {
  const { version, email, first_name, last_name, job_title, timezone, roles, teams } = await readUser(core, actor, id);
  const role_ids = roles.map((role) => role.id);
  const memberships = teams.map((team) => ({ team_id: team.id, can_edit: team.can_edit }));
  const now = { id, version, email, first_name, last_name, job_title, timezone, role_ids, teams: memberships };
  return updateUser(core, actor, userUpdateInput.parse({ ...now, ...fields }));
}

/** What the log says of a thing, the latest first. */
export async function noted(core: Core, type: string, id: string) {
  const { activity_logs } = schema;
  return core.db
    .select({ action: activity_logs.action, changes: activity_logs.changes, actor_id: activity_logs.actor_id })
    .from(activity_logs)
    .where(and(eq(activity_logs.entity_type, type), eq(activity_logs.entity_id, id)))
    .orderBy(desc(activity_logs.at), desc(activity_logs.id));
}
