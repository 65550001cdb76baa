import { languageInput, languageListInput, languageOrderInput, languageStatusInput, languageUpdateInput } from "@copydesk/contracts";
import {
  createLanguage,
  listLanguages,
  orderLanguages,
  readCatalogue,
  removeLanguage,
  setDefaultLanguage,
  setLanguageStatus,
  updateLanguage,
} from "@copydesk/core";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

const edit = allowed("languages.edit");

export const languagesRouter = router({
  list: allowed("languages.view")
    .input(languageListInput)
    .query(({ ctx, input }) => listLanguages(ctx.core, input)),

  /** What can be taken over ready-made. */
  catalogue: allowed("languages.create").query(({ ctx }) => readCatalogue(ctx.core)),

  create: allowed("languages.create")
    .input(languageInput)
    .mutation(({ ctx, input }) => createLanguage(ctx.core, ctx.actor, input)),

  update: edit.input(languageUpdateInput).mutation(({ ctx, input }) => updateLanguage(ctx.core, ctx.actor, input)),

  reorder: edit.input(languageOrderInput).mutation(({ ctx, input }) => orderLanguages(ctx.core, ctx.actor, input.ids)),

  set_default: edit.input(byId).mutation(({ ctx, input }) => setDefaultLanguage(ctx.core, ctx.actor, input.id)),

  set_status: edit.input(languageStatusInput).mutation(({ ctx, input }) => setLanguageStatus(ctx.core, ctx.actor, input)),

  remove: allowed("languages.delete")
    .input(byId)
    .mutation(({ ctx, input }) => removeLanguage(ctx.core, ctx.actor, input.id)),
});
