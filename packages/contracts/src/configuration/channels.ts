import { z } from "zod";
import { listInput } from "../list.ts";
import {
  type Attribute,
  activeStatuses,
  attributeSchema,
  type ChannelKind,
  calendarDay,
  channelKinds,
  type FieldSpec,
  fieldSpecSchema,
  type LengthUnit,
  lengthUnits,
  type Parameters,
  parametersSchema,
} from "../master-data.ts";
import { name, text } from "../text.ts";

const id = z.string().min(1).max(64);

export const promptLimits = { prompt: 20_000 } as const;
export const channelLimits = { fields: 20, attributes: 40, iconBytes: 256 * 1024 } as const;

/** System and user prompt with `{{#name}}` variables. Unknown names and half-written markers are refused on saving. */
export const promptFields = {
  system_prompt: text("System prompt", { max: promptLimits.prompt }),
  user_prompt: text("User prompt", { min: 1, max: promptLimits.prompt }),
  /** Null: the company's default model. */
  model_id: id.nullable(),
  parameters: parametersSchema,
};

export const channelListInput = listInput(["name", "position", "updated_at"], "position").extend({
  status: z.enum(activeStatuses).optional(),
  kind: z.enum(channelKinds).optional(),
});
export type ChannelListInput = z.input<typeof channelListInput>;

const noDoubleKeys = (list: readonly { key: string }[]) => new Set(list.map((one) => one.key)).size === list.length;

const fields = {
  name: name("Name", 60),
  status: z.enum(activeStatuses).default("active"),
  description: text("Description", { max: 500 }).default(""),
  /** A built-in key, or `/api/files/{id}` of an uploaded picture. */
  icon: z.string().regex(/^([a-z0-9_-]{1,40}|\/api\/files\/[0-9a-f-]{36})$/, "Choose an icon"),
  kind: z.enum(channelKinds),
  fields: z
    .array(fieldSpecSchema)
    .min(1, "A channel needs at least one part of text")
    .max(channelLimits.fields)
    .refine(noDoubleKeys, "Two parts have the same key"),
  attributes: z.array(attributeSchema).max(channelLimits.attributes).refine(noDoubleKeys, "Two attributes have the same key").default([]),
  unit: z.enum(lengthUnits),
  fold: z.number().int().min(1).max(100_000).nullable().default(null),
  limits_checked_on: calendarDay.nullable().default(null),
  ...promptFields,
};
export const channelInput = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "Use lower-case letters, digits and _, beginning with a letter"),
  ...fields,
});
export type ChannelInput = z.input<typeof channelInput>;
/** The code stays: integrations name channels by it. */
export const channelUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type ChannelUpdateInput = z.input<typeof channelUpdateInput>;

export interface ChannelListItem {
  id: string;
  code: string;
  name: string;
  description: string;
  icon: string;
  kind: ChannelKind;
  status: (typeof activeStatuses)[number];
  unit: LengthUnit;
  /** Such as "Body 3,000 · Hashtags 3–5". */
  limits: string;
  model: { id: string; name: string } | null;
  position: number;
  updated_at: string;
}

export interface ChannelDetail extends ChannelListItem {
  version: number;
  fields: FieldSpec[];
  attributes: Attribute[];
  system_prompt: string;
  user_prompt: string;
  model_id: string | null;
  parameters: Parameters;
  fold: number | null;
  limits_checked_on: string | null;
  /** Factory prompts of a channel that came with the product, for the comparison; null for one's own. */
  default_prompts: { system_prompt: string; user_prompt: string } | null;
  used_by: { campaigns: number; style_guides: number; examples: number };
  created_at: string;
}
