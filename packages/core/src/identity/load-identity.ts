import { addGrants } from "@copydesk/contracts";
import { mark, schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import { type Core, cachedWhileUnchanged, type Identity, ofCore } from "../kernel/index.ts";

/**
 * An active person with everything they may do, or null when there is none. Read once and kept until anything about
 * people, roles or teams changes, so a right that is taken away is gone at the next call.
 */
export const loadIdentity = (core: Core, userId: string): Promise<Identity | null> =>
  cachedIdentity(core, userId, () => readIdentity(core, userId));

const cachedIdentity = cachedWhileUnchanged<Identity | null>(["identity"], 1_000);

async function readIdentity(core: Core, userId: string): Promise<Identity | null> {
  const { person, held, member } = statements(core);
  const [user] = await person.execute({ userId });
  if (!user) return null;
  const roles = await held.execute({ userId });
  const teams = await member.execute({ userId });
  return {
    userId,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    profilePic: user.profile_pic,
    isSso: user.auth_source === "microsoft",
    timezone: user.timezone,
    roleNames: roles.map((role) => role.name),
    grants: addGrants(roles.map((role) => role.grants)),
    teamIds: teams.map((team) => team.id),
    editTeamIds: teams.filter((team) => team.can_edit).map((team) => team.id),
  };
}

const statements = ofCore(({ db }) => {
  const { users, user_roles, roles, team_members, teams } = schema;
  const { id, email, first_name, last_name, profile_pic, auth_source, timezone, status, deleted_at } = users;
  const userId = mark("userId");
  return {
    person: db
      .select({ email, first_name, last_name, profile_pic, auth_source, timezone })
      .from(users)
      .where(and(eq(id, userId), eq(status, "active"), isNull(deleted_at)))
      .prepare(),
    held: db
      .select({ name: roles.name, grants: roles.grants })
      .from(user_roles)
      .innerJoin(roles, eq(roles.id, user_roles.role_id))
      .where(eq(user_roles.user_id, userId))
      .orderBy(roles.name)
      .prepare(),
    member: db
      .select({ id: teams.id, can_edit: team_members.can_edit })
      .from(team_members)
      .innerJoin(teams, eq(teams.id, team_members.team_id))
      .where(and(eq(team_members.user_id, userId), eq(teams.status, "active")))
      .prepare(),
  };
});
