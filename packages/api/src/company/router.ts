import { companyDetailSchema, companyInput, retentionInput, retentionPreviewSchema } from "@copydesk/contracts";
import { previewRetention, readCompanySettings, removeLogo, updateCompany } from "@copydesk/core";
import { nothing, output } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const companyRouter = router({
  get: allowed("company.edit")
    .output(output(companyDetailSchema))
    .query(({ ctx }) => readCompanySettings(ctx.core)),

  retention_preview: allowed("company.edit")
    .input(retentionInput)
    .output(output(retentionPreviewSchema))
    .query(({ ctx, input }) => previewRetention(ctx.core, input)),

  update: allowed("company.edit")
    .input(companyInput)
    .output(output(companyDetailSchema))
    .mutation(({ ctx, input }) => updateCompany(ctx.core, ctx.actor, input)),

  remove_logo: allowed("company.edit")
    .output(nothing)
    .mutation(({ ctx }) => removeLogo(ctx.core, ctx.actor)),
});
