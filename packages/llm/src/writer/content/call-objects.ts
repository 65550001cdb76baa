import { oncePerTextIn } from "../once-per-text.ts";
import { wordsOf } from "../reader/asks-for.ts";
import { anyCue } from "../reader/call-words.ts";
import type { Call } from "../reader/calls.ts";
import { findDays } from "../reader/dates.ts";
import { isTelling } from "../reader/keywords.ts";
import { findAddresses } from "../reader/links.ts";
import { tokens } from "../reader/tokens.ts";

/** Words of a call that name something, as inflected words begin; nothing of its days, its verb and its addresses. */
export const objectsOf = ({ text, kind }: Call, language: string): readonly string[] => (kind === null ? [] : objectsIn(text, language));

const objectsIn = oncePerTextIn((text, language): readonly string[] => {
  const plain = [...findAddresses(text), ...findDays(text)].reduce((left, one) => left.replace(one, " "), text);
  const isVerb = verbsIn(text, language);
  return tokens(plain, language)
    .map((word) => word.toLowerCase())
    .filter((word) => isTelling(word, language) && [...word].length >= shortestWord && !/\p{Nd}/u.test(word) && !isVerb.test(word))
    .map((word) => ([...word].length > longestStem ? word.slice(0, Math.max(longestStem, word.length - 2)) : word));
});

/** A word of the language that asks for something, of whatever kind. */
function verbsIn(text: string, language: string): RegExp {
  const words = wordsOf(text, language);
  const verbs = verbsOf.get(words) ?? new RegExp(`^${anyCue(words)}$`, "iu");
  verbsOf.set(words, verbs);
  return verbs;
}
const verbsOf = new WeakMap<object, RegExp>();
const shortestWord = 2;
/** Letters of a word’s beginning that its cases have in common. */
export const longestStem = 4;
