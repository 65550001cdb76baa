import { z } from "zod";
import { blockOverridesSchema } from "../block-settings.ts";

import { attributeSchema, fieldSpecSchema, lengthUnits, parametersSchema, schedulerRulesSchema } from "../master-data.ts";
import { promptOwners } from "../prompt/prompt-rules.ts";
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
