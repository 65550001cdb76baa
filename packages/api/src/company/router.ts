import { companyInput, retentionInput } from "@copydesk/contracts";
import { previewRetention, readCompanySettings, removeLogo, updateCompany } from "@copydesk/core";
import { allowed, router } from "../trpc.ts";

export const companyRouter = router({
  get: allowed("company.edit").query(({ ctx }) => readCompanySettings(ctx.core)),

  retention_preview: allowed("company.edit")
    .input(retentionInput)
    .query(({ ctx, input }) => previewRetention(ctx.core, input)),

  update: allowed("company.edit")
    .input(companyInput)
    .mutation(({ ctx, input }) => updateCompany(ctx.core, ctx.actor, input)),

  remove_logo: allowed("company.edit").mutation(({ ctx }) => removeLogo(ctx.core, ctx.actor)),
});
