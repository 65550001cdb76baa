import {
  campaignBriefSchema,
  campaignDetailSchema,
  campaignListInput,
  campaignPageSchema,
  changePlanInput,
  deletedThingSchema,
  planChangedSchema,
  removedPartSchema,
} from "@copydesk/contracts";
import {
  archiveCampaign,
  authorizeCampaign,
  changePlan,
  createCampaign,
  duplicateCampaign,
  isNameTaken,
  listCampaigns,
  listDeletedCampaigns,
  listRemoved,
  readCampaign,
  removeCampaign,
  restoreCampaign,
  updateCampaign,
} from "@copydesk/core";
import { z } from "zod";
import { estimateProcedure } from "../generation/router.ts";
import { byId, id } from "../input.ts";
import { made, nothing, output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const changeInput = z.strictObject({ id, version: z.number().int().min(1), brief: campaignBriefSchema });
const nameInput = z.strictObject({ name: z.string().max(1_000), except_id: id.optional() });

export const campaignsRouter = router({
  list: allowed("campaigns.view")
    .input(campaignListInput)
    .output(output(campaignPageSchema))
    .query(({ ctx, input }) => listCampaigns(ctx.core, ctx.actor, input)),

  get: allowed("campaigns.view")
    .input(byId)
    .output(output(campaignDetailSchema))
    .query(async ({ ctx, input }) => readCampaign(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.id))),

  create: allowed("campaigns.create")
    .input(campaignBriefSchema)
    .output(output(made))
    .mutation(({ ctx, input }) => createCampaign(ctx.core, ctx.actor, input)),

  update: allowed("campaigns.edit")
    .input(changeInput)
    .output(output(campaignDetailSchema))
    .mutation(async ({ ctx, input }) => updateCampaign(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "edit", input.id), input)),

  change_plan: allowed("campaigns.edit")
    .input(changePlanInput)
    .output(output(planChangedSchema))
    .mutation(async ({ ctx, input }) =>
      changePlan(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "edit", input.id), input.changes),
    ),

  /** What was taken out of its plan and can be brought back. */
  removed: allowed("campaigns.view")
    .input(byId)
    .output(output(z.array(removedPartSchema)))
    .query(async ({ ctx, input }) => listRemoved(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.id))),

  name_taken: allowed("campaigns.create")
    .input(nameInput)
    .output(output(z.boolean()))
    .query(({ ctx, input }) => isNameTaken(ctx.core, input.name, input.except_id)),

  duplicate: allowed("campaigns.create")
    .input(byId)
    .output(output(made))
    .mutation(async ({ ctx, input }) => duplicateCampaign(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.id))),

  archive: allowed("campaigns.edit")
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => archiveCampaign(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "edit", input.id))),

  /** What was deleted and can be brought back by the asker. */
  deleted: allowed("campaigns.edit")
    .output(output(z.array(deletedThingSchema)))
    .query(({ ctx }) => listDeletedCampaigns(ctx.core, ctx.actor)),

  restore: allowed("campaigns.edit")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => restoreCampaign(ctx.core, ctx.actor, input.id)),

  remove: allowed("campaigns.delete")
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => removeCampaign(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "delete", input.id))),

  estimate: estimateProcedure,
});
