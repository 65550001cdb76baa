import { type ActivityDetail, type ActivityOptions, AppError } from "@copydesk/contracts";
import { personName, schema, unindexed } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import { filterOf, nobody } from "./filter.ts";
import { itemColumns, toItem, words } from "./list-activity.ts";
import { isOpenToAsker, readableChanges } from "./readable-changes.ts";

/** One record with what changed. @throws NOT_FOUND also for one that the asker may not read. */
export async function readActivity(core: Core, actor: Actor, id: string): Promise<ActivityDetail> {
  const { activity_logs: logs, users } = schema;
  const { actor_roles, address, request_id, changes } = logs;
  const [row] = await core.db
    .select({ ...itemColumns, actor_roles, address, request_id, changes, is_open: isOpenToAsker(core, actor) })
    .from(logs)
    .leftJoin(users, eq(users.id, logs.actor_id))
    .where(and(eq(logs.id, id), filterOf(core, actor, {})));
  if (!row) throw new AppError("NOT_FOUND", "This entry no longer exists, or is not shown to you.");
  return {
    ...toItem(actor, row),
    actor_roles: row.actor_roles,
    address: row.address,
    request_id: row.request_id,
    changes: readableChanges(row),
  };
}

/** What the log can be filtered by, among what somebody may read of it. */
export async function readActivityOptions(core: Core, actor: Actor): Promise<ActivityOptions> {
  const rows = await combinationsQuery(core, actor);
  const distinct = <T>(values: (T | null)[]) => [...new Set(values)].filter((value) => value !== null);
  const people = await namesOf(core, distinct(rows.map((row) => row.actor_id)));
  const withoutPerson = rows.filter((row) => row.actor_id === null);
  return {
    actors: [
      ...people,
      ...(withoutPerson.some((row) => row.source !== "job") ? [{ id: nobody.unknown, name: words.unknown }] : []),
      ...(withoutPerson.some((row) => row.source === "job") ? [{ id: nobody.job, name: words.job }] : []),
    ],
    entity_types: distinct(rows.map((row) => row.entity_type)).sort(),
    actions: distinct(rows.map((row) => row.action)).sort(),
  };
}

/** The plus leads away from the index of the person, which lacks the rest. */
export function combinationsQuery(core: Core, actor: Actor) {
  const { activity_logs: logs } = schema;
  const actor_id = unindexed<string | null>(logs.actor_id);
  return core.db
    .selectDistinct({ actor_id, source: logs.source, entity_type: logs.entity_type, action: logs.action })
    .from(logs)
    .where(filterOf(core, actor, {}));
}

async function namesOf(core: Core, ids: readonly string[]): Promise<ActivityOptions["actors"]> {
  const { users } = schema;
  const name = personName(users);
  const rows = await core.db
    .select({ id: users.id, name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return rows.sort((a, b) => a.name.localeCompare(b.name, "en"));
}
