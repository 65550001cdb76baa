import {
  deletedThingSchema,
  draftGuideInput,
  guideDraftSchema,
  termFormsInput,
  termFormsSchema,
  voiceDetailSchema,
  voiceInput,
  voiceListInput,
  voiceListItemSchema,
  voicePreviewInput,
  voicePreviewSchema,
  voiceStatusInput,
  voiceUpdateInput,
} from "@copydesk/contracts";
import {
  createVoice,
  draftGuide,
  duplicateVoice,
  listDeletedVoices,
  listVoices,
  previewVoice,
  readTermForms,
  readVoice,
  removeVoice,
  restoreVoice,
  setVoiceStatus,
  updateVoice,
} from "@copydesk/core";
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const voicesRouter = router({
  list: allowed("voices.view")
    .input(voiceListInput)
    .output(page(voiceListItemSchema))
    .query(({ ctx, input }) => listVoices(ctx.core, ctx.actor, input)),

  get: allowed("voices.view")
    .input(byId)
    .output(output(voiceDetailSchema))
    .query(({ ctx, input }) => readVoice(ctx.core, ctx.actor, input.id)),

  preview: allowed("voices.view")
    .input(voicePreviewInput)
    .output(output(voicePreviewSchema))
    .query(({ ctx, input }) => previewVoice(ctx.core, ctx.actor, input)),

  term_forms: allowed("voices.view")
    .input(termFormsInput)
    .output(output(z.array(termFormsSchema)))
    .query(({ ctx, input }) => readTermForms(ctx.core, input)),

  create: allowed("voices.create")
    .input(voiceInput)
    .output(output(voiceDetailSchema))
    .mutation(({ ctx, input }) => createVoice(ctx.core, ctx.actor, input)),

  duplicate: allowed("voices.create")
    .input(byId)
    .output(output(voiceDetailSchema))
    .mutation(({ ctx, input }) => duplicateVoice(ctx.core, ctx.actor, input.id)),

  update: allowed("voices.edit")
    .input(voiceUpdateInput)
    .output(output(voiceDetailSchema))
    .mutation(({ ctx, input }) => updateVoice(ctx.core, ctx.actor, input)),

  set_status: allowed("voices.edit")
    .input(voiceStatusInput)
    .output(output(voiceDetailSchema))
    .mutation(({ ctx, input }) => setVoiceStatus(ctx.core, ctx.actor, input)),

  /** Changes nothing; a mutation because it costs money each time. */
  draft_guide: allowed("voices.edit")
    .input(draftGuideInput)
    .output(output(guideDraftSchema))
    .mutation(({ ctx, input, signal }) => draftGuide(ctx.core, ctx.actor, input, signal)),

  remove: allowed("voices.delete")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeVoice(ctx.core, ctx.actor, input.id)),

  deleted: allowed("voices.delete")
    .output(output(z.array(deletedThingSchema)))
    .query(({ ctx }) => listDeletedVoices(ctx.core, ctx.actor)),

  restore: allowed("voices.delete")
    .input(byId)
    .output(output(voiceDetailSchema))
    .mutation(({ ctx, input }) => restoreVoice(ctx.core, ctx.actor, input.id)),
});
