import { directions, parametersSchema, promptPreviewInput, promptTryInput } from "@copydesk/contracts";
import { z } from "zod";
import { check } from "./block-answer.ts";
import { route } from "./rest-route.ts";

const tag = "Prompts";

const part = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("words"), text: z.string() }),
  z.strictObject({ kind: z.literal("answer"), text: z.string() }),
  z.strictObject({ kind: z.literal("variable"), name: z.string(), text: z.string() }),
]);
const namedModel = z.strictObject({ id: z.string(), name: z.string(), provider: z.string() });

const preview = z
  .strictObject({
    messages: z.array(
      z.strictObject({
        role: z.enum(["system", "user"]),
        content: z.string().meta({ description: "Exactly what would be sent" }),
        tokens: z.number().int(),
        parts: z.array(part).meta({ description: "The same, in order, to be shown" }),
      }),
    ),
    variables: z.array(z.strictObject({ name: z.string(), group: z.string(), help: z.string(), value: z.string(), is_empty: z.boolean() })),
    problems: z.array(z.strictObject({ prompt: z.enum(["system_prompt", "user_prompt"]), name: z.string(), message: z.string() })),
    campaign: z
      .strictObject({ id: z.string().nullable(), name: z.string() })
      .meta({ description: "What filled it; the sample campaign has no id" }),
    language: z.strictObject({ id: z.string(), code: z.string(), name: z.string(), direction: z.enum(directions) }),
    tokens: z.strictObject({ estimated: z.number().int(), context_size: z.number().int().nullable() }),
    model: namedModel,
    parameters: parametersSchema.meta({ description: "Those that would be sent" }),
    model_parameters: parametersSchema.meta({ description: "The model's own, which hold where the prompt says nothing" }),
  })
  .meta({ id: "PromptPreview" });

const tried = z
  .strictObject({
    text: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])).meta({ description: "By part of the channel" }),
    checks: z.array(check),
    problems: z.array(z.string()),
    model: namedModel,
    finish_reason: z.string(),
    tokens: z.strictObject({ in: z.number(), out: z.number(), cached: z.number(), estimated: z.boolean() }),
    cost: z.number().nullable().meta({ description: "Null when the price is unknown" }),
    currency: z.string().nullable(),
    milliseconds: z.number().int(),
    first_token_milliseconds: z.number().int().nullable(),
  })
  .meta({ id: "PromptTry" });

export const promptRoutes = [
  route(
    {
      method: "POST",
      path: "/prompts/preview",
      procedure: "prompts.preview",
      summary: "Exactly what would be sent for a prompt, saved or not; needs the right to read such prompts",
      tag,
      status: 200,
      body: promptPreviewInput,
      answer: preview,
    },
    ({ caller, body }) => caller.prompts.preview(body),
  ),
  route(
    {
      method: "POST",
      path: "/prompts/try",
      procedure: "prompts.try",
      asksModel: true,
      summary: "Write once with a channel's prompt, saved or not; the text is not kept",
      tag,
      status: 200,
      body: promptTryInput,
      answer: tried,
    },
    ({ caller, body }) => caller.prompts.try(body),
  ),
];
