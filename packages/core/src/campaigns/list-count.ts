import { schema } from "@copydesk/db";
import { count } from "drizzle-orm";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import { keptWhileUnchanged } from "../kept-while-unchanged.ts";
import { filterCondition, filterKey, type ListFilter } from "./list-filter.ts";

/**
 * How many campaigns somebody finds. Counted once and kept until anything changes that a count depends on: counting
 * 100 000 rows at every call would cost eight times what the page costs.
 */
export const countCampaigns = (core: Core, actor: Actor, filter: ListFilter): Promise<number> =>
  kept(core, filterKey(core, actor, filter), () => readCount(core, actor, filter));

const kept = keptWhileUnchanged<number>(["campaigns.count"], 2_000);

async function readCount(core: Core, actor: Actor, filter: ListFilter): Promise<number> {
  const [row] = await core.db
    .select({ count: count() })
    .from(schema.campaigns)
    .where(filterCondition(core, actor, filter));
  return row?.count ?? 0;
}
