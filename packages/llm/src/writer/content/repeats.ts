import { oncePerText } from "../once-per-text.ts";

/**
 * Whether one of two texts says what the other says: three quarters of the shorter one's words are in the longer one, in whatever form, or all
 * of its figures along with some of its words.
 */
export function repeats(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  if (one.includes(other) || other.includes(one)) return true;
  const [a, b] = [partsOf(one), partsOf(other)];
  const [small, large] = a.words.size < b.words.size ? [a, b] : [b, a];
  if (small.words.size < fewestWords) return false;
  const share = [...small.words].filter((word) => large.words.has(word)).length / small.words.size;
  const hasFigures = small.figures.length >= fewestFigures && small.figures.every((figure) => large.figures.includes(figure));
  return share > mostWords || (hasFigures && share >= someWords);
}
const fewestWords = 3;
const fewestFigures = 2;
const mostWords = 0.75;
const someWords = 0.4;

interface Parts {
  /** What words begin with, since many languages change their ends; two signs each where they have no blanks between them. */
  words: Set<string>;
  /** Without years, which most stories name more than once. */
  figures: string[];
}

const partsOf = oncePerText((text): Parts => {
  const plain = text.normalize("NFC").toLowerCase();
  const runs = plain.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{M}ー]{2,}|[\p{L}\p{M}]{3,}/gu) ?? [];
  const figures = plain.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
  return {
    words: new Set([...runs.flatMap((run) => (unspaced.test(run) ? pairsOf([...run]) : [stemOf(run)])), ...figures]),
    figures: figures.filter((figure) => figure.length > 1 && !/^(?:19|20)\p{Nd}{2}$/u.test(figure)),
  };
});
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const pairsOf = (signs: readonly string[]) => signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2));
