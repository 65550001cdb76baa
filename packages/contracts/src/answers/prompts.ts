import { z } from "zod";
import { fieldValuesSchema, parametersSchema } from "../master-data.ts";
import { promptGroups } from "../prompt/prompt-rules.ts";
import { checkResultSchema } from "./blocks.ts";

const promptProblemSchema = z.strictObject({ prompt: z.enum(["system_prompt", "user_prompt"]), name: z.string(), message: z.string() });

export const promptVariableViewSchema = z.strictObject({
  name: z.string(),
  group: z.enum(promptGroups).meta({ description: "Heading it stands under in the menu." }),
  help: z.string().meta({ description: "One sentence." }),
  value: z.string().meta({ description: "What it is now, for the campaign of the preview; shortened to 2,000 characters." }),
  is_empty: z.boolean().meta({ description: "Nothing stands here for the campaign of the preview." }),
});
export type PromptVariableView = z.infer<typeof promptVariableViewSchema>;

/** A stretch of a filled prompt: its own words, what a variable put in, or the form of the answer that is always added. */
export const previewPartSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["words", "answer"]), text: z.string() }),
  z.strictObject({ kind: z.literal("variable"), name: z.string(), text: z.string() }),
]);
export type PreviewPart = z.infer<typeof previewPartSchema>;

export const previewMessageSchema = z.strictObject({
  role: z.enum(["system", "user"]),
  content: z.string().meta({ description: "Exactly what would be sent." }),
  tokens: z.number().int(),
  parts: z.array(previewPartSchema).meta({ description: "The same, in order, to be shown." }),
});
export type PreviewMessage = z.infer<typeof previewMessageSchema>;

export const promptPreviewSchema = z
  .strictObject({
    messages: z.array(previewMessageSchema),
    variables: z.array(promptVariableViewSchema),
    problems: z.array(promptProblemSchema),
    campaign: z
      .strictObject({ id: z.string().nullable(), name: z.string() })
      .meta({ description: "The campaign and language that filled it; no id for the sample campaign." }),
    language: z.strictObject({ id: z.string(), code: z.string(), name: z.string(), direction: z.enum(["ltr", "rtl"]) }),
    tokens: z.strictObject({ estimated: z.number().int(), context_size: z.number().int().nullable() }),
    model: z.strictObject({ id: z.string(), name: z.string(), provider: z.string() }),
    parameters: parametersSchema.meta({ description: "Those that would be sent: the prompt's own, else the model's." }),
    model_parameters: parametersSchema.meta({ description: "The model's own, which hold where the prompt says nothing." }),
  })
  .meta({ id: "PromptPreview" });
export type PromptPreview = z.infer<typeof promptPreviewSchema>;

/** What a try of a channel's prompt brought. */
export const promptTrySchema = z
  .strictObject({
    text: z.string(),
    fields: fieldValuesSchema.meta({ description: "By part of the channel." }),
    checks: z.array(checkResultSchema).meta({ description: "What it was checked for, and how it came out." }),
    problems: z.array(z.string()).meta({ description: "What is wrong with it, in words." }),
    model: z.strictObject({ id: z.string(), name: z.string(), provider: z.string() }),
    finish_reason: z.string(),
    tokens: z.strictObject({
      in: z.number().int(),
      out: z.number().int(),
      cached: z.number().int(),
      estimated: z.boolean(),
    }),
    cost: z.number().nullable().meta({ description: "Null when the price is unknown." }),
    currency: z.string().nullable(),
    milliseconds: z.number().int(),
    first_token_milliseconds: z.number().int().nullable(),
  })
  .meta({ id: "PromptTry" });
export type PromptTry = z.infer<typeof promptTrySchema>;

/** Both parts of a prompt. */
export const promptPairSchema = z.strictObject({ system_prompt: z.string(), user_prompt: z.string() });
