import { asian } from "./call-words/asian.ts";
import { germanic } from "./call-words/germanic.ts";
import type { ActionKind, CallWords } from "./call-words/kinds.ts";
import { otherAlphabets } from "./call-words/other-alphabets.ts";
import { otherLatin } from "./call-words/other-latin.ts";
import { romance } from "./call-words/romance.ts";

export interface ActionWords {
  /** All cues of a kind as one pattern. */
  cue: string;
  /** What a button to a text says. */
  labelFor: (text: string) => string;
}

type ByKind = Readonly<Partial<Record<ActionKind, ActionWords>>>;

const table: Readonly<Record<string, CallWords>> = { ...germanic, ...romance, ...otherLatin, ...otherAlphabets, ...asian };

// Words without blanks between them have no borders.
const unspaced = new Set(["ja", "zh", "zh-hant", "ko", "th"]);

const known = new Map<string, ByKind>();

/** The words of a language; those of no language are none. */
export function actionWords(language: string): ByKind {
  const found = known.get(language);
  if (found) return found;
  const kinds = Object.entries(table[language] ?? {}).map(([kind, entries]) => [kind, wordsOfKind(entries, language)] as const);
  const byKind = Object.fromEntries(kinds) as ByKind;
  known.set(language, byKind);
  return byKind;
}

function wordsOfKind(entries: readonly string[], language: string): ActionWords {
  const words = entries.map((entry) => {
    const [cue = "", label = ""] = entry.split(" > ");
    return { cue: bordered(cue, language), label };
  });
  // Whoever asks for a label without a text gets the usual one, which stands last.
  const usual = words.at(-1)?.label ?? "";
  const labelFor = (text: string) => words.find(({ cue }) => new RegExp(cue, "iu").test(withoutVowelSigns(text)))?.label ?? usual;
  return { cue: `(?:${words.map(({ cue }) => cue).join("|")})`, labelFor };
}

/** “تبرّعوا” as “تبرعوا”: Arabic and Hebrew are written with signs of vowels or without. */
export const withoutVowelSigns = (text: string): string =>
  text.replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u0652\u0670\u0640]/gu, "");

const bordered = (cue: string, language: string) =>
  unspaced.has(language) ? `(?:${cue})` : `(?<![\\p{L}\\p{M}])(?:${cue})(?![\\p{L}\\p{M}])`;
