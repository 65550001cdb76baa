import { z } from "zod";
import { blockOverridesSchema } from "../block-settings.ts";
import {
  blockKinds,
  blockStates,
  checkCodes,
  checkLevels,
  explanationSaid,
  outlineSchema,
  schedulePlanSchema,
  versionOrigins,
} from "../blocks.ts";
import { attributeSchema, fieldValuesSchema, parametersSchema, schedulerRulesSchema } from "../master-data.ts";
import { promptOwners } from "../prompt/prompt-rules.ts";

export const conflictKindSchema = z.enum([
  "channel_gone",
  "outside_campaign",
  "outside_window",
  "quiet_hours",
  "too_close",
  "blackout",
  "past",
  "day_full",
]);
export type ConflictKind = z.infer<typeof conflictKindSchema>;

export const postConflictSchema = z.strictObject({
  post_id: z.string(),
  kind: conflictKindSchema,
  message: z.string().meta({ description: 'In words with both figures, such as "12:30 is outside 09:00–11:00".' }),
});
export type PostConflict = z.infer<typeof postConflictSchema>;

/** The content of a version, by kind of block. */
export const versionContentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("outline"), outline: outlineSchema }),
  z.strictObject({ kind: z.literal("content"), fields: fieldValuesSchema }),
  z.strictObject({ kind: z.literal("schedule"), plan: schedulePlanSchema }),
]);
export type VersionContent = z.infer<typeof versionContentSchema>;

/** One check of a text. `ok` ones are shown as a quiet tick, `unknown` ones, which could not be made, without. */
export const checkResultSchema = z.strictObject({
  code: z.enum(checkCodes),
  level: z.enum(checkLevels),
  field: z.string().nullable().meta({ description: "Field key, or null when it is about the whole piece." }),
  message: z.string(),
  value: z.number().optional().meta({ description: "Measured and allowed, when the check is a count." }),
  limit: z.number().optional(),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

export const versionSummarySchema = z.strictObject({
  id: z.string(),
  number: z.number().int(),
  origin: z.enum(versionOrigins),
  label: z.string(),
  author: z.string().meta({ description: "The person who edited, or the name of the model that wrote." }),
  author_id: z.string().nullable().meta({ description: "Null for what a model wrote." }),
  model_name: z.string().nullable(),
  is_offline: z.boolean(),
  is_incomplete: z.boolean().meta({ description: "The text ended early and was kept." }),
  note: z.string(),
  wish: z.string().meta({ description: "What the person who had it written asked for; empty when nothing." }),
  is_selected: z.boolean(),
  created_at: z.string(),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

export const versionDetailSchema = versionSummarySchema.extend({
  block_id: z.string(),
  content: versionContentSchema,
  text: z.string(),
  checks: z.array(checkResultSchema),
  tokens_in: z.number().int().nullable(),
  tokens_out: z.number().int().nullable(),
  cost: z.number().nullable(),
  currency: z.string().nullable(),
});
export type VersionDetail = z.infer<typeof versionDetailSchema>;

/** One failed attempt as the person sees it. */
export const blockFailureSchema = z.strictObject({
  code: z.string(),
  message: z.string(),
  next_step: z.string(),
  request_id: z.string().nullable(),
  at: z.string(),
  partial_text: z.string().nullable().meta({ description: "Kept text of an interrupted answer, if any." }),
});
export type BlockFailure = z.infer<typeof blockFailureSchema>;

/** Why a version is as it is. */
export const versionExplanationSchema = z
  .strictObject({
    version_id: z.string(),
    block_id: z.string(),
    number: z.number().int(),
    origin: z.enum(versionOrigins),
    author: z.string().meta({ description: "The person who edited, or the name of the model that wrote." }),
    created_at: z.string(),
    wish: z.string(),
    note: z.string(),
    model: z
      .strictObject({ id: z.string().nullable(), name: z.string(), is_offline: z.boolean() })
      .nullable()
      .meta({ description: "Null for what a person wrote." }),
    parameters: parametersSchema,
    checks: z.array(checkResultSchema),
    outline_version_id: z.string().nullable().meta({ description: "The outline that it follows, as it was then." }),
    style_guide: z.strictObject({ id: z.string(), version: z.number().int().nullable() }).nullable(),
    base_version_id: z.string().nullable().meta({ description: "What was selected when it came to be." }),
    tokens: z.strictObject({
      in: z.number().int().nullable(),
      out: z.number().int().nullable(),
      cached: z.number().int().nullable(),
      estimated: z.boolean(),
    }),
    cost: z.number().nullable(),
    currency: z.string().nullable(),
    milliseconds: z.number().nullable(),
    finish_reason: z.string().nullable(),
    said: z.enum(explanationSaid),
    messages: z
      .array(z.strictObject({ role: z.string(), content: z.string() }))
      .meta({ description: "Exactly what was sent, in its order. Empty where it is not shown." }),
    reply: z.string().nullable().meta({ description: "What came back, before it was read; null where it is no longer kept." }),
    call_id: z.string().nullable().meta({ description: "The call in the log that it came from." }),
  })
  .meta({ id: "VersionExplanation" });
export type VersionExplanation = z.infer<typeof versionExplanationSchema>;

/** A block without its text: enough for the index, the tabs and the overview. */
export const blockSummarySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(blockKinds),
  language_id: z.string(),
  language_code: z.string(),
  channel_id: z.string().nullable(),
  channel_code: z.string().nullable(),
  state: z.enum(blockStates),
  out_of_date: z.boolean(),
  version_count: z.number().int(),
  selected_number: z.number().int().nullable(),
  selected_version_id: z.string().nullable(),
  selected_origin: z.enum(versionOrigins).nullable(),
  warnings: z.number().int(),
  wrong_language: z.boolean().meta({ description: "What is selected, or a part of it, is in another language than its own." }),
  failure: blockFailureSchema.nullable(),
});
export type BlockSummary = z.infer<typeof blockSummarySchema>;

/** A block with its selected text. */
export const blockDetailSchema = blockSummarySchema.extend({ selected: versionDetailSchema.nullable() });
export type BlockDetail = z.infer<typeof blockDetailSchema>;

/** Where something comes from that a block does not have its own way. */
export const settingOriginSchema = z.enum(["campaign", "channel", "configuration", "model", "company", "builtin"]);
export type SettingOrigin = z.infer<typeof settingOriginSchema>;

export const blockSettingsSchema = z
  .strictObject({
    block_id: z.string(),
    version: z.number().int().meta({ description: "Counts changes of these settings, not of the text." }),
    kind: z.enum(blockKinds),
    owner: z.enum(promptOwners),
    channel_id: z.string().nullable(),
    overrides: blockOverridesSchema,
    attributes: z.array(attributeSchema).meta({ description: "With their defaults." }),
    inherited: z.strictObject({
      voice: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
      model: z.strictObject({ id: z.string(), name: z.string(), origin: settingOriginSchema }).nullable(),
      parameters: parametersSchema,
      parameter_origins: z.partialRecord(parametersSchema.keyof(), settingOriginSchema),
      system_prompt: z.string(),
      user_prompt: z.string(),
      rules: schedulerRulesSchema.nullable().meta({ description: "Of a schedule." }),
    }),
    outline_languages: z
      .array(z.strictObject({ id: z.string(), code: z.string(), name: z.string(), is_written: z.boolean() }))
      .meta({ description: "Other languages of the campaign, whose outline a piece may follow; none for what follows no outline." }),
  })
  .meta({ id: "BlockSettings" });
export type BlockSettings = z.infer<typeof blockSettingsSchema>;
