import { stopWords } from "./stop-words.ts";

const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;
const fewestWords = 3;
const longestAcronym = 3;

/**
 * A headline that was set in capitals, as running text: its words as the story writes them, the others in small letters. A headline
 * with small letters in it stays as it is.
 */
export function unshout(title: string, body: string, language: string): string {
  const words = title.match(word) ?? [];
  // “மயில் NV-3”: where letters have no case, two capitals shout nothing.
  const capitals = (title.match(/\p{Lu}/gu) ?? []).length;
  if (capitals * 2 < (title.match(/\p{L}/gu) ?? []).length) return title;
  if (words.length < fewestWords || /\p{Ll}/u.test(title) || !/\p{Lu}{2}/u.test(title) || /\p{sc=Georgian}/u.test(title)) return title;
  const written = writtenIn(body, language);
  // Nobody can tell where the accents of a Greek word were.
  if (language === "el" && words.some((one) => !written.has(bare(one.toLocaleLowerCase(language))) && one.length > longestAcronym))
    return title;
  let isFirst = true;
  return title.replace(word, (shouted) => {
    const small = shouted.toLocaleLowerCase(language);
    const told = written.get(bare(small)) ?? unknown(shouted, small, language);
    const text = isFirst ? capital(told, language) : told;
    isFirst = false;
    return text;
  });
}

/** Greek leaves its accents out of capitals; in other scripts a mark may be a letter's vowel. */
const bare = (text: string) => (/\p{sc=Greek}/u.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text);

/** Each word as the story has it inside of sentences, by its small letters. */
function writtenIn(body: string, language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const match of body.matchAll(word)) {
    const isInside = /[\p{L}\p{N},;]\s+$/u.test(body.slice(Math.max(0, match.index - 3), match.index));
    const key = bare(match[0].toLocaleLowerCase(language));
    // What only begins sentences may owe its capital to that.
    if (isInside || !found.has(key))
      found.set(key, isInside || /\p{Lu}.*\p{Lu}/u.test(match[0]) ? match[0] : (found.get(key) ?? match[0].toLocaleLowerCase(language)));
  }
  return found;
}

function unknown(shouted: string, small: string, language: string): string {
  if (
    /\p{N}/u.test(shouted) ||
    (shouted.length <= longestAcronym && !stopWords[language]?.has(small) && !/[AEIOUY]/u.test(shouted.normalize("NFD")))
  )
    return shouted;
  // German nouns have capitals, and more words of a headline are nouns than are not.
  return language === "de" && !stopWords[language]?.has(small) ? capital(small, language) : small;
}

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
