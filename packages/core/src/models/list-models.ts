import { foldName, type ModelListItem, type modelListInput, type Page } from "@copydesk/contracts";
import { alias, contains, lower, schema } from "@copydesk/db";
import { and, asc, count, eq, getTableColumns, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { can } from "../identity/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { chatModel } from "./chat-model.ts";
import type { ModelRow } from "./effective.ts";
import { living } from "./find-model.ts";
import { lookAfterIt } from "./outcome.ts";

type Query = z.output<typeof modelListInput>;
const { models } = schema;
const stands = alias(models, "stands_in");

/** The models there are. Only who may change them learns where they are. */
export async function listModels(core: Core, actor: Actor, input: Query): Promise<Page<ModelListItem>> {
  const where = and(living, input.status && eq(models.status, input.status), matching(input.search));
  const [total] = await core.db.select({ count: count() }).from(models).where(where);
  const rows = await modelRows(core)
    .where(where)
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  const answering = await chatModel(core);
  return { count: total?.count ?? 0, results: rows.map((row) => toItem(actor, { ...row, answering })) };
}

/** Models with the name of the one that stands in for each. */
export const modelRows = (core: Core) =>
  core.db
    .select({ model: getTableColumns(models), fallback_name: stands.name })
    .from(models)
    .leftJoin(stands, eq(stands.id, models.fallback_model_id));

export const mayChangeModels = (actor: Actor) => can(actor, "models.edit");

interface ListedModel {
  model: ModelRow;
  fallback_name: string | null;
  /** Whatever answers in the chat. */
  answering: Pick<ModelRow, "id"> | null;
}

export function toItem(actor: Actor, { model, fallback_name, answering }: ListedModel): ModelListItem {
  const { last_test: test, fallback_model_id } = model;
  return {
    id: model.id,
    name: model.name,
    provider: model.provider,
    model_name: model.model_name,
    deployment_name: model.deployment_name,
    endpoint_host: mayChangeModels(actor) ? hostOf(model.endpoint_url) : null,
    status: model.status,
    health: model.health,
    // Both of these may name where the model is.
    health_message: mayChangeModels(actor) ? model.health_message : model.health === "unhealthy" ? lookAfterIt : "",
    is_default_content: model.is_default_content,
    is_default_chat: model.is_default_chat,
    answers_chat: model.id === answering?.id,
    price_in: model.price_in,
    price_out: model.price_out,
    currency: model.currency,
    fallback: fallback_model_id === null || fallback_name === null ? null : { id: fallback_model_id, name: fallback_name },
    last_test: test && { at: test.at, ok: test.ok, latency_milliseconds: test.latency_milliseconds },
    updated_at: model.updated_at.toISOString(),
  };
}

const hostOf = (endpoint: string | null) => (endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).host : null);

function matching(search: string): SQL | undefined {
  const folded = foldName(search);
  if (folded === "") return undefined;
  return or(contains(models.name_folded, folded), contains(lower(models.model_name), folded));
}

const order: OrderTerms<Query["ordering"]> = {
  fields: { name: [models.name_folded], provider: [models.provider], updated_at: [models.updated_at] },
  decide: (last, way) => (last === "name" ? [] : last === "provider" ? [asc(models.name_folded)] : [way(models.id)]),
};
