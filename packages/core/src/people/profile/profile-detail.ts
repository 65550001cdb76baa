import { AppError, type ProfileDetail, type profileInput } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import { readConnectable, readConnections } from "../../connections/index.ts";
import { changeOwnUser, readOwnAccount } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

/** Everything that a person's own page shows about them. */
export async function readProfileDetail(core: Core, actor: Actor): Promise<ProfileDetail> {
  const { team_members, teams } = schema;
  const own = await readOwnAccount(core, actor.userId);
  if (!own) throw signedOut();
  const memberOf = await core.db
    .select({ name: teams.name })
    .from(team_members)
    .innerJoin(teams, eq(teams.id, team_members.team_id))
    .where(and(eq(team_members.user_id, actor.userId), eq(teams.status, "active")))
    .orderBy(asc(teams.name_folded));
  return {
    ...own,
    roles: [...actor.roleNames],
    teams: memberOf.map((team) => team.name),
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
    must(changeOwnUser(tx, core, actor, input), signedOut()),
    recordActivity(tx, core, { actor, action: "user.updated", entity: { type: "user", id: actor.userId, name: actor.email }, changes }),
  ]);
  return readProfileDetail(core, actor);
}

const signedOut = () => new AppError("UNAUTHENTICATED", "Sign in to continue.");
