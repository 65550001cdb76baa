import { name, templateChangeSchema, templateDetailSchema, templateListItemSchema } from "@copydesk/contracts";
import {
  authorizeCampaign,
  listTemplates,
  readTemplate,
  removeTemplate,
  restoreTemplate,
  saveTemplateFrom,
  templateListInput,
  updateTemplate,
} from "@copydesk/core";
import { z } from "zod";
import { byId, id } from "../input.ts";
import { made, nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const fromCampaign = z.strictObject({ campaign_id: id, name: name("Name", 120) });

export const templatesRouter = router({
  list: allowed("campaigns.view")
    .input(templateListInput)
    .output(page(templateListItemSchema))
    .query(({ ctx, input }) => listTemplates(ctx.core, ctx.actor, input)),

  get: allowed("campaigns.view")
    .input(byId)
    .output(output(templateDetailSchema))
    .query(({ ctx, input }) => readTemplate(ctx.core, ctx.actor, input.id)),

  save_from: allowed("campaigns.manage_templates")
    .input(fromCampaign)
    .output(output(made))
    .mutation(async ({ ctx, input }) =>
      saveTemplateFrom(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "manage_templates", input.campaign_id), input.name),
    ),

  update: allowed("campaigns.manage_templates")
    .input(templateChangeSchema)
    .output(output(templateDetailSchema))
    .mutation(({ ctx, input }) => updateTemplate(ctx.core, ctx.actor, input)),

  /** Within 30 days after it was deleted. */
  restore: allowed("campaigns.manage_templates")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => restoreTemplate(ctx.core, ctx.actor, input.id)),

  remove: allowed("campaigns.manage_templates")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeTemplate(ctx.core, ctx.actor, input.id)),
});
