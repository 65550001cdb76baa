import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import type { Phrases } from "./phrases.ts";
import { pt } from "./pt.ts";

const byLanguage: Readonly<Record<string, Phrases>> = { ar, de, en, es, fr, it, ja, nl, pt };

/** Two-letter codes of the languages the writer has words of its own in. */
export const framedLanguages = Object.keys(byLanguage);

/** The writer's words in a language given by its BCP 47 code; null when it has none. */
export function phrasesFor(code: string): Phrases | null {
  const phrases = byLanguage[baseLanguage(code)];
  // A region decides how dates are written.
  return phrases && code.includes("-") && phrases.locale === baseLanguage(code) ? { ...phrases, locale: code } : (phrases ?? null);
}

/** “pt” of “pt-BR”. */
export const baseLanguage = (code: string) => (code.split("-")[0] ?? code).toLowerCase();
