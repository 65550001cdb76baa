import { z } from "zod";
import { modelTestStepSchema, modelUses, testedSchema } from "../configuration/models.ts";
import { activeStatuses, capabilitiesSchema, modelProviders, parametersSchema } from "../master-data.ts";
import { budgetUseSchema } from "./budgets.ts";

export const modelListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    provider: z.enum(modelProviders),
    model_name: z.string(),
    deployment_name: z.string().nullable(),
    endpoint_host: z.string().nullable(),
    status: z.enum(activeStatuses),
    health: z.enum(["unknown", "healthy", "unhealthy"]),
    health_message: z.string(),
    is_default_content: z.boolean(),
    is_default_chat: z.boolean(),
    answers_chat: z.boolean().meta({
      description:
        "It is the one that answers in the chat now: the default for it, or the one for texts where that default is the built-in writer.",
    }),
    price_in: z.number().nullable(),
    price_out: z.number().nullable(),
    currency: z.string().nullable(),
    fallback: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    last_test: z.strictObject({ at: z.string(), ok: z.boolean(), latency_milliseconds: z.number().int().nullable() }).nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "ModelListItem" });
export type ModelListItem = z.infer<typeof modelListItemSchema>;

/** The last test, as it is kept with the model. */
export const modelTestRecordSchema = testedSchema.extend({ at: z.string(), by: z.string() });
export type ModelTestRecord = z.infer<typeof modelTestRecordSchema>;

/** Where a model is chosen; whoever deletes it chooses another one for these. */
export const modelUseSchema = z.strictObject({
  channels: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  configurations: z.array(z.enum(["outline", "scheduler"])),
  campaigns: z.number().int().meta({ description: "Campaigns with pieces of which it writes." }),
  fallback_of: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  default_for: z.array(z.enum(modelUses)).meta({ description: "It writes, or chats, where no other model is chosen." }),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

/** What a person may know of a model who may not change it has no endpoint, headers or hint of the key. */
export const modelDetailSchema = modelListItemSchema
  .extend({
    version: z.number().int(),
    endpoint_url: z.string().nullable(),
    api_version: z.string().nullable(),
    has_api_key: z.boolean(),
    api_key_hint: z.string().nullable().meta({ description: "Last four characters." }),
    headers: z.array(z.strictObject({ name: z.string(), has_value: z.boolean() })),
    parameters: parametersSchema,
    capabilities: capabilitiesSchema,
    context_size: z.number().int().nullable(),
    price_cached: z.number().nullable(),
    monthly_budget: z.number().nullable(),
    budget_stops: z.boolean(),
    budget: budgetUseSchema.nullable().meta({ description: "What is spent of it this month; null without one." }),
    max_concurrency: z.number().int(),
    requests_per_minute: z.number().int().nullable(),
    timeout_seconds: z.number().int(),
    fallback_model_id: z.string().nullable(),
    last_test: modelTestRecordSchema.nullable(),
    used_by: modelUseSchema,
    from_environment: z
      .boolean()
      .meta({ description: "Its address and key come from the server's environment and follow it at every start." }),
    created_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "Model" });
export type ModelDetail = z.infer<typeof modelDetailSchema>;

export const modelTestSchema = testedSchema
  .extend({
    reply: z.string().nullable(),
    available_models: z.array(z.string()).meta({ description: "Names that the endpoint offers, where it lists them." }),
  })
  .meta({ id: "ModelTest" });
export type ModelTest = z.infer<typeof modelTestSchema>;

/** What a test tells while it goes on. */
export const modelTestEventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("begun"), step: modelTestStepSchema.shape.step }),
  z.strictObject({ type: z.literal("ended"), step: modelTestStepSchema }),
  z.strictObject({ type: z.literal("done"), test: modelTestSchema }),
]);
export type ModelTestEvent = z.infer<typeof modelTestEventSchema>;

/** What a catalogue of public prices says of a model, in US dollars for a million tokens each; null where it has none. */
export const suggestedPriceSchema = z
  .strictObject({
    price_in: z.number().nullable(),
    price_out: z.number().nullable(),
    price_cached: z.number().nullable(),
    currency: z.literal("USD"),
    model: z.string().meta({ description: "What the catalogue calls the model." }),
    offered_by: z.string(),
    is_tiered: z.boolean().meta({ description: "Long inputs cost more than this." }),
  })
  .meta({ id: "SuggestedPrice" });
export type SuggestedPrice = z.infer<typeof suggestedPriceSchema>;
