import { z } from "zod";

import { promptLimits } from "./configuration/channels.ts";
import { attributeValueSchema, parametersSchema, schedulerRulesSchema } from "./master-data.ts";

import { text } from "./text.ts";

const id = z.string().min(1).max(64);

/** What a block has its own way; what is absent is as its campaign, its channel or the configuration of its kind has it. */
export const blockOverridesSchema = z
  .strictObject({
    /** By key; only those that differ from their default. */
    attributes: z.record(z.string().max(40), attributeValueSchema),
    voice_id: id,
    model_id: id,
    parameters: parametersSchema,
    system_prompt: text("System prompt", { max: promptLimits.prompt }),
    user_prompt: text("User prompt", { min: 1, max: promptLimits.prompt }),
    /** Language whose outline a piece follows instead of its own. */
    outline_language_id: id,
    /** Of a schedule. */
    rules: schedulerRulesSchema,
  })
  .partial();
export type BlockOverrides = z.output<typeof blockOverridesSchema>;

export const blockSettingsInput = z.strictObject({ block_id: id, version: z.number().int().min(1), overrides: blockOverridesSchema });
export type BlockSettingsInput = z.input<typeof blockSettingsInput>;
