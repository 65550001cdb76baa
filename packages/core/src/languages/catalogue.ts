import type { CatalogueLanguage, Direction } from "@copydesk/contracts";
import { languageSeeds, schema } from "@copydesk/db";
import type { Core } from "../kernel/index.ts";

/** Languages that can be taken over ready-made, by name: those with advice for writers, then what the system knows of others. */
export async function readCatalogue(core: Core): Promise<CatalogueLanguage[]> {
  const rows = await core.db.select({ code: schema.languages.code }).from(schema.languages);
  const known = new Set(rows.map((row) => row.code));
  const advised = languageSeeds.map(({ direction = "ltr", word_spacing = true, ...seed }) => ({ ...seed, direction, word_spacing }));
  const others = otherCodes.filter((code) => !advised.some((seed) => seed.code === code)).map(describe);
  return [...advised, ...others].filter(({ code }) => !known.has(code)).sort((a, b) => a.name.localeCompare(b.name, "en"));
}

const english = new Intl.DisplayNames("en", { type: "language" });

function describe(code: string): CatalogueLanguage {
  const name = english.of(code) ?? code;
  const { script = "" } = new Intl.Locale(code).maximize();
  return {
    code,
    name,
    native_name: ownName(code) ?? name,
    direction: directionOf(script),
    word_spacing: !unspaced.has(script),
    formality_note: "",
  };
}

/** A language's name for itself; undefined where the system would only answer in English or with the code. */
function ownName(code: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(code).length === 0) return undefined;
  const own = new Intl.DisplayNames(code, { type: "language" }).of(code);
  return own === undefined || own === code ? undefined : own.charAt(0).toLocaleUpperCase(code) + own.slice(1);
}

const directionOf = (script: string): Direction => (fromTheRight.has(script) ? "rtl" : "ltr");
const fromTheRight = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]);
/** Scripts that do not part words with spaces. */
const unspaced = new Set(["Hans", "Hant", "Jpan", "Thai", "Laoo", "Khmr", "Mymr", "Tibt"]);

/** Languages and regional forms that marketing is written in. */
const otherCodes = [
  ..."af am az be bg bn bs ca cy de-AT de-CH en-AU en-CA en-IE en-IN en-US en-ZA es-419 es-AR es-CO es-ES es-US et eu fil fr-BE fr-CA fr-CH".split(
    " ",
  ),
  ..."ga gl gu ha hr hy ig is it-CH ka kk km kn ky lb lo lt lv mk ml mn mr ms mt my ne nl-BE nn or pa ps pt sd si sk sl so sq sr sr-Latn sw".split(
    " ",
  ),
  ..."ta te tg tk tt ug uz xh yo zh-HK zu".split(" "),
];
