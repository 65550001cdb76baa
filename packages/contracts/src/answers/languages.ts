import { z } from "zod";
import { activeStatuses, directions } from "../master-data.ts";

export const languageRowSchema = z
  .strictObject({
    id: z.string(),
    version: z.number().int(),
    code: z.string(),
    name: z.string(),
    native_name: z.string(),
    direction: z.enum(directions),
    word_spacing: z.boolean(),
    formality_note: z.string(),
    status: z.enum(activeStatuses),
    is_default: z.boolean(),
    position: z.number().int(),
    used_by: z
      .strictObject({
        campaigns: z.number().int(),
        style_guides: z.number().int(),
        examples: z.number().int(),
      })
      .meta({ description: "Campaigns, style guides and examples that use it; one that is used can only be made inactive." }),
    updated_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "Language" });
export type LanguageRow = z.infer<typeof languageRowSchema>;

/** One of the languages that can be taken over ready-made. */
export const catalogueLanguageSchema = z.strictObject({
  code: z.string(),
  name: z.string(),
  native_name: z.string(),
  direction: z.enum(directions),
  word_spacing: z.boolean(),
  formality_note: z.string(),
});
export type CatalogueLanguage = z.infer<typeof catalogueLanguageSchema>;
