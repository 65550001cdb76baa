import { z } from "zod";
import { listInput } from "../list.ts";
import {
  activeStatuses,
  calendarDay,
  channelKinds,
  type FieldSpec,
  fieldSpecSchema,
  lengthUnits,
  parametersSchema,
} from "../master-data.ts";
import { promptVariables } from "../prompt/placeholders.ts";
import { name, text } from "../text.ts";
import { attributeLimits, attributesSchema } from "./attributes.ts";

const id = z.string().min(1).max(64);

export const promptLimits = { prompt: 20_000 } as const;
/** `iconSide` in pixels. */
export const channelLimits = { all: 500, fields: 20, ...attributeLimits, iconBytes: 256 * 1024, iconSide: 96 } as const;

/** System and user prompt with `{{#name}}` variables. Unknown names and half-written markers are refused on saving. */
export const promptFields = {
  system_prompt: text("System prompt", { max: promptLimits.prompt }),
  user_prompt: text("User prompt", { min: 1, max: promptLimits.prompt }),
  /** Null: the company's default model. */
  model_id: id.nullable(),
  parameters: parametersSchema,
};

/** All of them at once unless asked otherwise: their order is only seen in one piece. */
export const channelListInput = listInput(["name", "position", "updated_at"], "position").extend({
  limit: z.coerce.number().int().min(1).max(channelLimits.all).default(channelLimits.all),
  status: z.enum(activeStatuses).optional(),
  kind: z.enum(channelKinds).optional(),
});
export type ChannelListInput = z.input<typeof channelListInput>;

/** A part of text whose bounds are in order. */
const checkedField = fieldSpecSchema.superRefine((field, check) => {
  const issue = (path: keyof FieldSpec, message: string) => check.addIssue({ code: "custom", path: [path], message });
  const { format, min, max, countMin, countMax, totalMax, warnOver } = field;
  if (min !== undefined && max !== undefined && min > max) issue("max", "The longest is below the shortest");
  if (countMin !== undefined && countMax !== undefined && countMin > countMax) issue("countMax", "The maximum is below the minimum");
  if (warnOver !== undefined && max !== undefined && warnOver > max) issue("warnOver", "Warn at a length below the longest");
  const isCounted = countMin !== undefined || countMax !== undefined || totalMax !== undefined;
  if (isCounted && format !== "list") issue("format", "Only a list has a number of entries");
});

const partsSchema = z
  .array(checkedField)
  .min(1, "A channel needs at least one part of text")
  .max(channelLimits.fields, `${channelLimits.fields} parts or fewer`)
  .superRefine((list, check) => {
    list.forEach(({ key }, at) => {
      if (list.findIndex((one) => one.key === key) < at)
        check.addIssue({ code: "custom", path: [at, "key"], message: "Two parts have the same key" });
    });
  });

const taken = new Set<string>(promptVariables);
const ownAttributes = attributesSchema.superRefine((list, check) => {
  list.forEach(({ key }, at) => {
    if (taken.has(key))
      check.addIssue({ code: "custom", path: [at, "key"], message: `${key} is a variable of its own; choose another key` });
  });
});

const fields = {
  name: name("Name", 60),
  status: z.enum(activeStatuses).default("active"),
  description: text("Description", { max: 500 }).default(""),
  /** A built-in key, or `/api/files/{id}` of an uploaded picture. */
  icon: z.string().regex(/^([a-z0-9_-]{1,40}|\/api\/files\/[0-9a-f-]{36})$/, "Choose an icon"),
  kind: z.enum(channelKinds),
  fields: partsSchema,
  attributes: ownAttributes,
  unit: z.enum(lengthUnits),
  fold: z.number().int().min(1).max(100_000).nullable().default(null),
  limits_checked_on: calendarDay.nullable().default(null),
  ...promptFields,
};
export const channelInput = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "Use small letters, digits and _, beginning with a letter"),
  ...fields,
});
export type ChannelInput = z.input<typeof channelInput>;
/** The code stays: integrations name channels by it. */
export const channelUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type ChannelUpdateInput = z.input<typeof channelUpdateInput>;
/** Every channel, in the order wanted. */
export const channelOrderInput = z.strictObject({ ids: z.array(id).min(1).max(channelLimits.all) });
export const channelStatusInput = z.strictObject({ id, status: z.enum(activeStatuses) });
