import { canStandAlone, isTelling, looksLikeNoun, showsNouns } from "../reader/keywords.ts";
import { isNumberWord } from "../reader/number-words.ts";
import type { Story } from "../reader/read-story.ts";
import { tokens } from "../reader/tokens.ts";
import type { Work } from "../work.ts";

// What a story is searched for where nothing in it is surely a name, by what its language shows.

/** “yildiztepe” of an address, as the story spells it: “Yıldıztepe”. */
export const asSaid = (site: string, text: string): string => {
  const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase();
  return (text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).find((word) => plain(word) === plain(site)) ?? site;
};

/** “Ο Μιχάλης Βρανάς”: in Greek its article shows that a name stands in its first case; the headline has it in another. */
export const nominative = ({ story, language }: Work): string[] => {
  if (language !== "el") return [];
  const text = story.sentences.map((one) => one.text).join("\n");
  return [...text.matchAll(/(?<!\p{L})[ΟΗοη]\s(\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)/gu)]
    .map((match) => match[1] ?? "")
    .filter((name) => name.split(" ").every((word) => (story.title ?? "").includes(word.slice(0, -2))));
};

/** “ספריית הרחוב עוברת …”: in Hebrew a noun that a definite one follows at the beginning of the news is what it speaks of. */
export const definite = ({ story }: Work): string[] => {
  const [first = "", second = ""] = story.sentences.map((one) => one.text);
  const found =
    /^\p{sc=Hebrew}{2,}\sה\p{sc=Hebrew}{2,}(?=\s)/u.exec(first) ?? /(?<=\s)\p{sc=Hebrew}{4,}\sה\p{sc=Hebrew}{2,}(?=\s)/u.exec(second);
  return found === null ? [] : [found[0]];
};

/** Words of the headline, else of the news, that are said in the same form below it, the most spoken of first. */
export const titleWords = ({ story, language }: Work): string[] => {
  const [first, ...below] = story.sentences.filter((one) => one.kind === "sentence").map((one) => one.text);
  const told = (story.title === null ? below : [first, ...below]).join("\n").toLowerCase();
  return (
    (!showsNouns(language) ? [] : tokens(story.title ?? first ?? "", language))
      .filter((word) => !isNumberWord(word, language))
      .filter((word) => isTelling(word.toLowerCase(), language) && looksLikeNoun(word, language) && told.includes(word.toLowerCase()))
      .filter((word) => language !== "bn" || hasEndings(word, story))
      // Where words have no blanks between them, nothing shows how long one is.
      .sort((a, b) => (unspaced.test(a) && unspaced.test(b) ? timesOf(b, story) - timesOf(a, story) : 0) || b.length - a.length)
  );
};

/** 風越避難小屋 of 「風越避難小屋の屋根を」, the longest first: signs of one kind, of which the last two are said again below. */
export const compounds = ({ story: { title, subtitle, sentences }, language }: Work): string[] =>
  language !== "ja"
    ? []
    : (`${title ?? ""}\n${subtitle ?? ""}`.match(/[\p{sc=Han}\p{sc=Katakana}ー]{3,}/gu) ?? [])
        .filter((word) => sentences.some(({ text }) => text.includes(word.slice(-2))))
        .sort((a, b) => b.length - a.length);

/** “পাঠাগার” beside “পাঠাগারের”: in Bengali a noun has endings, and “floating” none. */
const hasEndings = (word: string, { markdown }: Story) => new RegExp(`(?<![\\p{L}\\p{M}])${word}[\\p{L}\\p{M}]`, "u").test(markdown);

/** How often a story says a word, in whatever form. */
const timesOf = (word: string, { markdown }: Story) => markdown.toLowerCase().split(word.toLowerCase()).length;

/** “An open letter to the members of Hollow Lido”: a name of several words in the second line, where names have no cases. */
export const namedBelowTitle = ({ story, language }: Work): string[] =>
  canStandAlone("x", language)
    ? [...(story.subtitle ?? "").matchAll(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+/gu)].map(([name]) => name)
    : [];

/** “두꺼비” of “두꺼비가” and “두꺼비를”: what words of a Korean headline begin with, where the story says it with several endings. */
export function inHangul({ story }: Work): string[] {
  const told = [...new Set(story.markdown.match(/\p{sc=Hangul}+/gu) ?? [])];
  const stemOf = (word: string) =>
    [...word]
      .map((_, at) => word.slice(0, word.length - at))
      .find((stem) => told.filter((one) => one.startsWith(stem)).length >= fewestForms);
  return (story.title?.match(/\p{sc=Hangul}{3,}/gu) ?? [])
    .flatMap((word) => stemOf(word) ?? [])
    .filter((stem) => stem.length >= shortestStem);
}
const fewestForms = 3;
const shortestStem = 3;

const unspaced = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Thai}\p{M}ー]+$/u;
