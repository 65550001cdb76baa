import { listedIn, mark, schema } from "@copydesk/db";
import { and, count, countDistinct, eq, isNull, ne, type SQL } from "drizzle-orm";
import { effectiveLevel } from "../identity/index.ts";
import { type Actor, type Core, cachedWhileUnchanged, ofCore, RecentlyUsed } from "../kernel/index.ts";
import { type AskedFilter, askFilter } from "./list-filter.ts";

/**
 * How many campaigns somebody finds. Counted once and kept until anything changes that a count depends on: counting
 * 100 000 rows at every call would cost eight times what the page costs.
 */
export const countCampaigns = (core: Core, asked: AskedFilter): Promise<number> =>
  cachedCount(core, asked.key, () => readCount(core, asked));

/** How many campaigns somebody sees at all. */
export async function countVisible(core: Core, actor: Actor): Promise<number> {
  const asked = await askFilter(core, actor);
  if (effectiveLevel(actor, "campaigns.view") !== "team") return countCampaigns(core, asked);
  return cachedCount(core, asked.key, () => countOfTeams(core, actor));
}

const cachedCount = cachedWhileUnchanged<number>(["campaigns.count"], 2_000);

async function readCount(core: Core, { shape, values, condition }: AskedFilter): Promise<number> {
  const statement = statements(core).get(shape) ?? statements(core).set(shape, countWhere(core, condition()));
  return countIn(await statement.execute(values));
}

const statements = ofCore(() => new RecentlyUsed<ReturnType<typeof countWhere>>(300));

const countWhere = (core: Core, where: SQL | undefined) => core.db.select({ count: count() }).from(schema.campaigns).where(where).prepare();

const countIn = (rows: readonly { count: number }[]): number => rows[0]?.count ?? 0;

/**
 * One's own, the public ones and those shared with one's teams, each counted in an index of its own. As one condition
 * they would take a look at every campaign there is.
 */
async function countOfTeams(core: Core, { userId, teamIds }: Actor): Promise<number> {
  const { own, open, both, shared } = countsOfTeams(core);
  const values = { user_id: userId, team_ids: JSON.stringify(teamIds) };
  const othersShared = teamIds.length === 0 ? 0 : countIn(await shared.execute(values));
  return countIn(await own.execute(values)) + countIn(await open.execute(values)) - countIn(await both.execute(values)) + othersShared;
}

const countsOfTeams = ofCore((core) => {
  const { campaigns, campaign_teams } = schema;
  const living = isNull(campaigns.deleted_at);
  const own = eq(campaigns.owner_id, mark("user_id"));
  const open = eq(campaigns.privacy, "public");
  const others = and(eq(campaigns.privacy, "shared"), ne(campaigns.owner_id, mark("user_id")), living);
  return {
    own: countWhere(core, and(living, own)),
    open: countWhere(core, and(living, open)),
    both: countWhere(core, and(living, own, open)),
    shared: core.db
      .select({ count: countDistinct(campaigns.id) })
      .from(campaign_teams)
      .innerJoin(campaigns, eq(campaigns.id, campaign_teams.campaign_id))
      .where(and(listedIn(campaign_teams.team_id, "team_ids"), others))
      .prepare(),
  };
});
