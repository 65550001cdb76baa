import { draftKeySchema, draftValuesSchema } from "@copydesk/contracts";
import { discardDraft, readDraft, saveDraft } from "@copydesk/core";
import { z } from "zod";
import { allowed, router } from "../trpc.ts";

const byKey = z.strictObject({ key: draftKeySchema });
const draft = byKey.extend({ values: draftValuesSchema });

export const draftsRouter = router({
  get: allowed("campaigns.create")
    .input(byKey)
    .query(({ ctx, input }) => readDraft(ctx.core, ctx.actor, input.key)),
  save: allowed("campaigns.create")
    .input(draft)
    .mutation(({ ctx, input }) => saveDraft(ctx.core, ctx.actor, input)),
  discard: allowed("campaigns.create")
    .input(byKey)
    .mutation(({ ctx, input }) => discardDraft(ctx.core, ctx.actor, input.key)),
});
