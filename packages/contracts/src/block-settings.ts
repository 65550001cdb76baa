import { z } from "zod";
import type { BlockKind } from "./blocks.ts";
import { promptLimits } from "./configuration/channels.ts";
import {
  type Attribute,
  attributeValueSchema,
  type Parameters,
  parametersSchema,
  type SchedulerRules,
  schedulerRulesSchema,
} from "./master-data.ts";
import type { PromptOwner } from "./prompt/prompt-rules.ts";
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

/** Where something comes from that a block does not have its own way. */
export type SettingOrigin = "campaign" | "channel" | "configuration" | "model" | "company" | "builtin";

export interface BlockSettings {
  block_id: string;
  /** Counts changes of these settings, not of the text. */
  version: number;
  kind: BlockKind;
  owner: PromptOwner;
  channel_id: string | null;
  overrides: BlockOverrides;
  /** With their defaults. */
  attributes: Attribute[];
  inherited: {
    voice: { id: string; name: string } | null;
    model: { id: string; name: string; origin: SettingOrigin } | null;
    parameters: Parameters;
    parameter_origins: Partial<Record<keyof Parameters, SettingOrigin>>;
    system_prompt: string;
    user_prompt: string;
    /** Of a schedule. */
    rules: SchedulerRules | null;
  };
  /** Other languages of the campaign, whose outline a piece may follow; none for what follows no outline. */
  outline_languages: { id: string; code: string; name: string; is_written: boolean }[];
}
