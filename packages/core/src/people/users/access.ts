import { AppError, type Permission } from "@copydesk/contracts";
import { anything, never, schema } from "@copydesk/db";
import { and, eq, exists, inArray, or, type SQL } from "drizzle-orm";
import { can, effectiveLevel, forbidden, type Ownership } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

/** What decides who may do something to a person. */
export interface PersonAccess {
  id: string;
  created_by: string | null;
  team_ids: readonly string[];
}

/**
 * How far a right over people reaches: `own` is oneself and whom one invited, `team` also the members of one's active
 * teams, `any` everybody.
 */
export const mayAccessPerson = (actor: Actor, permission: Permission, person: PersonAccess): boolean =>
  can(actor, permission, thingOf(actor, person));

/** @throws NOT_FOUND when they may not see the person, FORBIDDEN when they may, but not do this. */
export function demandAccess(actor: Actor, permission: Permission, person: PersonAccess): void {
  if (!mayAccessPerson(actor, "users.view", person)) throw personNotFound();
  if (!mayAccessPerson(actor, permission, person)) throw forbidden();
}

/** The people whom somebody sees, as a condition of a query over `users`; undefined when they see all. */
export function visiblePeople(core: Core, actor: Actor): SQL | undefined {
  const { users, team_members } = schema;
  const own = or(eq(users.id, actor.userId), eq(users.created_by, actor.userId));
  switch (effectiveLevel(actor, "users.view")) {
    case "any":
      return undefined;
    case "none":
      return never;
    case "own":
      return own;
    case "team": {
      if (actor.teamIds.length === 0) return own;
      const together = and(eq(team_members.user_id, users.id), inArray(team_members.team_id, actor.teamIds));
      const one = core.db.select(anything).from(team_members);
      return or(own, exists(one.where(together)));
    }
  }
}

export const personNotFound = () => new AppError("NOT_FOUND", "This person does not exist, or is not shown to you.");

/** Said about somebody who may do what the asker may not: changing their account would be a way to get their rights. */
export const outranked = "They have rights you don't have, so only somebody with the same rights can change their account.";

function thingOf(actor: Actor, person: PersonAccess): Ownership {
  const isOwn = person.id === actor.userId || person.created_by === actor.userId;
  const sharesTeam = person.team_ids.some((id) => actor.teamIds.includes(id));
  return { ownerId: isOwn ? actor.userId : null, privacy: sharesTeam ? "public" : "private", teamIds: [] };
}
