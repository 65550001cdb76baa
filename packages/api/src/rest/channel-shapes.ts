import {
  activeStatuses,
  attributeTypes,
  attributeValueSchema,
  channelKinds,
  fieldFormats,
  lengthUnits,
  parametersSchema,
} from "@copydesk/contracts";
import { z } from "zod";

/** What REST says of channels, as they are read. */
export const channelField = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    format: z.enum(fieldFormats),
    required: z.boolean(),
    unit: z.enum(lengthUnits),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    countMin: z.number().int().optional(),
    countMax: z.number().int().optional(),
    totalMax: z.number().int().optional(),
    warnOver: z.number().int().optional(),
    help: z.string().optional(),
  })
  .meta({ id: "ChannelField" });

const attribute = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    help: z.string().optional(),
    type: z.enum(attributeTypes),
    options: z.array(z.string()).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    required: z.boolean(),
    default: attributeValueSchema,
  })
  .meta({ id: "ChannelAttribute" });

const named = z.strictObject({ id: z.string(), name: z.string() });

export const channelItem = z
  .strictObject({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    icon: z.string().meta({ description: "A built-in key, or the address of a picture" }),
    kind: z.enum(channelKinds),
    status: z.enum(activeStatuses),
    unit: z.enum(lengthUnits),
    limits: z.string(),
    model: named.nullable().meta({ description: "Null: the company's default" }),
    position: z.number().int(),
    used_by: z
      .strictObject({ campaigns: z.number().int(), style_guides: z.number().int(), examples: z.number().int() })
      .meta({ description: "One that is used can only be made inactive" }),
    updated_at: z.string(),
  })
  .meta({ id: "ChannelListItem" });

export const channelDetail = channelItem
  .extend({
    version: z.number().int(),
    fields: z.array(channelField),
    attributes: z.array(attribute),
    system_prompt: z.string(),
    user_prompt: z.string(),
    model_id: z.string().nullable(),
    parameters: parametersSchema,
    fold: z.number().int().nullable(),
    limits_checked_on: z.string().nullable(),
    default_prompts: z
      .strictObject({ system_prompt: z.string(), user_prompt: z.string() })
      .nullable()
      .meta({ description: "As the channel came; null for one's own" }),
    created_at: z.string(),
    updated_by: named.nullable(),
  })
  .meta({ id: "Channel" });
