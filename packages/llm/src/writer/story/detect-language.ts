import { stopWords } from "./stop-words.ts";
import { tokens } from "./tokens.ts";

/** A share of small words under which a text is in none of the languages known. */
const leastShare = 0.12;

/**
 * The language of a text as a two-letter code: one of those the writer speaks, or one that its script gives away. Null
 * when it is another one or the text is too short to tell.
 */
export function detectLanguage(text: string): string | null {
  const script = byScript(text);
  if (script !== null && script !== "ar") return script;
  const all = tokens(text.slice(0, 8_000), "en").map((token) => token.toLowerCase());
  if (all.length < 6) return null;
  const candidates = script === "ar" ? ["ar"] : Object.keys(stopWords).filter((code) => code !== "ar");
  const scored = candidates
    .map((code) => ({ code, share: all.filter((token) => stopWords[code]?.has(token)).length / all.length }))
    .sort((a, b) => b.share - a.share);
  const best = scored[0];
  // Persian and Urdu are written in Arabic letters without Arabic's small words.
  return best !== undefined && best.share >= (script === "ar" ? 0.05 : leastShare) ? best.code : null;
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ["ko", /\p{sc=Hangul}/gu],
  ["zh", /\p{sc=Han}/gu],
  ["ar", /\p{sc=Arabic}/gu],
  ["he", /\p{sc=Hebrew}/gu],
  ["th", /\p{sc=Thai}/gu],
  ["hi", /\p{sc=Devanagari}/gu],
  ["el", /\p{sc=Greek}/gu],
  ["ru", /\p{sc=Cyrillic}/gu],
];

function byScript(text: string): string | null {
  const sample = text.slice(0, 4_000);
  const letters = (sample.match(/\p{L}/gu) ?? []).length;
  const found = scripts.find(([code, script]) => (sample.match(script) ?? []).length > letters * (code === "ja" ? 0.1 : 0.4));
  return found?.[0] ?? null;
}
