import { z } from "zod";
import { listInput } from "../list.ts";
import { activeStatuses, directions } from "../master-data.ts";
import { line, name } from "../text.ts";

const id = z.string().min(1).max(64);

/** BCP 47 in its canonical form, such as `pt-BR` or `zh-Hant`. */
export const languageCode = z
  .string()
  .trim()
  .min(1, "Code is required")
  .max(35, "Code must be 35 characters or fewer")
  .transform((code, check) => {
    try {
      return Intl.getCanonicalLocales(code)[0] ?? code;
    } catch {
      check.addIssue({ code: "custom", message: "Use a language code such as en, pt-BR or zh-Hant" });
      return z.NEVER;
    }
  });

const fields = {
  name: name("Name", 60),
  native_name: name("Own name", 60),
  direction: z.enum(directions),
  word_spacing: z.boolean(),
  formality_note: line("Formality note", { max: 200 }).default(""),
  status: z.enum(activeStatuses).default("active"),
};
export const languageListInput = listInput(["position", "name", "code"], "position").extend({
  status: z.enum(activeStatuses).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(500),
});
export type LanguageListInput = z.input<typeof languageListInput>;
export const languageInput = z.strictObject({ code: languageCode, ...fields });
export type LanguageInput = z.input<typeof languageInput>;
/** The code stays: texts, guides and posts name it. */
export const languageUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type LanguageUpdateInput = z.input<typeof languageUpdateInput>;
export const languageStatusInput = z.strictObject({ id, status: z.enum(activeStatuses) });
export const languageOrderInput = z.strictObject({ ids: z.array(id).min(1).max(500) });
