import type { CampaignListInput } from "@copydesk/contracts";
import { anything, type CampaignTerm, campaignsFound, campaignTerm, listedIn, mark, scalar, schema } from "@copydesk/db";
import { and, count, eq, exists, gt, gte, inArray, isNull, lte, ne, type SQL } from "drizzle-orm";
import { lastDayOver, visibleOf } from "../access/index.ts";
import { effectiveLevel } from "../identity/index.ts";
import { type Actor, type Core, cachedWhileUnchanged, ofCore } from "../kernel/index.ts";

/** What decides which campaigns are in a list; not in which order, nor which of them are on the page. */
type ListFilter = Pick<CampaignListInput, "search" | "scope" | "status" | "language" | "from" | "to">;

const noFilter: ListFilter = { search: "", scope: "all", status: undefined, language: undefined, from: undefined, to: undefined };

/** A filter as somebody asks for it: a statement for all who ask alike, and what makes it theirs. */
export interface AskedFilter {
  /** Equal for filters whose condition is the same but for the values. */
  shape: string;
  /** What a statement with the condition is given. */
  values: Readonly<Record<string, string>>;
  /** Equal for people and days for whom both are the same. */
  key: string;
  /** Words are searched for, which the condition leaves to whoever looks them up (`list-campaigns.ts`). */
  searchesWords: boolean;
  /** Campaigns that somebody sees and that pass the filter, as a condition of a query over `campaigns` that is given the values. */
  condition: () => SQL | undefined;
}

/** A filter of somebody; all that they see, without one. */
export async function askFilter(core: Core, actor: Actor, filter: ListFilter = noFilter): Promise<AskedFilter> {
  const { scope, status, language, from, to } = filter;
  const term = campaignTerm(filter.search);
  const rare = language !== undefined && (await isRare(core, language));
  const level = effectiveLevel(actor, "campaigns.view");
  const values: Record<string, string> = {
    ...((level !== "any" || scope === "mine" || scope === "shared") && { user_id: actor.userId }),
    ...(level === "team" && actor.teamIds.length > 0 && { team_ids: JSON.stringify(actor.teamIds) }),
    ...((status === "ready" || status === "completed") && { last_day: lastDayOver(core) }),
    ...(language !== undefined && { language }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(term && { search: term.value }),
  };
  const shape = [level, scope, status, term?.way, rare, ...Object.keys(values)].join(" ");
  const key = [shape, ...Object.values(values)].join("\n");
  return { shape, values, key, searchesWords: term?.way === "words", condition: () => conditionOf(core, actor, { ...filter, term, rare }) };
}

interface Asked extends ListFilter {
  term: CampaignTerm | undefined;
  /** Few campaigns are written in the language. */
  rare: boolean;
}

function conditionOf(core: Core, actor: Actor, { scope, status, language, from, to, term, rare }: Asked): SQL | undefined {
  const { campaigns } = schema;
  return and(
    isNull(campaigns.deleted_at),
    isVisible(core, actor),
    inScope(scope),
    hasStatus(status),
    language === undefined ? undefined : isWrittenIn(core, rare),
    from === undefined ? undefined : gte(campaigns.to_date, mark("from")),
    to === undefined ? undefined : lte(campaigns.from_date, mark("to")),
    term && term.way !== "words" ? campaignsFound(term.way, mark("search")) : undefined,
  );
}

function isVisible(core: Core, actor: Actor): SQL | undefined {
  const { campaigns, campaign_teams } = schema;
  const mine = and(eq(campaign_teams.campaign_id, campaigns.id), listedIn(campaign_teams.team_id, "team_ids"));
  const anyOfThem = { ...actor, userId: mark("user_id") };
  return visibleOf(anyOfThem, campaigns, core.db.select(anything).from(campaign_teams).where(mine));
}

function inScope(scope: ListFilter["scope"]): SQL | undefined {
  const { campaigns } = schema;
  switch (scope) {
    case "all":
      return undefined;
    case "mine":
      return eq(campaigns.owner_id, mark("user_id"));
    case "public":
      return eq(campaigns.privacy, "public");
    case "shared":
      return and(eq(campaigns.privacy, "shared"), ne(campaigns.owner_id, mark("user_id")));
  }
}

/** `completed` and `ready` are stored alike and told apart by their last day. */
function hasStatus(status: ListFilter["status"]): SQL | undefined {
  const { campaigns } = schema;
  if (status === undefined) return undefined;
  if (status === "completed") return and(eq(campaigns.status, "ready"), lte(campaigns.to_date, mark("last_day")));
  if (status === "ready") return and(eq(campaigns.status, "ready"), gt(campaigns.to_date, mark("last_day")));
  return eq(campaigns.status, status);
}

/** Few campaigns are looked up by their language; where there are many of them, each campaign is asked for its languages. */
function isWrittenIn(core: Core, rare: boolean): SQL {
  const { campaigns, campaign_languages, languages } = schema;
  const language = core.db
    .select({ id: languages.id })
    .from(languages)
    .where(eq(languages.code, mark("language")));
  const inIt = eq(campaign_languages.language_id, scalar<string>(language));
  if (rare) return inArray(campaigns.id, core.db.select({ id: campaign_languages.campaign_id }).from(campaign_languages).where(inIt));
  return exists(
    core.db
      .select(anything)
      .from(campaign_languages)
      .where(and(eq(campaign_languages.campaign_id, campaigns.id), inIt)),
  );
}

/** Up to so many campaigns in a language are few. */
const few = 2_000;

const isRare = (core: Core, code: string): Promise<boolean> =>
  cachedRare(core, code, async () => ((await boundedCount(core).execute({ code, most: few + 1 }))[0]?.count ?? 0) <= few);

const cachedRare = cachedWhileUnchanged<boolean>(["campaigns.count"], 200);

const boundedCount = ofCore(({ db }) => {
  const { campaign_languages, languages } = schema;
  const some = db
    .select({ one: campaign_languages.language_id })
    .from(languages)
    .innerJoin(campaign_languages, eq(campaign_languages.language_id, languages.id))
    .where(eq(languages.code, mark("code")))
    .limit(mark("most"))
    .as("some");
  return db.select({ count: count() }).from(some).prepare();
});
