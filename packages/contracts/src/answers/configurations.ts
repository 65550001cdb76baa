import { z } from "zod";
import { outlineSchema, schedulePlanSchema } from "../blocks.ts";
import { configurationKinds } from "../configuration/configurations.ts";
import { attributeSchema, parametersSchema, schedulerRulesSchema } from "../master-data.ts";

export const configurationValuesSchema = z
  .strictObject({
    attributes: z.array(attributeSchema),
    rules: schedulerRulesSchema.nullable().meta({ description: "Of the scheduler; null for outlines." }),
    system_prompt: z.string(),
    user_prompt: z.string(),
    model_id: z.string().nullable(),
    parameters: parametersSchema,
  })
  .meta({ id: "ConfigurationValues" });
export type ConfigurationValues = z.infer<typeof configurationValuesSchema>;

export const configurationDetailSchema = configurationValuesSchema
  .extend({
    kind: z.enum(configurationKinds),
    version: z.number().int().meta({ description: "What a save is compared with." }),
    number: z.number().int().meta({ description: "Of the state in use, as the history counts them." }),
    updated_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    defaults: configurationValuesSchema.meta({ description: "As the product came." }),
    is_default: z.boolean(),
  })
  .meta({ id: "Configuration" });
export type ConfigurationDetail = z.infer<typeof configurationDetailSchema>;

/** What a part of a configuration was before and is after: `attributes.sections`, `rules.windows.linkedin`, `system_prompt`. */
export const configurationChangesSchema = z.record(
  z.string(),
  z.strictObject({ before: z.unknown().optional(), after: z.unknown().optional() }),
);
export type ConfigurationChanges = z.infer<typeof configurationChangesSchema>;

/** One change: who changed what, and what held before. Long texts are cut; the state itself has them whole. */
export const configurationChangeSchema = z
  .strictObject({
    id: z.string(),
    number: z.number().int(),
    at: z.string(),
    by: z.strictObject({ id: z.string(), name: z.string() }).nullable().meta({ description: "Null for how the product came." }),
    changes: configurationChangesSchema,
    same_as: z.number().int().nullable().meta({ description: "The earlier state that it went back to, if it is the same as one." }),
    is_current: z.boolean().meta({ description: "It is how things are now." }),
  })
  .meta({ id: "ConfigurationChange" });
export type ConfigurationChange = z.infer<typeof configurationChangeSchema>;

/** Everything as it was then, to be looked at before going back. */
export const configurationStateSchema = z
  .strictObject({
    id: z.string(),
    number: z.number().int(),
    values: configurationValuesSchema,
  })
  .meta({ id: "ConfigurationState" });
export type ConfigurationState = z.infer<typeof configurationStateSchema>;

/** What a configuration makes of a campaign; nothing of it is kept. */
export const configurationTrySchema = z
  .strictObject({
    campaign: z.strictObject({ id: z.string().nullable(), name: z.string() }).meta({ description: "No id for the sample campaign." }),
    language: z.strictObject({ id: z.string(), code: z.string(), name: z.string(), direction: z.enum(["ltr", "rtl"]) }),
    outline: outlineSchema.nullable().meta({ description: "Of the outline configuration, when the answer could be read." }),
    plan: schedulePlanSchema.nullable().meta({ description: "Of the scheduler configuration, when the answer could be read." }),
    text: z.string().meta({ description: "The answer as it came, where it could not be read." }),
    problems: z.array(z.string()).meta({ description: "What is wrong with it, in words." }),
    model: z.strictObject({ id: z.string().nullable(), name: z.string(), is_offline: z.boolean() }),
    tokens: z.strictObject({
      in: z.number().int(),
      out: z.number().int(),
      cached: z.number().int(),
      estimated: z.boolean(),
    }),
    cost: z.number().nullable().meta({ description: "Null when the price is unknown." }),
    currency: z.string().nullable(),
    milliseconds: z.number(),
  })
  .meta({ id: "ConfigurationTry" });
export type ConfigurationTry = z.infer<typeof configurationTrySchema>;
