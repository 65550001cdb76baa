import {
  AppError,
  activeStatuses,
  capabilitiesSchema,
  type ModelTest,
  type ModelTestEvent,
  modelChange,
  modelDefaultInput,
  modelInput,
  modelListInput,
  modelProviders,
  modelStatusInput,
  modelTestInput,
  modelTestStepSchema,
  modelUses,
  parametersSchema,
  priceQuestion,
  removeModelInput,
  testedSchema,
} from "@copydesk/contracts";
import { z } from "zod";
import { budgetUse } from "./budget-shapes.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { given, oneOfThem } from "./people-shapes.ts";
import { route } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const tag = "Models";

const named = z.strictObject({ id: z.string(), name: z.string() });
const price = z.number().nullable().meta({ description: "Per million tokens; null is unknown, never 0" });

const item = z.strictObject({
  id: z.string(),
  name: z.string(),
  provider: z.enum(modelProviders),
  model_name: z.string(),
  deployment_name: z.string().nullable(),
  endpoint_host: z.string().nullable().meta({ description: "Null for whoever may not change models" }),
  status: z.enum(activeStatuses),
  health: z.enum(["unknown", "healthy", "unhealthy"]),
  health_message: z.string(),
  is_default_content: z.boolean(),
  is_default_chat: z.boolean(),
  answers_chat: z.boolean().meta({ description: "It is the one that answers in the chat now" }),
  price_in: price,
  price_out: price,
  currency: z.string().nullable(),
  fallback: named.nullable(),
  last_test: z.strictObject({ at: z.string(), ok: z.boolean(), latency_milliseconds: z.number().nullable() }).nullable(),
  updated_at: z.string(),
});
const detail = item
  .extend({
    version: z.number().int(),
    endpoint_url: z.string().nullable(),
    api_version: z.string().nullable(),
    has_api_key: z.boolean(),
    api_key_hint: z.string().nullable().meta({ description: "Last four characters; the key itself is never answered" }),
    headers: z.array(z.strictObject({ name: z.string(), has_value: z.boolean() })),
    parameters: parametersSchema,
    capabilities: capabilitiesSchema,
    context_size: z.number().nullable(),
    price_cached: price,
    monthly_budget: z.number().nullable().meta({ description: "In the currency of the prices; null is no budget" }),
    budget_stops: z.boolean().meta({ description: "It writes nothing further once its budget is used up" }),
    budget: budgetUse.nullable(),
    max_concurrency: z.number().int(),
    requests_per_minute: z.number().nullable(),
    timeout_seconds: z.number().int(),
    fallback_model_id: z.string().nullable(),
    last_test: testedSchema.extend({ at: z.string(), by: z.string() }).nullable(),
    used_by: z.strictObject({
      channels: z.array(named),
      configurations: z.array(z.enum(["outline", "scheduler"])),
      campaigns: z.number().int(),
      fallback_of: z.array(named),
      default_for: z.array(z.enum(modelUses)),
    }),
    from_environment: z.boolean(),
    created_at: z.string(),
    updated_by: named.nullable(),
  })
  .meta({ id: "Model" });
const tested = z
  .strictObject({
    ok: z.boolean(),
    steps: z.array(modelTestStepSchema),
    capabilities: capabilitiesSchema,
    latency_milliseconds: z.number().nullable().meta({ description: "To the first token" }),
    reply: z.string().nullable(),
    available_models: z.array(z.string()),
  })
  .meta({ id: "ModelTest" });

const suggestedPrice = z
  .strictObject({
    price_in: z.number().nullable(),
    price_out: z.number().nullable(),
    price_cached: z.number().nullable(),
    currency: z.literal("USD"),
    model: z.string(),
    offered_by: z.string(),
    is_tiered: z.boolean().meta({ description: "Long inputs cost more than this" }),
  })
  .meta({ id: "SuggestedPrice" });

export const modelRoutes = [
  route(
    {
      method: "GET",
      path: "/models",
      procedure: "models.list",
      summary: "Models that write, without keys",
      tag,
      status: 200,
      query: modelListInput,
      answer: envelopeOf(item.meta({ id: "ModelListItem" })),
    },
    async ({ caller, query }) => envelope(await caller.models.list(query), { path: "/models", query }),
  ),
  route(
    {
      method: "POST",
      path: "/models",
      procedure: "models.create",
      summary: "Add a model; its key is sealed for its address and never answered",
      tag,
      status: 201,
      body: modelInput,
      answer: detail,
      idempotent: true,
    },
    ({ caller, body }) => caller.models.create(body),
  ),
  route(
    {
      method: "POST",
      path: "/models/test",
      procedure: "models.test",
      summary: "Try a model that is not saved, step by step; answers when the last step has ended",
      tag,
      status: 200,
      body: modelTestInput,
      answer: tested,
    },
    async ({ caller, body }) => lastOf(await caller.models.test(body)),
  ),
  route(
    {
      method: "GET",
      path: "/models/suggested-price",
      procedure: "models.suggest_price",
      summary: "What a catalogue of public prices says of a model; null when it does not know it",
      tag,
      status: 200,
      query: priceQuestion,
      answer: suggestedPrice.nullable(),
    },
    ({ caller, query }) => caller.models.suggest_price(query),
  ),
  route(
    {
      method: "GET",
      path: "/models/{id}",
      procedure: "models.get",
      summary: "One model, without its key",
      tag,
      status: 200,
      params: oneOfThem,
      answer: detail,
    },
    ({ caller, params }) => caller.models.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/models/{id}",
      procedure: "models.update",
      summary: "Change a model; a key that is left out stays, unless the address is another one; 409 when somebody else changed it",
      tag,
      status: 200,
      params: oneOfThem,
      body: takingBack(modelChange, detail),
      answer: detail,
    },
    ({ caller, params, body }) => caller.models.update({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/models/{id}/default",
      procedure: "models.set_default",
      summary: "Make a model the one that writes, or chats, where no other is chosen",
      tag,
      status: 200,
      params: oneOfThem,
      body: modelDefaultInput.omit({ id: true }),
      answer: detail,
    },
    ({ caller, params, body }) => caller.models.set_default({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/models/{id}/status",
      procedure: "models.set_status",
      summary: "Switch a model on or off",
      tag,
      status: 200,
      params: oneOfThem,
      body: modelStatusInput.omit({ id: true }),
      answer: detail,
    },
    ({ caller, params, body }) => caller.models.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/models/{id}/test",
      procedure: "models.test_saved",
      summary: "Try a stored model and keep how it ended",
      tag,
      status: 200,
      params: oneOfThem,
      answer: tested,
    },
    async ({ caller, params }) => lastOf(await caller.models.test_saved(params)),
  ),
  route(
    {
      method: "DELETE",
      path: "/models/{id}",
      procedure: "models.remove",
      summary: "Delete a model; 409 when it is used and no other takes its place",
      tag,
      status: 204,
      params: oneOfThem,
      query: removeModelInput.omit({ id: true }),
    },
    ({ caller, params, query }) => caller.models.remove({ ...params, ...given(query) }),
  ),
];

async function lastOf(events: AsyncIterable<ModelTestEvent>): Promise<ModelTest> {
  for await (const event of events) if (event.type === "done") return event.test;
  throw new AppError("UNAVAILABLE", "The test was stopped.");
}
