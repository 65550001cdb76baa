import type { CampaignListInput } from "@copydesk/contracts";
import { anything, matchCampaigns, schema } from "@copydesk/db";
import { and, eq, exists, gt, gte, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { lastDayOver, visibleCampaigns } from "../access/index.ts";
import { effectiveLevel } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

/** What decides which campaigns are in a list; not in which order, nor which of them are on the page. */
export type ListFilter = Pick<CampaignListInput, "search" | "scope" | "status" | "language" | "from" | "to">;

export const noFilter: ListFilter = { search: "", scope: "all", status: undefined, language: undefined, from: undefined, to: undefined };

/** Campaigns that somebody sees and that pass a filter, as a condition of a query over `campaigns`. */
export function filterCondition(core: Core, actor: Actor, filter: ListFilter): SQL | undefined {
  const { campaigns } = schema;
  return and(
    isNull(campaigns.deleted_at),
    visibleCampaigns(core, actor),
    inScope(actor, filter.scope),
    hasStatus(core, filter.status),
    filter.language === undefined ? undefined : isWrittenIn(core, filter.language),
    filter.from === undefined ? undefined : gte(campaigns.to_date, filter.from),
    filter.to === undefined ? undefined : lte(campaigns.from_date, filter.to),
    matchCampaigns(filter.search),
  );
}

/** Equal for people and days for whom the condition of a filter is the same. */
export function filterKey(core: Core, actor: Actor, filter: ListFilter): string {
  const level = effectiveLevel(actor, "campaigns.view");
  const who = level === "any" && filter.scope !== "mine" && filter.scope !== "shared" ? "" : actor.userId;
  const teams = level === "team" ? actor.teamIds.join() : "";
  const day = filter.status === "ready" || filter.status === "completed" ? lastDayOver(core) : "";
  const { search, scope, status, language, from, to } = filter;
  return [level, who, teams, day, scope, status, language, from, to, search].join("\n");
}

function inScope(actor: Actor, scope: ListFilter["scope"]): SQL | undefined {
  const { campaigns } = schema;
  switch (scope) {
    case "all":
      return undefined;
    case "mine":
      return eq(campaigns.owner_id, actor.userId);
    case "public":
      return eq(campaigns.privacy, "public");
    case "shared":
      return and(eq(campaigns.privacy, "shared"), ne(campaigns.owner_id, actor.userId));
  }
}

/** `completed` and `ready` are stored alike and told apart by their last day. */
function hasStatus(core: Core, status: ListFilter["status"]): SQL | undefined {
  const { campaigns } = schema;
  if (status === undefined) return undefined;
  if (status === "completed") return and(eq(campaigns.status, "ready"), lte(campaigns.to_date, lastDayOver(core)));
  if (status === "ready") return and(eq(campaigns.status, "ready"), gt(campaigns.to_date, lastDayOver(core)));
  return eq(campaigns.status, status);
}

function isWrittenIn(core: Core, code: string): SQL {
  const { campaigns, campaign_languages, languages } = schema;
  const language = core.db.select({ id: languages.id }).from(languages).where(eq(languages.code, code));
  return exists(
    core.db
      .select(anything)
      .from(campaign_languages)
      .where(and(eq(campaign_languages.campaign_id, campaigns.id), eq(campaign_languages.language_id, sql`(${language})`))),
  );
}
