import { z } from "zod";
import { activeStatuses, attributeSchema, channelKinds, fieldSpecSchema, lengthUnits, parametersSchema } from "../master-data.ts";

export const channelUsesSchema = z.strictObject({
  campaigns: z.number().int(),
  style_guides: z.number().int(),
  examples: z.number().int(),
});
export type ChannelUses = z.infer<typeof channelUsesSchema>;

export const channelListItemSchema = z
  .strictObject({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    icon: z.string(),
    kind: z.enum(channelKinds),
    status: z.enum(activeStatuses),
    unit: z.enum(lengthUnits),
    limits: z.string().meta({ description: 'Such as "Body 3,000 · Hashtags 3–5".' }),
    model: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    position: z.number().int(),
    used_by: channelUsesSchema.meta({
      description: "Pieces of campaigns, style guides and examples that name it; one that is used can only be made inactive.",
    }),
    updated_at: z.string(),
  })
  .meta({ id: "ChannelListItem" });
export type ChannelListItem = z.infer<typeof channelListItemSchema>;

export const channelDetailSchema = channelListItemSchema
  .extend({
    version: z.number().int(),
    fields: z.array(fieldSpecSchema),
    attributes: z.array(attributeSchema),
    system_prompt: z.string(),
    user_prompt: z.string(),
    model_id: z.string().nullable(),
    parameters: parametersSchema,
    fold: z.number().int().nullable(),
    limits_checked_on: z.string().nullable(),
    default_prompts: z
      .strictObject({ system_prompt: z.string(), user_prompt: z.string() })
      .nullable()
      .meta({ description: "Factory prompts of a channel that came with the product, for the comparison; null for one's own." }),
    created_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "Channel" });
export type ChannelDetail = z.infer<typeof channelDetailSchema>;
