import { blockSettingsSchema as answer, blockOverridesSchema } from "@copydesk/contracts";
import { z } from "zod";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Blocks and versions");
const params = z.strictObject({ id: z.string().min(1).max(64) });
const body = z.strictObject({
  version: z.number().int().min(1).meta({ description: "Of the settings as they were read; 409 when somebody else saved meanwhile" }),
  overrides: blockOverridesSchema.meta({ description: "All that the block has its own way; what is left out is inherited again" }),
});

export const blockSettingsRoutes = [
  route(
    {
      method: "GET",
      path: "/blocks/{id}/settings",
      procedure: "block_settings.get",
      summary: "What a block has its own way, and what it inherits from where",
      params,
    },
    ({ caller, params }) => caller.block_settings.get({ block_id: params.id }),
  ),
  route(
    {
      method: "PUT",
      path: "/blocks/{id}/settings",
      procedure: "block_settings.save",
      summary: "Give a block its own attributes, voice, model, parameters, prompts, outline or rules",
      params,
      body: takingBack(body, answer),
    },
    ({ caller, params, body }) => caller.block_settings.save({ block_id: params.id, ...body }),
  ),
];
