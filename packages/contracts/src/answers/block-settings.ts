import { z } from "zod";
import { blockOverridesSchema } from "../block-settings.ts";
import { blockKinds } from "../blocks.ts";
import { attributeSchema, parametersSchema, schedulerRulesSchema } from "../master-data.ts";
import { promptOwners } from "../prompt/prompt-rules.ts";

/** Where something comes from that a block does not have its own way. */
export const settingOriginSchema = z.enum(["campaign", "channel", "configuration", "model", "company", "builtin"]);
export type SettingOrigin = z.infer<typeof settingOriginSchema>;

export const blockSettingsSchema = z
  .strictObject({
    block_id: z.string(),
    version: z.number().int().meta({ description: "Counts changes of these settings, not of the text." }),
    kind: z.enum(blockKinds),
    owner: z.enum(promptOwners),
    channel_id: z.string().nullable(),
    overrides: blockOverridesSchema,
    attributes: z.array(attributeSchema).meta({ description: "With their defaults." }),
    inherited: z.strictObject({
      voice: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
      model: z.strictObject({ id: z.string(), name: z.string(), origin: settingOriginSchema }).nullable(),
      parameters: parametersSchema,
      parameter_origins: z.partialRecord(parametersSchema.keyof(), settingOriginSchema),
      system_prompt: z.string(),
      user_prompt: z.string(),
      rules: schedulerRulesSchema.nullable().meta({ description: "Of a schedule." }),
    }),
    outline_languages: z
      .array(z.strictObject({ id: z.string(), code: z.string(), name: z.string(), is_written: z.boolean() }))
      .meta({ description: "Other languages of the campaign, whose outline a piece may follow; none for what follows no outline." }),
  })
  .meta({ id: "BlockSettings" });
export type BlockSettings = z.infer<typeof blockSettingsSchema>;
