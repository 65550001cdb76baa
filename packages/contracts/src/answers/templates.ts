import { z } from "zod";
import { privacies, templateBriefSchema } from "../campaigns.ts";
import { personRefSchema } from "./campaigns.ts";

/** Something that a template was made with and that is gone or switched off by now. It is left out of its values. */
export const templateDeletionsSchema = z.strictObject({
  kind: z.enum(["language", "channel", "objective", "voice"]),
  id: z.string(),
  name: z.string().meta({ description: "Empty when not even its name is left." }),
  language_ids: z.array(z.string()).meta({ description: "Of a channel: the languages that it was chosen in. Of a language: itself." }),
  channel_ids: z.array(z.string()).meta({ description: "Of a language: its channels that are still there." }),
  place: z.number().int().meta({ description: "Of a language: its place, counted from 0; the first is the primary one." }),
});
export type TemplateDeletions = z.infer<typeof templateDeletionsSchema>;

export const templateDetailSchema = z.strictObject({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  values: templateBriefSchema
    .extend({ from_date: z.string(), to_date: z.string() })
    .meta({ description: "What the form begins with; dates counted from today. What is gone is left out." }),
  span_days: z.number().int(),
  privacy: z.enum(privacies),
  is_public: z.boolean(),
  team_ids: z.array(z.string()),
  placeholders: z.array(z.string()).meta({ description: "Names between `{{#` and `}}` that become inputs." }),
  notices: z.array(z.string()).meta({ description: "What is gone or inactive, in sentences." }),
  gone: z.array(templateDeletionsSchema).meta({ description: "The same, for a form that offers something else in its place." }),
  owner: personRefSchema.nullable().meta({ description: "Null for one that came with Copydesk." }),
  updated_by: personRefSchema.nullable().meta({ description: "Who saved it last; null when nobody has since it came." }),
  updated_at: z.string(),
  can_edit: z.boolean(),
  can_share: z.boolean().meta({ description: "Whether they may say who sees it." }),
});
export type TemplateDetail = z.infer<typeof templateDetailSchema>;

export const templateListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    privacy: z.enum(privacies),
    languages: z.array(z.string()).meta({ description: "Codes, the primary language first." }),
    channels: z.array(z.string()).meta({ description: "Codes, in the channels' order." }),
    owner: personRefSchema.nullable().meta({ description: "Null for templates that came with Copydesk." }),
    updated_at: z.string(),
    can_edit: z.boolean(),
    can_remove: z.boolean(),
  })
  .meta({ id: "TemplateListItem" });
export type TemplateListItem = z.infer<typeof templateListItemSchema>;
