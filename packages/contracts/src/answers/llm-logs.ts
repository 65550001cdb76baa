import { z } from "zod";
import { llmPurposes, llmStatuses, priceOrigins } from "../llm-logs.ts";
import { personRefSchema } from "./campaigns.ts";

/**
 * What a call used, in parts that do not overlap: all input is `tokens_fresh + tokens_cached`, all output
 * `tokens_out + tokens_reasoning`. Null: the endpoint did not say.
 */
export const llmUsageSchema = z.strictObject({
  tokens_fresh: z.number().int().nullable(),
  tokens_cached: z.number().int().nullable(),
  tokens_out: z.number().int().nullable(),
  tokens_reasoning: z.number().int().nullable(),
  is_estimated: z.boolean().meta({ description: "Counted by Copydesk, because the endpoint did not say." }),
});
export type LlmUsage = z.infer<typeof llmUsageSchema>;

/** A known amount; null when any price that it needs is unknown. Zero only for what is free. */
export const llmCostSchema = z.strictObject({
  amount: z.number(),
  currency: z.string().nullable(),
});
export type LlmCost = z.infer<typeof llmCostSchema>;

export const llmListItemSchema = llmUsageSchema
  .extend({
    id: z.string(),
    at: z.string(),
    purpose: z.enum(llmPurposes),
    person: personRefSchema.nullable(),
    campaign: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    language: z.string().meta({ description: "Codes; empty when the call was for none." }),
    channel: z.string(),
    model: z.strictObject({ id: z.string().nullable(), name: z.string() }).meta({ description: "What the model is called here, or was." }),
    status: z.enum(llmStatuses),
    cost: llmCostSchema.nullable(),
    total_ms: z.number().int().nullable(),
    first_token_ms: z.number().int().nullable().meta({ description: "Null when the answer came in one piece." }),
    attempt: z.number().int(),
  })
  .meta({ id: "LlmListItem" });
export type LlmListItem = z.infer<typeof llmListItemSchema>;

/** A tool that a model asked for, with the arguments as it wrote them. */
export const llmToolCallSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  arguments: z.string(),
});
export type LlmToolCall = z.infer<typeof llmToolCallSchema>;

/** A message as it was sent: what a model asked tools for stands with its own, what a tool answered says which call it answers. */
export const loggedMessageSchema = z.strictObject({
  role: z.string(),
  content: z.string(),
  tool_calls: z.array(llmToolCallSchema).optional(),
  tool_call_id: z.string().optional(),
});
export type LoggedMessage = z.infer<typeof loggedMessageSchema>;

export const llmDetailSchema = llmListItemSchema
  .extend({
    provider: z.string(),
    model_name: z.string().meta({ description: "The name that was sent." }),
    answered_by: z.string().nullable().meta({ description: "The name that the endpoint gave itself in its answer, when it gave one." }),
    parameters: z.record(z.string(), z.unknown()),
    dropped: z.array(z.string()).meta({ description: "Parameters that the endpoint refused, which were left out." }),
    finish_reason: z.string().nullable(),
    error_code: z.string().nullable(),
    http_status: z.number().int().nullable(),
    request_id: z.string().nullable(),
    price: z
      .strictObject({
        fresh: z.number().nullable(),
        cached: z.number().nullable(),
        out: z.number().nullable(),
        currency: z.string().nullable(),
        origin: z.enum(priceOrigins),
      })
      .nullable()
      .meta({ description: "A million tokens each, as on that day; null where unknown." }),
    piece: z
      .strictObject({
        block_id: z.string(),
        kind: z.enum(["outline", "content", "schedule"]),
        version_id: z.string().nullable(),
        version_number: z.number().int().nullable(),
      })
      .nullable(),
    replay_of: z.string().nullable().meta({ description: "The call that this one asks again; null for every other purpose." }),
    replays: z
      .array(z.strictObject({ id: z.string(), at: z.string(), status: z.enum(llmStatuses), model: z.string() }))
      .meta({ description: "Those that asked this one again, as far as the asker sees them, the latest first." }),
    thread: z
      .array(
        z.strictObject({
          id: z.string(),
          at: z.string(),
          status: z.enum(llmStatuses),
          attempt: z.number().int(),
        }),
      )
      .meta({ description: "All calls of the same task, this one included, in their order." }),
    body: z
      .strictObject({
        messages: z.array(loggedMessageSchema),
        reply: z.string(),
        tool_calls: z.array(llmToolCallSchema),
        endpoint_words: z.string(),
        usage: z.unknown(),
      })
      .nullable()
      .meta({ description: "Null when the asker may not read them, or when they are no longer kept; `bodies` says which." }),
    bodies: z.enum(["shown", "not_allowed", "private", "expired"]),
  })
  .meta({ id: "LlmCall" });
export type LlmDetail = z.infer<typeof llmDetailSchema>;

/** Figures of many calls. */
export const llmFiguresSchema = z
  .strictObject({
    calls: z.number().int(),
    failed: z
      .number()
      .int()
      .meta({ description: "Ended in an error, a timeout or a filter; those that people cancelled and those still running are not." }),
    tokens_fresh: z.number().int(),
    tokens_cached: z.number().int(),
    tokens_out: z.number().int(),
    tokens_reasoning: z.number().int(),
    without_tokens: z.number().int().meta({ description: "Calls that no tokens are known of, and so are not in the sums." }),
    without_cached: z.number().int().meta({
      description: "Calls that do not say what came from a cache, and so are not in that sum; those of `without_tokens` among them.",
    }),
    without_reasoning: z.number().int().meta({ description: "The same of reasoning." }),
    costs: z
      .array(z.strictObject({ currency: z.string().nullable(), amount: z.number() }))
      .meta({ description: "One sum a currency; currencies are never added up." }),
    without_cost: z.number().int().meta({ description: "Calls whose cost is unknown, and so is in no sum." }),
    total_p50: z.number().nullable().meta({ description: "Milliseconds; null without any call that has it." }),
    total_p95: z.number().nullable(),
    first_p50: z.number().nullable(),
    first_p95: z.number().nullable(),
  })
  .meta({ id: "LlmFigures" });
export type LlmFigures = z.infer<typeof llmFiguresSchema>;

export const llmChartGroupSchema = z.strictObject({
  key: z.string().nullable().meta({ description: "What a filter asks for: an id, a code or a name. Null for what is not `one`." }),
  kind: z.enum(["one", "none", "others"]),
  label: z.string(),
  total: llmFiguresSchema,
  points: z.array(llmFiguresSchema),
});
export type LlmChartGroup = z.infer<typeof llmChartGroupSchema>;

export const llmChartSchema = z
  .strictObject({
    timezone: z.string(),
    unit: z.enum(["hour", "day", "week", "month"]),
    borders: z
      .array(z.string())
      .meta({ description: "Instants at which each interval begins, and the end of the last one: one more than there are points." }),
    total: llmFiguresSchema,
    points: z.array(llmFiguresSchema),
    groups: z.array(llmChartGroupSchema).meta({
      description:
        "The largest by calls, at most eight, then all others as one; those that belong to none, such as a chat to no campaign, count as one of them. Empty without a group.",
    }),
  })
  .meta({ id: "LlmChart" });
export type LlmChart = z.infer<typeof llmChartSchema>;

/** What there is to filter by, among what the person may see. */
export const llmOptionsSchema = z.strictObject({
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  campaigns: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  models: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  languages: z.array(z.string()),
  channels: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  purposes: z.array(z.enum(llmPurposes)),
  can_read_bodies: z.boolean().meta({ description: "Whether they may read what was sent and answered, and so search in it." }),
});
export type LlmOptions = z.infer<typeof llmOptionsSchema>;
