import { attributeTypes, attributeValueSchema, directions, isoWeekday, parametersSchema } from "@copydesk/contracts";
import { z } from "zod";

/** What REST says of outline and scheduler configuration, as they are read. */
const attribute = z.strictObject({
  key: z.string(),
  label: z.string(),
  help: z.string().optional(),
  type: z.enum(attributeTypes),
  options: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  required: z.boolean(),
  default: attributeValueSchema,
});

const window = z.strictObject({ weekdays: z.array(isoWeekday), from: z.string(), to: z.string() });

const schedulerRules = z
  .strictObject({
    posts_per_week: z.number().int().meta({ description: "Of each channel that has no number of its own; 0 sets no bound" }),
    channel_posts_per_week: z.record(z.string(), z.number().int()).optional().meta({ description: "By channel code" }),
    posts_per_day: z.number().int(),
    gap_same_channel_minutes: z.number().int(),
    gap_any_channel_minutes: z.number().int(),
    weekdays: z.array(isoWeekday),
    windows: z.record(z.string(), z.array(window)).meta({ description: "By channel code; without one any hour that is not quiet" }),
    quiet_from: z.string(),
    quiet_to: z.string(),
    blackout_dates: z.array(z.string()),
    lead_channel: z.string().nullable(),
    stagger_languages_minutes: z.number().int(),
  })
  .meta({ id: "SchedulerRules" });

const configurationValues = z
  .strictObject({
    attributes: z.array(attribute),
    rules: schedulerRules.nullable(),
    system_prompt: z.string(),
    user_prompt: z.string(),
    model_id: z.string().nullable(),
    parameters: parametersSchema,
  })
  .meta({ id: "ConfigurationValues" });

const byWhom = z.strictObject({ id: z.string(), name: z.string() }).nullable();

export const configuration = z
  .strictObject({
    kind: z.enum(["outline", "scheduler"]),
    version: z.number().int().meta({ description: "What a save is compared with" }),
    number: z.number().int().meta({ description: "Of the state in use, as the history counts them" }),
    ...configurationValues.shape,
    updated_at: z.string(),
    updated_by: byWhom,
    defaults: configurationValues.meta({ description: "As the product came" }),
    is_default: z.boolean(),
  })
  .meta({ id: "Configuration" });

const structure = (of: string) =>
  z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: `${of}, its whole structure` });

export const configurationTry = z
  .strictObject({
    campaign: z.strictObject({ id: z.string().nullable(), name: z.string() }),
    language: z.strictObject({ id: z.string(), code: z.string(), name: z.string(), direction: z.enum(directions) }),
    outline: structure("The outline"),
    plan: structure("The schedule"),
    text: z.string().meta({ description: "The answer as it came, where it could not be read" }),
    problems: z.array(z.string()),
    model: z.strictObject({ id: z.string().nullable(), name: z.string(), is_offline: z.boolean() }),
    tokens: z.strictObject({ in: z.number(), out: z.number(), cached: z.number(), estimated: z.boolean() }),
    cost: z.number().nullable().meta({ description: "Null when the price is unknown" }),
    currency: z.string().nullable(),
    milliseconds: z.number(),
  })
  .meta({ id: "ConfigurationTry" });

export const configurationChange = z
  .strictObject({
    id: z.string(),
    number: z.number().int(),
    at: z.string(),
    by: byWhom,
    changes: z
      .record(z.string(), z.strictObject({ before: z.unknown().optional(), after: z.unknown().optional() }))
      .meta({ description: "Part by part; long texts are cut" }),
    same_as: z.number().int().nullable().meta({ description: "The earlier state that it went back to" }),
    is_current: z.boolean(),
  })
  .meta({ id: "ConfigurationChange" });

export const configurationState = z
  .strictObject({ id: z.string(), number: z.number().int(), values: configurationValues })
  .meta({ id: "ConfigurationState" });
