import { blockSettingsInput, blockSettingsSchema } from "@copydesk/contracts";
import { authorizeBlock, readBlockSettings, saveBlockSettings } from "@copydesk/core";
import { z } from "zod";
import { id } from "../input.ts";
import { output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const blockSettingsRouter = router({
  get: allowed("campaigns.override_prompts")
    .input(z.strictObject({ block_id: id }))
    .output(output(blockSettingsSchema))
    .query(async ({ ctx, input }) =>
      readBlockSettings(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "override_prompts", input.block_id)),
    ),

  save: allowed("campaigns.override_prompts")
    .input(blockSettingsInput)
    .output(output(blockSettingsSchema))
    .mutation(async ({ ctx, input }) =>
      saveBlockSettings(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "override_prompts", input.block_id), input),
    ),
});
