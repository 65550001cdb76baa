import type { FieldOf, LlmListItem, llmListInput, Page } from "@copydesk/contracts";
import { type OrderStep, type PositionsQuestion, plainCondition, schema } from "@copydesk/db";
import { eq, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Actor, Core } from "../../kernel/index.ts";

import { type CallFilter, callFilter, callRange, figureColumns } from "./filter.ts";

export type LlmListQuery = z.output<typeof llmListInput>;

/** A page of the calls to models that somebody may see, and how many there are of what they ask for. */
export async function listCalls(core: Core, actor: Actor, input: LlmListQuery): Promise<Page<LlmListItem>> {
  const { ordering, limit, offset } = input;
  const { count, positions } = await findCalls(core, actor, { ...input, ordering, limit, offset });
  return { count, results: await readItems(core, positions) };
}

/** The places of the calls in a window, and how many there are; found among figures alone, before any call is read. Without `limit` it is open. */
export function findCalls(
  core: Core,
  actor: Actor,
  { ordering, limit, offset, ...filter }: CallFilter & Pick<LlmListQuery, "ordering"> & { limit: number | null; offset: number },
) {
  const where = plainCondition(callFilter(core, actor, filter));
  const question: PositionsQuestion = { range: callRange(filter), where, order: orderOf(ordering), limit, offset };
  return core.aside.run<"positions">({ kind: "positions", question });
}

const orderOf = (ordering: LlmListQuery["ordering"]): OrderStep[] =>
  ordering.split(",").map((step) => {
    const field = step.replace(/^-/, "") as FieldOf<LlmListQuery["ordering"]>;
    return { by: field === "at" ? "at" : figureColumns[field], descending: step.startsWith("-") };
  });

/** Calls by their places, in that order. */
export async function readItems(core: Core, positions: readonly number[]): Promise<LlmListItem[]> {
  const rows = await itemsQuery(core, inArray(schema.llm_logs.seq, [...positions]));
  const bySeq = new Map(rows.map((row) => [row.seq, toItem(row)]));
  return positions.flatMap((seq) => bySeq.get(seq) ?? []);
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
