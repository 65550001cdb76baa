import { addGrants } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import { type Core, type Identity, keptWhileUnchanged } from "../kernel/index.ts";

/**
 * An active person with everything they may do, or null when there is none. Read once and kept until anything about
 * people, roles or teams changes, so a right that is taken away is gone at the next call.
 */
export const loadIdentity = (core: Core, userId: string): Promise<Identity | null> => kept(core, userId, () => readIdentity(core, userId));

const kept = keptWhileUnchanged<Identity | null>(["identity"], 1_000);

async function readIdentity(core: Core, userId: string): Promise<Identity | null> {
  const { users, user_roles, roles, team_members, teams } = schema;
  const [user] = await core.db
    .select({
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      auth_source: users.auth_source,
      timezone: users.timezone,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, "active"), isNull(users.deleted_at)));
  if (!user) return null;
  const held = await core.db
    .select({ name: roles.name, grants: roles.grants })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, userId))
    .orderBy(roles.name);
  const member = await core.db
    .select({ id: teams.id, can_edit: team_members.can_edit })
    .from(team_members)
    .innerJoin(teams, eq(teams.id, team_members.team_id))
    .where(and(eq(team_members.user_id, userId), eq(teams.status, "active")));
  return {
    userId,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    profilePic: user.profile_pic,
    isSso: user.auth_source === "microsoft",
    timezone: user.timezone,
    roleNames: held.map((role) => role.name),
    grants: addGrants(held.map((role) => role.grants)),
    teamIds: member.map((team) => team.id),
    editTeamIds: member.filter((team) => team.can_edit).map((team) => team.id),
  };
}
