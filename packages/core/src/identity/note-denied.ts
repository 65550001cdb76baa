import { type ActivityListItem, levelOf, type Permission } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import { type Actor, type Core, ofCore, RecentlyUsed, unlessFull } from "../kernel/index.ts";
import { can, demand } from "./can.ts";

export interface DeniedAttempt {
  /** The right that was missing, or did not reach as far as the thing. */
  permission: Permission;
  /** Id of the thing, where the call was about one. */
  entityId?: string | undefined;
}

const minute = 60_000;
const latest = ofCore(() => new RecentlyUsed<number>(10_000));

/**
 * Writes down that somebody tried what they may not: once for each person, action and minute, however often they try. It
 * never fails the call that it tells about.
 */
export async function noteDenied(core: Core, actor: Actor, { permission, entityId }: DeniedAttempt): Promise<void> {
  const { type, action } = attemptOf(permission);
  const key = `${actor.userId} ${action}`;
  const now = Math.floor(core.now() / minute);
  if (latest(core).get(key) === now) return;
  latest(core).set(key, now);
  try {
    const name = await nameOf(core, type, entityId);
    const entity = { type, id: name === undefined ? null : (entityId ?? null), name: name ?? "" };
    await unlessFull(batch(core.db, (tx) => [recordActivity(tx, core, { actor, action, entity, result: "denied" })]));
  } catch (error) {
    core.log.warn({ err: error, action }, "a denied attempt could not be written down");
  }
}

/** Demands a right where no procedure does it. @throws FORBIDDEN, which is written down. */
export async function demandNoted(core: Core, actor: Actor, permission: Permission): Promise<void> {
  if (!can(actor, permission)) await noteDenied(core, actor, { permission });
  demand(actor, permission);
}

const verbs: Record<string, string> = {
  view: "viewed",
  create: "created",
  edit: "updated",
  delete: "deleted",
  generate: "generated",
  export: "exported",
  share: "shared",
  invite: "invited",
  deactivate: "deactivated",
  test: "tested",
  publish: "published",
  restore: "restored",
  use: "used",
};

/** In the words of what is logged when it succeeds: `roles.view` is `role.viewed`. */
function attemptOf(permission: Permission): { type: string; action: string } {
  const [resource = "", command = ""] = permission.split(".");
  const type = resource.replace(/s$/, "");
  return { type, action: `${type}.${verbs[command] ?? command}` };
}

/** What a thing is called; undefined when there is none such, for an id can be made up. */
async function nameOf(core: Core, type: string, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const { users, teams, roles, campaigns } = schema;
  if (type === "user") return (await core.db.select({ name: users.email }).from(users).where(eq(users.id, id)))[0]?.name;
  const table = { team: teams, role: roles, campaign: campaigns }[type];
  if (!table) return undefined;
  const [row] = await core.db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return row?.name;
}

/** Nobody learns what a thing is called by asking for it in vain and reading their own log. */
export const mayKnowName = (actor: Actor, { result }: Pick<ActivityListItem, "result">) =>
  result !== "denied" || levelOf(actor.grants, "activity_logs.view") === "any";
