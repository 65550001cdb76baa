import { type ModelDetail, type ModelInput, type ModelTestEvent, modelInput, modelUpdateInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Actor } from "../kernel/actor.ts";
import type { Core } from "../kernel/context.ts";
import { createModel, updateModel } from "./save-model.ts";

/* What tests about models say again and again. */

export const secretKey = "sk-canary-0123456789abcdef";

export const compatible: ModelInput = {
  provider: "openai_compatible",
  name: "Aurora Large",
  model_name: "aurora-large",
  endpoint_url: "https://llm.example.com/v1",
  api_key: secretKey,
};

export const add = (core: Core, actor: Actor, input: Partial<ModelInput> = {}): Promise<ModelDetail> =>
  createModel(core, actor, modelInput.parse({ ...compatible, ...input }));

/** Saves a model with some fields changed and everything else as it is read. */
export function change(core: Core, actor: Actor, model: ModelDetail, fields: Partial<ModelInput> = {}): Promise<ModelDetail> {
  const { id, version, provider, name, model_name, deployment_name, endpoint_url, api_version, parameters, context_size, ...rest } = model;
  const {
    price_in,
    price_out,
    price_cached,
    currency,
    monthly_budget,
    budget_stops,
    max_concurrency,
    requests_per_minute,
    timeout_seconds,
    status,
  } = rest;
  const { fallback_model_id, is_default_content, is_default_chat } = rest;
  const headers = rest.headers.map((header) => ({ name: header.name, value: null }));
  const target = { provider, name, model_name, deployment_name, endpoint_url, api_version, headers, parameters, context_size };
  const price = { price_in, price_out, price_cached, currency, monthly_budget, budget_stops };
  const limits = { max_concurrency, requests_per_minute, timeout_seconds, fallback_model_id };
  const flags = { status, is_default_content, is_default_chat };
  return updateModel(core, actor, modelUpdateInput.parse({ id, version, ...target, ...price, ...limits, ...flags, ...fields }));
}

/** Everything the database holds of models and what was done to them, as one text. */
export async function storedText({ db }: Core): Promise<string> {
  const { models, model_secrets, activity_logs, llm_logs, llm_log_bodies } = schema;
  const tables = [models, model_secrets, activity_logs, llm_logs, llm_log_bodies];
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))));
}

export async function builtinId({ db }: Core): Promise<string> {
  const [row] = await db.select({ id: schema.models.id }).from(schema.models).where(eq(schema.models.provider, "builtin"));
  return row?.id ?? "";
}

export async function all(events: AsyncIterable<ModelTestEvent>): Promise<ModelTestEvent[]> {
  const seen: ModelTestEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}
