import { type LlmFigure, type LlmListItem, llmFigures, type llmListInput, type Page } from "@copydesk/contracts";
import { type PlainQuery, schema } from "@copydesk/db";
import { count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";

import type { Core } from "../../context.ts";
import type { Actor } from "../../identity/actor.ts";
import { type OrderTerms, orderBy } from "../../order-by.ts";
import { type CallFilter, callFilter, figureColumns } from "./filter.ts";

export type LlmListQuery = z.output<typeof llmListInput>;

/** A page of the calls to models that somebody may see, and how many there are of what they ask for. */
export async function listCalls(core: Core, actor: Actor, input: LlmListQuery): Promise<Page<LlmListItem>> {
  const [places, [total]] = await Promise.all([
    core.aside.run<"rows">({ kind: "rows", query: placesQuery(core, actor, input) }),
    core.aside.run<"rows">({ kind: "rows", query: countQuery(core, actor, input) }),
  ]);
  const results = await readItems(
    core,
    places.map(([seq]) => seq as number),
  );
  return { count: total?.[0] as number, results };
}

/** The places of a page's calls. Found before the calls are read, among figures alone. */
export function placesQuery(core: Core, actor: Actor, input: CallFilter & Pick<LlmListQuery, "ordering" | "limit" | "offset">): PlainQuery {
  const { llm_log_facts: facts } = schema;
  return core.db
    .select({ seq: facts.seq })
    .from(facts)
    .where(callFilter(core, actor, input))
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset)
    .toSQL();
}

const countQuery = (core: Core, actor: Actor, input: LlmListQuery): PlainQuery =>
  core.db
    .select({ count: count() })
    .from(schema.llm_log_facts)
    .where(callFilter(core, actor, input))
    .toSQL();

/** What is unknown comes last, whichever way. */
const knownFirst = (figure: LlmFigure) => (way: typeof desc) => [sql`${figureColumns[figure]} is null`, way(figureColumns[figure])];

const order: OrderTerms<LlmListQuery["ordering"]> = (({ llm_log_facts: facts }) => ({
  fields: {
    at: [facts.at],
    ...(Object.fromEntries(llmFigures.map((figure) => [figure, knownFirst(figure)])) as Record<LlmFigure, ReturnType<typeof knownFirst>>),
  },
  decide: (last, way) => (last === "at" ? [way(facts.seq)] : [desc(facts.at), desc(facts.seq)]),
}))(schema);

/** Calls by their places, in that order. */
export async function readItems(core: Core, places: readonly number[]): Promise<LlmListItem[]> {
  const rows = await itemsQuery(core, inArray(schema.llm_logs.seq, [...places]));
  const bySeq = new Map(rows.map((row) => [row.seq, toItem(row)]));
  return places.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Calls with what people call whom and what they are about. */
export function itemsQuery(core: Core, where: SQL | undefined) {
  const { llm_logs: logs, users, campaigns, models } = schema;
  return core.db
    .select({
      id: logs.id,
      seq: logs.seq,
      at: logs.at,
      purpose: logs.purpose,
      user: { id: users.id, first_name: users.first_name, last_name: users.last_name, profile_pic: users.profile_pic },
      campaign: { id: campaigns.id, name: campaigns.name },
      language: logs.language_code,
      channel: logs.channel_code,
      model_id: logs.model_id,
      model: models.name,
      model_name: logs.model_name,
      status: logs.status,
      tokens_fresh: logs.tokens_fresh,
      tokens_cached: logs.tokens_cached,
      tokens_out: logs.tokens_out,
      tokens_reasoning: logs.tokens_reasoning,
      tokens_estimated: logs.tokens_estimated,
      cost: logs.cost,
      currency: logs.currency,
      total_ms: logs.total_ms,
      first_token_ms: logs.first_token_ms,
      attempt: logs.attempt,
    })
    .from(logs)
    .leftJoin(users, eq(users.id, logs.user_id))
    .leftJoin(campaigns, eq(campaigns.id, logs.campaign_id))
    .leftJoin(models, eq(models.id, logs.model_id))
    .where(where);
}

export type ItemRow = Awaited<ReturnType<typeof itemsQuery>>[number];

export const toItem = (row: ItemRow): LlmListItem => ({
  id: row.id,
  at: row.at.toISOString(),
  purpose: row.purpose,
  person: row.user,
  campaign: row.campaign,
  language: row.language ?? "",
  channel: row.channel ?? "",
  model: { id: row.model_id, name: row.model ?? row.model_name },
  status: row.status,
  tokens_fresh: row.tokens_fresh,
  tokens_cached: row.tokens_cached,
  tokens_out: row.tokens_out,
  tokens_reasoning: row.tokens_reasoning,
  is_estimated: row.tokens_estimated ?? false,
  cost: row.cost === null ? null : { amount: row.cost, currency: row.currency },
  total_ms: row.total_ms,
  first_token_ms: row.first_token_ms,
  attempt: row.attempt,
});
