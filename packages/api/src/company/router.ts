import { companyInput } from "@copydesk/contracts";
import { readCompanySettings, removeLogo, updateCompany } from "@copydesk/core";
import { allowed, router } from "../trpc.ts";

export const companyRouter = router({
  get: allowed("company.edit").query(({ ctx }) => readCompanySettings(ctx.core)),

  update: allowed("company.edit")
    .input(companyInput)
    .mutation(({ ctx, input }) => updateCompany(ctx.core, ctx.actor, input)),

  remove_logo: allowed("company.edit").mutation(({ ctx }) => removeLogo(ctx.core, ctx.actor)),
});
