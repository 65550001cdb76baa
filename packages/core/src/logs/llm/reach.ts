import { schema } from "@copydesk/db";
import { and, type Column, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { visibleCampaigns } from "../../campaigns/authorize-campaign.ts";
import type { Core } from "../../context.ts";
import type { Actor } from "../../identity/actor.ts";
import { effectiveLevel } from "../../identity/can.ts";
import { ofRemovedPeople } from "./removed-people.ts";

/** The numbers of ids, codes and names in `llm_log_facts`. */
export const numbersOf = (values: readonly string[]): SQL =>
  sql`(select ${schema.llm_log_names.n} from ${schema.llm_log_names} where ${inArray(schema.llm_log_names.value, [...values])})`;

/** The numbers of ids that a query answers. */
const numbersIn = (ids: { getSQL(): SQL }): SQL =>
  sql`(select ${schema.llm_log_names.n} from ${schema.llm_log_names} where ${schema.llm_log_names.value} in ${ids})`;

/**
 * Which calls somebody sees, as a condition of a query over `llm_log_facts`; undefined when they see all. `own` is what
 * they asked for themselves. `team` is also what members of their active teams asked for in campaigns that they may see:
 * of what belongs to no campaign, such as a chat, everybody sees their own.
 */
export function visibleCalls(
  core: Core,
  actor: Actor,
  permission: "llm_logs.view" | "llm_logs.view_bodies" = "llm_logs.view",
): SQL | undefined {
  const { llm_log_facts: facts } = schema;
  const level = effectiveLevel(actor, permission);
  if (level === "any") return undefined;
  if (level === "none") return sql`false`;
  const own = among(facts.user, [actor.userId]);
  if (level === "own" || actor.teamIds.length === 0) return own;
  const { team_members: members, campaigns } = schema;
  const together = core.db.select({ id: members.user_id }).from(members).where(inArray(members.team_id, actor.teamIds));
  const seen = core.db.select({ id: campaigns.id }).from(campaigns).where(visibleCampaigns(core, actor));
  return or(
    own,
    and(sql`${facts.user} in ${numbersIn(together)}`, isNotNull(facts.campaign), sql`${facts.campaign} in ${numbersIn(seen)}`),
  );
}

/** The reach of `llm_log_facts` as one of `llm_logs`; undefined when all is reached. */
export function reached(core: Core, reach: SQL | undefined): SQL | undefined {
  const { llm_logs: logs, llm_log_facts: facts } = schema;
  return reach && inArray(logs.seq, core.db.select({ seq: facts.seq }).from(facts).where(reach));
}

/** One of these ids, codes or names; undefined when any will do. */
export function among(column: Column, values: readonly string[]): SQL | undefined {
  return values.length === 0 ? undefined : sql`${column} in ${numbersOf(values)}`;
}

/** No call of somebody who was removed, as a condition of a query over `llm_log_facts`: what they said is for nobody any more. */
export function ofNobodyRemoved(): SQL {
  const { llm_log_facts: facts, llm_log_names: names } = schema;
  return sql`(${facts.user} in (select ${names.n} from ${names} where ${ofRemovedPeople(names.value)})) is not true`;
}

/** What was said in these is for its asker alone: people talk to the agent as to nobody else. */
export const privateTalk: readonly string[] = ["chat", "title"];
