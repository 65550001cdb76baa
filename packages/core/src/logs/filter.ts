import type { activityFilters } from "@copydesk/contracts";
import { schema, unindexed } from "@copydesk/db";
import { and, eq, gte, inArray, isNull, lt, ne, or, type SQL, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import type { Actor, Core } from "../kernel/index.ts";
import { visibleActivity } from "./access.ts";

type Filters = { [K in keyof typeof activityFilters]: z.output<(typeof activityFilters)[K]> };
export type ActivityFilter = Partial<Filters>;

/** Names among the people of a filter: whoever was not signed in, and Copydesk itself. */
export const nobody = { unknown: "unknown", job: "job" } as const;

/** What somebody may see of what a filter asks for. */
export function filterOf(core: Core, actor: Actor, filter: ActivityFilter): SQL | undefined {
  const { activity_logs: logs } = schema;
  const { from, to, entity_types = [], entity_id, actions = [], results = [], sources = [] } = filter;
  return and(
    visibleActivity(core, actor),
    from === undefined ? undefined : gte(logs.at, new Date(from)),
    to === undefined ? undefined : lt(logs.at, new Date(to)),
    doneBy(filter.actor_ids ?? []),
    entity_id === undefined ? oneOf(unindexed(logs.entity_type), entity_types) : oneOf(logs.entity_type, entity_types),
    entity_id === undefined ? undefined : eq(logs.entity_id, entity_id),
    oneOf(logs.action, actions),
    oneOf(logs.result, results),
    oneOf(logs.source, sources),
  );
}

function doneBy(ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const { activity_logs: logs } = schema;
  const people = ids.filter((id) => id !== nobody.unknown && id !== nobody.job);
  return or(
    oneOf(logs.actor_id, people),
    ids.includes(nobody.unknown) ? and(isNull(logs.actor_id), ne(logs.source, "job")) : undefined,
    ids.includes(nobody.job) ? and(isNull(logs.actor_id), eq(logs.source, "job")) : undefined,
  );
}

/**
 * A single value has an index that keeps its records in order of time. Several would have to be sorted; the plus leads to
 * the index of all of them, which holds every filter.
 */
function oneOf(column: SQLWrapper, values: readonly string[]): SQL | undefined {
  const [value] = values;
  if (value === undefined) return undefined;
  return values.length === 1 ? eq(column, value) : inArray(unindexed(column), [...values]);
}
