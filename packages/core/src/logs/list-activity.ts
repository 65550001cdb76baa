import type { ActivityListItem, activityListInput, Page } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { count, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { mayKnowName } from "../identity/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { filterOf } from "./filter.ts";

export type ActivityListQuery = z.output<typeof activityListInput>;

/** A page of the activity log as far as somebody may read it, and how many records there are of what they ask for. */
export async function listActivity(core: Core, actor: Actor, input: ActivityListQuery): Promise<Page<ActivityListItem>> {
  const [total] = await countQuery(core, actor, input);
  const ids = (await idsQuery(core, actor, input)).map((row) => row.id);
  if (ids.length === 0) return { count: total?.count ?? 0, results: [] };
  const rows = await core.db
    .select(itemColumns)
    .from(schema.activity_logs)
    .leftJoin(schema.users, eq(schema.users.id, schema.activity_logs.actor_id))
    .where(inArray(schema.activity_logs.id, ids))
    .orderBy(...orderBy(input.ordering, order));
  return { count: total?.count ?? 0, results: rows.map((row) => toItem(actor, row)) };
}

/** The records of a page. Found before they are read: what they changed can be long, and filters need none of it. */
export const idsQuery = (core: Core, actor: Actor, input: ActivityListQuery) =>
  core.db
    .select({ id: schema.activity_logs.id })
    .from(schema.activity_logs)
    .where(filterOf(core, actor, input))
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);

export const countQuery = (core: Core, actor: Actor, input: ActivityListQuery) =>
  core.db
    .select({ count: count() })
    .from(schema.activity_logs)
    .where(filterOf(core, actor, input));

const order: OrderTerms<ActivityListQuery["ordering"]> = {
  fields: { at: [schema.activity_logs.at] },
  decide: (_last, way) => [way(schema.activity_logs.id)],
};

const { activity_logs: logs, users } = schema;
export const itemColumns = {
  id: logs.id,
  at: logs.at,
  actor_id: logs.actor_id,
  actor_name: logs.actor_name,
  email: users.email,
  profile_pic: users.profile_pic,
  action: logs.action,
  entity_type: logs.entity_type,
  entity_id: logs.entity_id,
  entity_name: logs.entity_name,
  source: logs.source,
  result: logs.result,
};

type ItemRow = Pick<
  typeof logs.$inferSelect,
  "id" | "at" | "actor_id" | "actor_name" | "action" | "entity_type" | "entity_id" | "entity_name" | "source" | "result"
> & { email: string | null; profile_pic: string | null };

export function toItem(actor: Actor, row: ItemRow): ActivityListItem {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: nameOf(row), profile_pic: row.profile_pic },
    action: row.action,
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    entity_name: mayKnowName(actor, row) ? row.entity_name : "",
    source: row.source,
    result: row.result,
  };
}

export const words = { unknown: "Unknown", job: "Copydesk" } as const;

function nameOf({ actor_id, actor_name, email, source }: ItemRow): string {
  if (actor_id === null) return source === "job" ? words.job : words.unknown;
  return actor_name || email || words.unknown;
}
