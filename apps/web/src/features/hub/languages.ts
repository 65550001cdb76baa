import type { BlockSummary, LanguageOption } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";

/** Languages of a campaign in order, also those that were switched off since: their texts go on being shown. */
export function languagesOf(
  campaign: { brief: { languages: readonly { language_id: string }[] } },
  known: readonly LanguageOption[],
  blocks: readonly Pick<BlockSummary, "language_id" | "language_code">[],
): LanguageOption[] {
  return campaign.brief.languages.flatMap(({ language_id }) => {
    const option = known.find((one) => one.id === language_id);
    if (option) return [option];
    const code = blocks.find((block) => block.language_id === language_id)?.language_code;
    return code ? [languageFromCode(language_id, code)] : [];
  });
}

/** The code that an address names, or that of the piece that it leads to. */
export const wantedLanguage = (
  search: URLSearchParams,
  hash: string,
  blocks: readonly Pick<BlockSummary, "id" | "language_code">[] | undefined,
): string | undefined => search.get("language") ?? blocks?.find(({ id }) => id === hash.slice(1))?.language_code;

/** The one that an address names by its code, else the first. */
export const openLanguage = (languages: readonly LanguageOption[], wanted: string | undefined): LanguageOption | undefined =>
  languages.find(({ code }) => code === wanted) ?? languages[0];

/** The address that shows the texts of another language, in the view that is open unless that shows all of them. */
export function withLanguage(search: URLSearchParams, code: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("language", code);
  next.delete("view");
  return next;
}

const rightToLeft = new Set(["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"]);
const unspaced = new Set(["zh", "ja", "th", "lo", "km", "my"]);

function languageFromCode(id: string, code: string): LanguageOption {
  const language = code.split("-")[0] ?? code;
  return {
    id,
    code,
    name: new Intl.DisplayNames(consoleLocale, { type: "language" }).of(code) ?? code,
    native_name: new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code,
    direction: rightToLeft.has(language) ? "rtl" : "ltr",
    word_spacing: !unspaced.has(language),
    is_default: false,
  };
}
