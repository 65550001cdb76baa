import { AppError, type Level, levelOf, type Permission, type Privacy } from "@copydesk/contracts";
import type { Actor } from "../kernel/index.ts";

/** What decides about a thing that somebody owns and may share. */
export interface Ownership {
  ownerId: string | null;
  privacy: Privacy;
  teamIds: readonly string[];
}

/**
 * Actions that a grant alone does not reach: they also ask for another right on the same thing, so that "may generate"
 * means "may generate what you may edit".
 */
const alsoNeeds: Partial<Record<Permission, Permission>> = {
  "campaigns.generate": "campaigns.edit",
  "campaigns.override_prompts": "campaigns.edit",
  "campaigns.export": "campaigns.view",
  "campaigns.edit": "campaigns.view",
  "campaigns.delete": "campaigns.view",
  "campaigns.share": "campaigns.view",
};

/** Actions whose `own` covers things shared with a team that lets its member edit. */
const ownThroughEditTeams: ReadonlySet<Permission> = new Set(["campaigns.edit"]);

/** The one place that decides whether somebody may do something, to a thing when there is one. */
export function can(actor: Actor, permission: Permission, thing?: Ownership): boolean {
  const needed = alsoNeeds[permission];
  if (needed && thing && !can(actor, needed, thing)) return false;
  const level = effectiveLevel(actor, permission);
  if (!thing) return level !== "none";
  return covers(level, actor, thing, permission);
}

/** `view_all` widens what is seen; otherwise the level is the granted one. */
export function effectiveLevel(actor: Pick<Actor, "grants">, permission: Permission): Level {
  const level = levelOf(actor.grants, permission);
  if (permission === "campaigns.view" && levelOf(actor.grants, "campaigns.view_all") !== "none") return "any";
  return level;
}

/** @throws FORBIDDEN when the right is missing altogether. */
export function demand(actor: Actor, permission: Permission): void {
  if (!can(actor, permission)) throw forbidden();
}

export const forbidden = () => new AppError("FORBIDDEN", "You do not have the right to do this. Ask an administrator if you need it.");

function covers(level: Level, actor: Actor, thing: Ownership, permission: Permission): boolean {
  const owns = thing.ownerId === actor.userId;
  const shared = (teams: readonly string[]) => thing.privacy === "shared" && thing.teamIds.some((id) => teams.includes(id));
  switch (level) {
    case "any":
      return true;
    case "team":
      return owns || thing.privacy === "public" || shared(actor.teamIds);
    case "own":
      return owns || (ownThroughEditTeams.has(permission) && shared(actor.editTeamIds));
    case "none":
      return false;
  }
}
