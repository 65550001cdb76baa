import { campaignDraftSchema, draftKeySchema, draftValuesSchema } from "@copydesk/contracts";
import { discardDraft, readDraft, saveDraft } from "@copydesk/core";
import { z } from "zod";
import { nothing, output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const byKey = z.strictObject({ key: draftKeySchema });
const draft = byKey.extend({ values: draftValuesSchema });

export const draftsRouter = router({
  get: allowed("campaigns.create")
    .input(byKey)
    .output(output(campaignDraftSchema.nullable()))
    .query(({ ctx, input }) => readDraft(ctx.core, ctx.actor, input.key)),
  save: allowed("campaigns.create")
    .input(draft)
    .output(output(campaignDraftSchema.pick({ saved_at: true })))
    .mutation(({ ctx, input }) => saveDraft(ctx.core, ctx.actor, input)),
  discard: allowed("campaigns.create")
    .input(byKey)
    .output(nothing)
    .mutation(({ ctx, input }) => discardDraft(ctx.core, ctx.actor, input.key)),
});
