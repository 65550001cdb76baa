import { type SQL, sql } from "drizzle-orm";

/** A person's pages have the numbers from here up to `endOf`, of which every person has four thousand million. */
export const firstPageOf = (userId: string): SQL<number> =>
  sql<number>`(select id * 4294967296 from user_search where user_id = ${userId})`;
export const endOf = (userId: string): SQL<number> =>
  sql<number>`(select (id + 1) * 4294967296 - 1 from user_search where user_id = ${userId})`;

/** What words of a text are searched by: without regard to case and to the accents that Latin, Greek and Cyrillic letters have. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

/** The words of a text, each once; in scripts without spaces a word is all that stands together. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).split(/[\s\0]+/u))].filter((word) => word !== "");

/** Each character of some words, and each two that stand beside each other, under the name that the index has for them. */
export function charactersOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of words) {
    let before = "";
    for (const one of word) {
      found.add(one);
      if (before !== "") found.add(before + one);
      before = one;
    }
  }
  return [...found].map(characterName);
}

/** The index splits texts at signs, so signs have to be letters to it. */
export const characterName = (characters: string): string => [...characters].map((one) => one.codePointAt(0)?.toString(16) ?? "").join("x");
