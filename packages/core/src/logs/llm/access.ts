import { type CallCondition, conditionSql, type FactColumn, type NumbersQuery, schema } from "@copydesk/db";
import { inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import { visibleCampaigns } from "../../access/index.ts";
import { effectiveLevel, removedUsers } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { teammates } from "../../people/index.ts";

/** Every call. */
export const everyCall: CallCondition = { all: [] };
const noCall: CallCondition = { any: [] };

/** The numbers of ids, codes and names in `llm_log_facts`: of these, or of those that a query answers. */
function numbersOf(core: Core, values: readonly string[] | SQLWrapper): NumbersQuery {
  const { llm_log_names: names } = schema;
  const wanted = "getSQL" in values ? inArray(names.value, values) : inArray(names.value, [...values]);
  return core.db.select({ n: names.n }).from(names).where(wanted);
}

/**
 * Which calls somebody sees. `own` is what they asked for themselves. `team` is also what members of their active teams asked
 * for in campaigns that they may see: of what belongs to no campaign, such as a chat, everybody sees their own.
 */
export function visibleCalls(
  core: Core,
  actor: Actor,
  permission: "llm_logs.view" | "llm_logs.view_bodies" = "llm_logs.view",
): CallCondition {
  const level = effectiveLevel(actor, permission);
  if (level === "any") return everyCall;
  if (level === "none") return noCall;
  const own = among(core, "user", [actor.userId]);
  if (level === "own" || actor.teamIds.length === 0) return own;
  const { campaigns } = schema;
  const together = teammates(core, actor);
  const seen = core.db.select({ id: campaigns.id }).from(campaigns).where(visibleCampaigns(core, actor));
  return { any: [own, { all: [among(core, "user", together), among(core, "campaign", seen)] }] };
}

/** Calls that somebody may see, as a condition of a query over `llm_logs`; undefined when these are all. */
export function accessible(core: Core, seen: CallCondition): SQL | undefined {
  const { llm_logs: logs, llm_log_facts: facts } = schema;
  const where = conditionSql(seen);
  return where && inArray(logs.seq, core.db.select({ seq: facts.seq }).from(facts).where(where));
}

/** One of these ids, codes or names, or of those that a query answers. */
export const among = (core: Core, column: FactColumn, values: readonly string[] | SQLWrapper): CallCondition => ({
  column,
  in: numbersOf(core, values),
});

/** None of these. */
const notAmong = (core: Core, column: FactColumn, values: readonly string[] | SQLWrapper): CallCondition => ({
  column,
  notIn: numbersOf(core, values),
});

/** Calls whose texts somebody may search: what is not shown cannot be guessed by searching either. */
export const searchableCalls = (core: Core, actor: Actor): CallCondition => ({
  all: [
    visibleCalls(core, actor, "llm_logs.view_bodies"),
    { any: [notAmong(core, "purpose", privateTalk), among(core, "user", [actor.userId])] },
    notAmong(core, "user", removedUsers()),
  ],
});

/** What was said in these is for its asker alone: people talk to the agent as to nobody else. */
export const privateTalk: readonly string[] = ["chat", "title"];
