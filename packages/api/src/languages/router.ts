import {
  catalogueLanguageSchema,
  languageInput,
  languageListInput,
  languageOrderInput,
  languageRowSchema,
  languageStatusInput,
  languageUpdateInput,
} from "@copydesk/contracts";
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
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

const edit = allowed("languages.edit");

export const languagesRouter = router({
  list: allowed("languages.view")
    .input(languageListInput)
    .output(page(languageRowSchema))
    .query(({ ctx, input }) => listLanguages(ctx.core, input)),

  /** What can be taken over ready-made. */
  catalogue: allowed("languages.create")
    .output(output(z.array(catalogueLanguageSchema)))
    .query(({ ctx }) => readCatalogue(ctx.core)),

  create: allowed("languages.create")
    .input(languageInput)
    .output(output(languageRowSchema))
    .mutation(({ ctx, input }) => createLanguage(ctx.core, ctx.actor, input)),

  update: edit
    .input(languageUpdateInput)
    .output(output(languageRowSchema))
    .mutation(({ ctx, input }) => updateLanguage(ctx.core, ctx.actor, input)),

  reorder: edit
    .input(languageOrderInput)
    .output(nothing)
    .mutation(({ ctx, input }) => orderLanguages(ctx.core, ctx.actor, input.ids)),

  set_default: edit
    .input(byId)
    .output(output(languageRowSchema))
    .mutation(({ ctx, input }) => setDefaultLanguage(ctx.core, ctx.actor, input.id)),

  set_status: edit
    .input(languageStatusInput)
    .output(output(languageRowSchema))
    .mutation(({ ctx, input }) => setLanguageStatus(ctx.core, ctx.actor, input)),

  remove: allowed("languages.delete")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeLanguage(ctx.core, ctx.actor, input.id)),
});
