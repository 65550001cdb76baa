import { functionWords } from "./function-words.ts";

/** What is looked at of a long text. */
const sample = 4_000;
/** Of the letters of a text, how many must be of a script before its language is taken from it. */
const mostly = 0.5;
/** Function words that must be found, their least share of all words, and how many times more than of any other language. */
const fewest = 3;
const leastShare = 0.15;
const clearLead = 1.25;

/**
 * The language of a text as a code of two letters (`no` for Norwegian, `ms` for Malay and Indonesian): by its script where
 * that is enough, else by its function words. Null when it is too short, or not clear.
 */
export function tellLanguage(text: string): string | null {
  const words = text
    .slice(0, sample)
    .replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, " ")
    .toLowerCase();
  const letters = count(words, /\p{L}/gu);
  if (letters < 12) return null;
  const latin = count(words, /\p{Script=Latin}/gu);
  return latin >= letters * mostly ? byWords(words) : byScript(words, letters);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function byWords(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const scores = Object.entries(known()).map(([language, all]) => ({ language, hits: words.filter((word) => all.has(word)).length }));
  scores.sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  if (!best || !second || best.hits < fewest || best.hits < words.length * leastShare) return null;
  if (best.hits >= second.hits * clearLead) return best.language;
  return closer(words, best.language, second.language);
}

/** Of two neighbours, such as Danish and Norwegian, the one whose own words are there. */
function closer(words: readonly string[], one: string, other: string): string | null {
  const own = (mine: string, theirs: string) => words.filter((word) => known()[mine]?.has(word) && !known()[theirs]?.has(word)).length;
  const [ofOne, ofOther] = [own(one, other), own(other, one)];
  if (ofOne >= 3 && ofOne >= ofOther * 3) return one;
  return ofOther >= 3 && ofOther >= ofOne * 3 ? other : null;
}

let sets: Record<string, Set<string>> | undefined;
const known = () =>
  (sets ??= Object.fromEntries(Object.entries(functionWords).map(([language, words]) => [language, new Set(words.split(" "))])));

/** Languages that share no script with another one here. */
const ownScripts: [string, RegExp][] = [
  ["th", /\p{Script=Thai}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["ko", /\p{Script=Hangul}/gu],
];

function byScript(text: string, letters: number): string | null {
  const is = (pattern: RegExp, share = mostly) => count(text, pattern) >= letters * share;
  const own = ownScripts.find(([, pattern]) => is(pattern));
  if (own) return own[0];
  // Japanese mixes its own letters with Chinese characters.
  if (is(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu))
    return is(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1) ? "ja" : "zh";
  if (is(/\p{Script=Arabic}/gu)) return is(/[ٹڈڑںےھ]/gu, 0.02) ? "ur" : is(/[پچژگ]/gu, 0.015) ? "fa" : "ar";
  if (is(/\p{Script=Cyrillic}/gu)) return is(/[іїєґ]/gu, 0.015) ? "uk" : is(/[ыэё]/gu, 0.003) ? "ru" : null;
  return null;
}
