import { z } from "zod";
import { blockOverridesSchema } from "../block-settings.ts";
import type { CheckResult } from "../blocks.ts";
import {
  attributeSchema,
  type FieldValues,
  fieldSpecSchema,
  lengthUnits,
  type Parameters,
  parametersSchema,
  schedulerRulesSchema,
} from "../master-data.ts";
import { type PromptGroup, type PromptProblem, promptOwners } from "../prompt/prompt-rules.ts";
import { promptLimits } from "./channels.ts";
import { voiceDraft } from "./voices.ts";

const id = z.string().min(1).max(64);
const draftPrompt = z.string().max(promptLimits.prompt * 8);
const draftOverrides = blockOverridesSchema.extend({ system_prompt: draftPrompt.optional(), user_prompt: draftPrompt.optional() });

/** A prompt as it stands in the editor, saved or not, and the campaign that fills it. */
export const promptPreviewInput = z.strictObject({
  owner: z.enum(promptOwners),
  /** The saved channel; absent for one that is being added. */
  channel_id: id.optional(),
  /** What of it is changed and not yet saved. */
  draft: z
    .strictObject({
      channel_name: z.string().max(300),
      channel_description: z.string().max(4_000),
      fields: z.array(fieldSpecSchema).max(20),
      unit: z.enum(lengthUnits),
      fold: z.number().int().min(1).max(100_000).nullable(),
      attributes: z.array(attributeSchema).max(40),
      /** Of a schedule. */
      rules: schedulerRulesSchema,
      system_prompt: draftPrompt,
      user_prompt: draftPrompt,
      model_id: id.nullable(),
      parameters: parametersSchema,
    })
    .partial()
    .default({}),
  /** Absent: the campaign's voice, or the default one. */
  voice_id: id.nullable().optional(),
  /** What of the voice is changed and not yet saved; examples are those of `voice_id`. */
  draft_voice: voiceDraft.optional(),
  language_id: id.optional(),
  /** A campaign the person may see; absent: the sample campaign that comes with the product. */
  campaign_id: id.optional(),
  /** One block of a campaign with its settings as they stand in its form; what else is asked for is not looked at then. */
  block: z.strictObject({ id, overrides: draftOverrides }).optional(),
});
export type PromptPreviewInput = z.input<typeof promptPreviewInput>;

/** A channel's prompt to be tried; outlines and schedules are tried with their configuration. */
export const promptTryInput = promptPreviewInput.omit({ block: true }).extend({ owner: z.literal("channel") });
export type PromptTryInput = z.input<typeof promptTryInput>;

export interface PromptVariableView {
  name: string;
  /** Heading it stands under in the menu. */
  group: PromptGroup;
  /** One sentence. */
  help: string;
  /** What it is now, for the campaign of the preview; shortened to 2,000 characters. */
  value: string;
  /** Nothing stands here for the campaign of the preview. */
  is_empty: boolean;
}

/** A stretch of a filled prompt: its own words, what a variable put in, or the form of the answer that is always added. */
export type PreviewPart = { kind: "words" | "answer"; text: string } | { kind: "variable"; name: string; text: string };

export interface PreviewMessage {
  role: "system" | "user";
  /** Exactly what would be sent. */
  content: string;
  tokens: number;
  /** The same, in order, to be shown. */
  parts: PreviewPart[];
}

export interface PromptPreview {
  messages: PreviewMessage[];
  variables: PromptVariableView[];
  problems: PromptProblem[];
  /** The campaign and language that filled it; no id for the sample campaign. */
  campaign: { id: string | null; name: string };
  language: { id: string; code: string; name: string; direction: "ltr" | "rtl" };
  tokens: { estimated: number; context_size: number | null };
  model: { id: string; name: string; provider: string };
  /** Those that would be sent: the prompt's own, else the model's. */
  parameters: Parameters;
  /** The model's own, which hold where the prompt says nothing. */
  model_parameters: Parameters;
}

/** What a try of a channel's prompt brought. */
export interface PromptTry {
  text: string;
  /** By part of the channel. */
  fields: FieldValues;
  /** What it was checked for, and how it came out. */
  checks: CheckResult[];
  /** What is wrong with it, in words. */
  problems: string[];
  model: { id: string; name: string; provider: string };
  finish_reason: string;
  tokens: { in: number; out: number; cached: number; estimated: boolean };
  /** Null when the price is unknown. */
  cost: number | null;
  currency: string | null;
  milliseconds: number;
  first_token_milliseconds: number | null;
}
