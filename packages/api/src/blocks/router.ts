import {
  blockDetailSchema,
  blockSummarySchema,
  exampleFromVersionInput,
  labelVersionInput,
  saveVersionInput,
  scheduleFrameViewSchema,
  versionDetailSchema,
  versionExplanationSchema,
  versionListInput,
  versionSummarySchema,
} from "@copydesk/contracts";
import {
  authorizeBlock,
  authorizeCampaign,
  authorizeVersion,
  explainVersion,
  keepAsIs,
  labelVersion,
  listBlocks,
  listVersionDetails,
  listVersions,
  makeExampleOfVersion,
  planNewChannels,
  readScheduleFrame,
  readTexts,
  readVersion,
  removeVersion,
  restoreVersion,
  saveEdited,
  selectVersion,
} from "@copydesk/core";
import { z } from "zod";
import { id } from "../input.ts";
import { made, nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const ofCampaign = z.strictObject({ campaign_id: id });
const ofLanguage = ofCampaign.extend({ language_id: id });
const ofBlock = z.strictObject({ block_id: id });
const ofVersion = z.strictObject({ version_id: id });
const windowOfBlock = ofBlock.extend(versionListInput.shape);
const versionOfBlock = ofBlock.extend({ version_id: id });

export const blocksRouter = router({
  overview: allowed("campaigns.view")
    .input(ofCampaign)
    .output(output(z.array(blockSummarySchema)))
    .query(async ({ ctx, input }) => listBlocks(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.campaign_id))),

  texts: allowed("campaigns.view")
    .input(ofLanguage)
    .output(output(z.array(blockDetailSchema)))
    .query(async ({ ctx, input }) =>
      readTexts(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.campaign_id), input.language_id),
    ),

  versions: allowed("campaigns.view")
    .input(ofBlock)
    .output(output(z.array(versionSummarySchema)))
    .query(async ({ ctx, input }) => listVersions(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "view", input.block_id))),

  /** The same with their texts, a window of them: for programs, which have no one to click. */
  version_texts: allowed("campaigns.view")
    .input(windowOfBlock)
    .output(page(versionDetailSchema))
    .query(async ({ ctx, input }) =>
      listVersionDetails(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "view", input.block_id), input),
    ),

  version: allowed("campaigns.view")
    .input(ofVersion)
    .output(output(versionDetailSchema))
    .query(async ({ ctx, input }) =>
      readVersion(ctx.core, await authorizeVersion(ctx.core, ctx.actor, "view", input.version_id), input.version_id),
    ),

  explanation: allowed("campaigns.view")
    .input(ofVersion)
    .output(output(versionExplanationSchema))
    .query(async ({ ctx, input }) =>
      explainVersion(ctx.core, await authorizeVersion(ctx.core, ctx.actor, "view", input.version_id), input.version_id),
    ),

  save: allowed("campaigns.edit")
    .input(saveVersionInput)
    .output(output(versionDetailSchema))
    .mutation(async ({ ctx, input }) => saveEdited(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "edit", input.block_id), input)),

  select: allowed("campaigns.edit")
    .input(versionOfBlock)
    .output(nothing)
    .mutation(async ({ ctx, input }) =>
      selectVersion(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "edit", input.block_id), input.version_id),
    ),

  label: allowed("campaigns.edit")
    .input(labelVersionInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) =>
      labelVersion(ctx.core, await authorizeVersion(ctx.core, ctx.actor, "edit", input.version_id), input),
    ),

  /** Takes the mark "out of date" off. */
  keep_as_is: allowed("campaigns.edit")
    .input(ofBlock)
    .output(nothing)
    .mutation(async ({ ctx, input }) => keepAsIs(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "edit", input.block_id))),

  add_to_examples: allowed("examples.create")
    .input(exampleFromVersionInput)
    .output(output(made))
    .mutation(async ({ ctx, input }) =>
      makeExampleOfVersion(ctx.core, await authorizeVersion(ctx.core, ctx.actor, "view", input.version_id), input),
    ),

  remove_version: allowed("campaigns.edit")
    .input(ofVersion)
    .output(nothing)
    .mutation(async ({ ctx, input }) =>
      removeVersion(ctx.core, await authorizeVersion(ctx.core, ctx.actor, "edit", input.version_id), input.version_id),
    ),

  restore_version: allowed("campaigns.edit")
    .input(ofVersion)
    .output(nothing)
    .mutation(async ({ ctx, input }) =>
      restoreVersion(ctx.core, await authorizeVersion(ctx.core, ctx.actor, "edit", input.version_id), input.version_id),
    ),

  schedule_frame: allowed("campaigns.view")
    .input(ofLanguage)
    .output(output(scheduleFrameViewSchema))
    .query(async ({ ctx, input }) =>
      readScheduleFrame(ctx.core, await authorizeCampaign(ctx.core, ctx.actor, "view", input.campaign_id), input.language_id),
    ),

  /** Plans posts for the channels that came after a schedule was made. */
  plan_new_channels: allowed("campaigns.edit")
    .input(ofBlock)
    .output(output(versionDetailSchema))
    .mutation(async ({ ctx, input }) => planNewChannels(ctx.core, await authorizeBlock(ctx.core, ctx.actor, "edit", input.block_id))),
});
