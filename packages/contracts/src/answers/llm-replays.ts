import { z } from "zod";
import { llmStatuses } from "../llm-logs.ts";
import { experimentCallStates, experimentStates, replayPrompt, replayVerdicts } from "../llm-replays.ts";
import { fieldSpecSchema, parametersSchema } from "../master-data.ts";
import { checkResultSchema, versionContentSchema } from "./blocks.ts";
import { personRefSchema } from "./campaigns.ts";
import { llmListItemSchema } from "./llm-logs.ts";

/** One of the two answers that are compared, as our own reader reads it and our own checks judge it. */
export const comparedCallSchema = llmListItemSchema.extend({
  parameters: parametersSchema,
  finish_reason: z.string().nullable(),
  error_code: z.string().nullable(),
  problem: z.string().nullable().meta({ description: "Why there is no whole answer, in words; null when there is one." }),
  reply: z.string().meta({ description: "Exactly as the model wrote it; empty when it is not kept any more." }),
  content: versionContentSchema.nullable().meta({ description: "As a version would hold it; null when it cannot be read as one." }),
  text: z.string().meta({ description: "The same as plain text; the reply itself when it cannot be read." }),
  checks: z.array(checkResultSchema),
  failed_checks: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Checks that complain; null when there is nothing that could be checked." }),
});
export type ComparedCall = z.infer<typeof comparedCallSchema>;

export const replayComparisonSchema = z.strictObject({
  original: comparedCallSchema,
  replay: comparedCallSchema,
  fields: z
    .array(fieldSpecSchema)
    .meta({ description: "Parts of the channel with their limits, to show the fields by; empty for what is no piece of a channel." }),
  verdict: z.enum(replayVerdicts).nullable().meta({ description: "Null when one of the two is not kept any more." }),
  changed: z.strictObject({
    model: z.boolean(),
    messages: z.boolean(),
    parameters: z.array(parametersSchema.keyof()),
  }),
  can_take: z
    .strictObject({ block_id: z.string(), selected_version_id: z.string().nullable() })
    .nullable()
    .meta({ description: "The block whose version the answer can become, for whoever may edit it; else null." }),
});
export type ReplayComparison = z.infer<typeof replayComparisonSchema>;

const count = z.number().int();

/** What is other than it was then, kept with an experiment. */
export const replayChangeSchema = z.strictObject({
  model_id: z.string().optional(),
  parameters: parametersSchema.optional(),
  prompt: replayPrompt.optional(),
});
export type ReplayChange = z.infer<typeof replayChangeSchema>;

/** Sums of one side over the calls that were asked again. */
export const experimentSideSchema = z.strictObject({
  wins: z.number().int(),
  failed_checks: z.number().int(),
  costs: z.array(z.strictObject({ currency: z.string().nullable(), amount: z.number() })).meta({ description: "One sum a currency." }),
  without_cost: z.number().int().meta({ description: "Calls whose cost is unknown, and so is in no sum." }),
  average_ms: z.number().nullable().meta({ description: "Of all calls that have it; null when none has." }),
});
export type ExperimentSide = z.infer<typeof experimentSideSchema>;

export const experimentListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    state: z.enum(experimentStates),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    person: personRefSchema.nullable(),
    model: z
      .strictObject({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: "The other model; null when each call is asked of the model that it was asked of then." }),
    counts: z.strictObject({ all: count, waiting: count, asking: count, done: count, failed: count, cancelled: count }),
    equal: z.number().int(),
    original: experimentSideSchema,
    replay: experimentSideSchema,
  })
  .meta({ id: "LlmExperimentListItem" });
export type ExperimentListItem = z.infer<typeof experimentListItemSchema>;

/** One side of one call in the table of an experiment. */
export const experimentAnswerSchema = z.strictObject({
  id: z.string(),
  status: z.enum(llmStatuses),
  model: z.string(),
  cost: z.strictObject({ amount: z.number(), currency: z.string().nullable() }).nullable(),
  total_ms: z.number().int().nullable(),
  failed_checks: z.number().int().nullable(),
});
export type ExperimentAnswer = z.infer<typeof experimentAnswerSchema>;

export const experimentCallSchema = z.strictObject({
  original: experimentAnswerSchema
    .extend(llmListItemSchema.pick({ at: true, purpose: true, campaign: true, language: true, channel: true }).shape)
    .nullable()
    .meta({ description: "What was asked again; null when it is not kept, or not shown to the asker any more." }),
  replay: experimentAnswerSchema.nullable(),
  state: z.enum(experimentCallStates),
  verdict: z.enum(replayVerdicts).nullable(),
  message: z.string().nullable().meta({ description: "Why it failed, in words." }),
  asked_twice: z.boolean().meta({ description: "The process ended while it was asked, so that it was asked a second time." }),
});
export type ExperimentCall = z.infer<typeof experimentCallSchema>;

export const experimentDetailSchema = experimentListItemSchema
  .extend({ change: replayChangeSchema, calls: z.array(experimentCallSchema) })
  .meta({ id: "LlmExperiment" });
export type ExperimentDetail = z.infer<typeof experimentDetailSchema>;
