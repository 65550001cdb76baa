import {
  attributeSchema,
  blockKinds,
  blockOverridesSchema,
  parametersSchema,
  promptOwners,
  schedulerRulesSchema,
} from "@copydesk/contracts";
import { z } from "zod";
import { route } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const tag = "Blocks and versions";
const params = z.strictObject({ id: z.string().min(1).max(64) });
const body = z.strictObject({
  version: z.number().int().min(1).meta({ description: "Of the settings as they were read; 409 when somebody else saved meanwhile" }),
  overrides: blockOverridesSchema.meta({ description: "All that the block has its own way; what is left out is inherited again" }),
});

const named = z.strictObject({ id: z.string(), name: z.string() });
const origin = z.enum(["campaign", "channel", "configuration", "model", "company", "builtin"]);
const answer = z
  .strictObject({
    block_id: z.string(),
    version: z.number().int(),
    kind: z.enum(blockKinds),
    owner: z.enum(promptOwners),
    channel_id: z.string().nullable(),
    overrides: blockOverridesSchema,
    attributes: z.array(attributeSchema),
    inherited: z.strictObject({
      voice: named.nullable(),
      model: named.extend({ origin }).nullable(),
      parameters: parametersSchema,
      parameter_origins: z.record(z.string(), origin),
      system_prompt: z.string(),
      user_prompt: z.string(),
      rules: schedulerRulesSchema.nullable(),
    }),
    outline_languages: z.array(z.strictObject({ id: z.string(), code: z.string(), name: z.string(), is_written: z.boolean() })),
  })
  .meta({ id: "BlockSettings" });

export const blockSettingsRoutes = [
  route(
    {
      method: "GET",
      path: "/blocks/{id}/settings",
      procedure: "block_settings.get",
      summary: "What a block has its own way, and what it inherits from where",
      tag,
      status: 200,
      params,
      answer,
    },
    ({ caller, params }) => caller.block_settings.get({ block_id: params.id }),
  ),
  route(
    {
      method: "PUT",
      path: "/blocks/{id}/settings",
      procedure: "block_settings.save",
      summary: "Give a block its own attributes, voice, model, parameters, prompts, outline or rules",
      tag,
      status: 200,
      params,
      body: takingBack(body, answer),
      answer,
    },
    ({ caller, params, body }) => caller.block_settings.save({ block_id: params.id, ...body }),
  ),
];
