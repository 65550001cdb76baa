import { z } from "zod";
import {
  activeStatuses,
  attributeValueSchema,
  channelKinds,
  directions,
  fieldSpecSchema,
  lengthUnits,
  modelProviders,
} from "../master-data.ts";

export const attributeValuesSchema = z.record(z.string(), attributeValueSchema);
export type AttributeValues = z.infer<typeof attributeValuesSchema>;

export const languageOptionSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  native_name: z.string(),
  direction: z.enum(directions),
  word_spacing: z.boolean(),
  is_default: z.boolean(),
});
export type LanguageOption = z.infer<typeof languageOptionSchema>;

export const channelOptionSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  kind: z.enum(channelKinds),
  fields: z.array(fieldSpecSchema),
  unit: z.enum(lengthUnits),
  fold: z.number().int().nullable().meta({ description: 'Graphemes shown before "see more"; null when the channel does not fold.' }),
  is_active: z.boolean(),
});
export type ChannelOption = z.infer<typeof channelOptionSchema>;

export const objectiveOptionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_default: z.boolean(),
});
export type ObjectiveOption = z.infer<typeof objectiveOptionSchema>;

export const voiceOptionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_default: z.boolean(),
  language_ids: z.array(z.string()).meta({ description: "Languages that have a style guide." }),
});
export type VoiceOption = z.infer<typeof voiceOptionSchema>;

export const teamOptionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  colour: z.string(),
});
export type TeamOption = z.infer<typeof teamOptionSchema>;

export const modelOptionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  provider: z.enum(modelProviders),
  is_default: z.boolean(),
});
export type ModelOption = z.infer<typeof modelOptionSchema>;

/** Names, icons and shapes of active master data that forms need; never prompts or credentials. */
export const formOptionsSchema = z
  .strictObject({
    languages: z.array(languageOptionSchema),
    channels: z.array(channelOptionSchema),
    objectives: z.array(objectiveOptionSchema),
    voices: z.array(voiceOptionSchema),
    teams: z.array(teamOptionSchema),
    models: z.array(modelOptionSchema),
    schedule_note: z
      .string()
      .meta({ description: 'One sentence about the default schedule, such as "Up to three posts a day, none between 21:00 and 07:00."' }),
    time_zone: z.string(),
  })
  .meta({ id: "CampaignOptions" });
export type FormOptions = z.infer<typeof formOptionsSchema>;

export const languageRowSchema = z
  .strictObject({
    id: z.string(),
    version: z.number().int(),
    code: z.string(),
    name: z.string(),
    native_name: z.string(),
    direction: z.enum(directions),
    word_spacing: z.boolean(),
    formality_note: z.string(),
    status: z.enum(activeStatuses),
    is_default: z.boolean(),
    position: z.number().int(),
    used_by: z
      .strictObject({
        campaigns: z.number().int(),
        style_guides: z.number().int(),
        examples: z.number().int(),
      })
      .meta({ description: "Campaigns, style guides and examples that use it; one that is used can only be made inactive." }),
    updated_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "Language" });
export type LanguageRow = z.infer<typeof languageRowSchema>;

/** One of the languages that can be taken over ready-made. */
export const catalogueLanguageSchema = z.strictObject({
  code: z.string(),
  name: z.string(),
  native_name: z.string(),
  direction: z.enum(directions),
  word_spacing: z.boolean(),
  formality_note: z.string(),
});
export type CatalogueLanguage = z.infer<typeof catalogueLanguageSchema>;
