import { type ActivityListInput, activityListInput } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import { type Activity, recordActivity } from "../audit/activity.ts";
import type { Actor } from "../kernel/actor.ts";
import type { Core } from "../kernel/context.ts";
import { listActivity } from "./list-activity.ts";

type Action = Partial<Activity> & { name: string };

/** Writes a record by hand, as somebody, or as nobody. */
export const actionOf = (core: Core, actor: Actor | null, { name, ...command }: Action) =>
  batch(core.db, (tx) => [
    recordActivity(tx, core, { actor, action: "user.updated", entity: { type: "user", id: null, name }, ...command }),
  ]);

/** Names of the things that somebody's log tells about, the latest first. */
export async function namesSeen(core: Core, actor: Actor, input: ActivityListInput = {}): Promise<string[]> {
  const { results } = await listActivity(core, actor, activityListInput.parse(input));
  return results.map((one) => one.entity_name);
}
