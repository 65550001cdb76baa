import {
  draftGuideInput,
  termFormsInput,
  voiceInput,
  voiceListInput,
  voicePreviewInput,
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
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

export const voicesRouter = router({
  list: allowed("voices.view")
    .input(voiceListInput)
    .query(({ ctx, input }) => listVoices(ctx.core, ctx.actor, input)),

  get: allowed("voices.view")
    .input(byId)
    .query(({ ctx, input }) => readVoice(ctx.core, ctx.actor, input.id)),

  preview: allowed("voices.view")
    .input(voicePreviewInput)
    .query(({ ctx, input }) => previewVoice(ctx.core, ctx.actor, input)),

  term_forms: allowed("voices.view")
    .input(termFormsInput)
    .query(({ ctx, input }) => readTermForms(ctx.core, input)),

  create: allowed("voices.create")
    .input(voiceInput)
    .mutation(({ ctx, input }) => createVoice(ctx.core, ctx.actor, input)),

  duplicate: allowed("voices.create")
    .input(byId)
    .mutation(({ ctx, input }) => duplicateVoice(ctx.core, ctx.actor, input.id)),

  update: allowed("voices.edit")
    .input(voiceUpdateInput)
    .mutation(({ ctx, input }) => updateVoice(ctx.core, ctx.actor, input)),

  set_status: allowed("voices.edit")
    .input(voiceStatusInput)
    .mutation(({ ctx, input }) => setVoiceStatus(ctx.core, ctx.actor, input)),

  /** Changes nothing; a mutation because it costs money each time. */
  draft_guide: allowed("voices.edit")
    .input(draftGuideInput)
    .mutation(({ ctx, input, signal }) => draftGuide(ctx.core, ctx.actor, input, signal)),

  remove: allowed("voices.delete")
    .input(byId)
    .mutation(({ ctx, input }) => removeVoice(ctx.core, ctx.actor, input.id)),

  deleted: allowed("voices.delete").query(({ ctx }) => listDeletedVoices(ctx.core, ctx.actor)),

  restore: allowed("voices.delete")
    .input(byId)
    .mutation(({ ctx, input }) => restoreVoice(ctx.core, ctx.actor, input.id)),
});
