import type { LlmFigure, llmFilters } from "@copydesk/contracts";
import { matchCalls, schema } from "@copydesk/db";
import { and, eq, gte, inArray, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../../context.ts";
import type { Actor } from "../../identity/actor.ts";
import { among, numbersOf, ofNobodyRemoved, privateTalk, visibleCalls } from "./reach.ts";

type Filters = { [K in keyof typeof llmFilters]: z.output<(typeof llmFilters)[K]> };
export type CallFilter = Partial<Filters> & { search?: string };

/** What somebody may see of what a filter asks for, as a condition of a query over `llm_log_facts`. */
export function callFilter(core: Core, actor: Actor, filter: CallFilter): SQL | undefined {
  const { llm_log_facts: facts } = schema;
  const { from, to, user_ids = [], campaign_ids = [], languages = [], channels = [], purposes = [], models = [], statuses = [] } = filter;
  return and(
    from === undefined ? undefined : gte(facts.at, Date.parse(from)),
    to === undefined ? undefined : lt(facts.at, Date.parse(to)),
    visibleCalls(core, actor),
    among(facts.user, user_ids),
    among(facts.campaign, campaign_ids),
    among(facts.language, languages),
    among(facts.channel, channels),
    among(facts.purpose, purposes),
    among(facts.model, models),
    among(facts.status, statuses),
    ofLogs(core, filter),
    ...saying(core, actor, filter.search),
    ...figures.flatMap((figure) => within(figure, filter[`${figure}_min`], filter[`${figure}_max`])),
  );
}

/** All input is what was read anew and what came from a cache; all output what was written and what was only thought. */
export const figureColumns: Record<LlmFigure, SQL> = (({ llm_log_facts: facts }) => ({
  tokens_in: sql`(${facts.tokens_fresh} + coalesce(${facts.tokens_cached}, 0))`,
  tokens_cached: sql`${facts.tokens_cached}`,
  tokens_out: sql`(${facts.tokens_out} + coalesce(${facts.tokens_reasoning}, 0))`,
  cost: sql`${facts.cost}`,
  total_ms: sql`${facts.total_ms}`,
  first_token_ms: sql`${facts.first_token_ms}`,
  attempt: sql`${facts.attempt}`,
}))(schema);

const figures = Object.keys(figureColumns) as LlmFigure[];

const within = (figure: LlmFigure, min: number | undefined, max: number | undefined): (SQL | undefined)[] => [
  min === undefined ? undefined : gte(figureColumns[figure], min),
  max === undefined ? undefined : lte(figureColumns[figure], max),
];

/** A term in what was said, where the asker may read it: what is not shown cannot be guessed by searching either. */
function saying(core: Core, actor: Actor, term = ""): (SQL | undefined)[] {
  const found = matchCalls(term);
  if (!found) return [];
  const { llm_log_facts: facts } = schema;
  const isTalk = sql`${facts.purpose} in ${numbersOf(privateTalk)}`;
  return [found, visibleCalls(core, actor, "llm_logs.view_bodies"), or(not(isTalk), among(facts.user, [actor.userId])), ofNobodyRemoved()];
}

/** What only the rows themselves know: their task and version. */
function ofLogs(core: Core, { task_id, version_id }: CallFilter): SQL | undefined {
  if (task_id === undefined && version_id === undefined) return undefined;
  const { llm_logs: logs, llm_log_facts: facts } = schema;
  const wanted = and(
    task_id === undefined ? undefined : eq(logs.task_id, task_id),
    version_id === undefined ? undefined : eq(logs.version_id, version_id),
  );
  return inArray(facts.seq, core.db.select({ seq: logs.seq }).from(logs).where(wanted));
}
