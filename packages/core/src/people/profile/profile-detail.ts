import { AppError, type ProfileDetail, type profileInput } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import { readConnectable, readConnections } from "../../connections/index.ts";
import { changeOwnUser } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

/** Everything that a person's own page shows about them. */
export async function readProfileDetail(core: Core, actor: Actor): Promise<ProfileDetail> {
  const { users, user_passwords, team_members, teams } = schema;
  const [row] = await core.db
    .select({
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      job_title: users.job_title,
      timezone: users.timezone,
      password_of: user_passwords.user_id,
    })
    .from(users)
    .leftJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .where(eq(users.id, actor.userId));
  if (!row) throw gone();
  const memberOf = await core.db
    .select({ name: teams.name })
    .from(team_members)
    .innerJoin(teams, eq(teams.id, team_members.team_id))
    .where(and(eq(team_members.user_id, actor.userId), eq(teams.status, "active")))
    .orderBy(asc(teams.name_folded));
  const { password_of, ...own } = row;
  return {
    ...own,
    roles: [...actor.roleNames],
    teams: memberOf.map((team) => team.name),
    has_password: password_of !== null,
    connections: await readConnections(core, actor.userId),
    can_connect: await readConnectable(core),
  };
}

/** Saves what a person says about themselves; what is the same as before writes nothing. */
export async function updateProfile(core: Core, actor: Actor, input: z.output<typeof profileInput>): Promise<ProfileDetail> {
  const before = await readProfileDetail(core, actor);
  const changes = changesBetween({ ...before }, { ...input });
  if (Object.keys(changes).length === 0) return before;
  await batch(core.db, (tx) => [
    must(changeOwnUser(tx, core, actor, input), gone()),
    recordActivity(tx, core, { actor, action: "user.updated", entity: { type: "user", id: actor.userId, name: actor.email }, changes }),
  ]);
  return readProfileDetail(core, actor);
}

const gone = () => new AppError("UNAUTHENTICATED", "Sign in to continue.");
