import { schema } from "@copydesk/db";
import { and, count, countDistinct, eq, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { effectiveLevel } from "../identity/index.ts";
import { type Actor, type Core, keptWhileUnchanged } from "../kernel/index.ts";
import { filterCondition, filterKey, type ListFilter, noFilter } from "./list-filter.ts";

/**
 * How many campaigns somebody finds. Counted once and kept until anything changes that a count depends on: counting
 * 100 000 rows at every call would cost eight times what the page costs.
 */
export const countCampaigns = (core: Core, actor: Actor, filter: ListFilter): Promise<number> =>
  kept(core, filterKey(core, actor, filter), () => readCount(core, actor, filter));

/** How many campaigns somebody sees at all. */
export const countVisible = (core: Core, actor: Actor): Promise<number> =>
  kept(core, filterKey(core, actor, noFilter), () =>
    effectiveLevel(actor, "campaigns.view") === "team" ? countOfTeams(core, actor) : readCount(core, actor, noFilter),
  );

const kept = keptWhileUnchanged<number>(["campaigns.count"], 2_000);

const readCount = (core: Core, actor: Actor, filter: ListFilter) => countWhere(core, filterCondition(core, actor, filter));

async function countWhere(core: Core, where: SQL | undefined): Promise<number> {
  const [row] = await core.db.select({ count: count() }).from(schema.campaigns).where(where);
  return row?.count ?? 0;
}

/**
 * One's own, the public ones and those shared with one's teams, each counted in an index of its own. As one condition
 * they would take a look at every campaign there is.
 */
async function countOfTeams(core: Core, actor: Actor): Promise<number> {
  const { campaigns } = schema;
  const living = isNull(campaigns.deleted_at);
  const own = eq(campaigns.owner_id, actor.userId);
  const open = eq(campaigns.privacy, "public");
  const both = await countWhere(core, and(living, own, open));
  return (await countWhere(core, and(living, own))) + (await countWhere(core, and(living, open))) - both + (await countShared(core, actor));
}

async function countShared(core: Core, actor: Actor): Promise<number> {
  if (actor.teamIds.length === 0) return 0;
  const { campaigns, campaign_teams } = schema;
  const others = and(eq(campaigns.privacy, "shared"), ne(campaigns.owner_id, actor.userId), isNull(campaigns.deleted_at));
  const [row] = await core.db
    .select({ count: countDistinct(campaigns.id) })
    .from(campaign_teams)
    .innerJoin(campaigns, eq(campaigns.id, campaign_teams.campaign_id))
    .where(and(inArray(campaign_teams.team_id, actor.teamIds), others));
  return row?.count ?? 0;
}
