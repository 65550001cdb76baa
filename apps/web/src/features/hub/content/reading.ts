import type { FieldValues, LanguageOption } from "@copydesk/contracts";

const fromTheRight = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/gu;
/** Fewer letters than this say nothing about a text: it may begin with a name. */
const fewest = 12;
/** Of so many letters one in the language's own script: a text that is framed in its language and quotes another at length is its language's. */
const oneOwnIn = 50;

/**
 * How a text stands on the page: as its language is read, unless hardly a letter of it is. A draft that was put together from an English
 * story for a Hebrew campaign is English, and would have its full stops at the wrong end.
 */
export function readingOf(language: LanguageOption, text: string): { lang: string | undefined; dir: "ltr" | "rtl" } {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const fromRight = text.match(fromTheRight)?.length ?? 0;
  const own = language.direction === "rtl" ? fromRight : letters - fromRight;
  if (letters < fewest || own * oneOwnIn >= letters) return { lang: language.code, dir: language.direction };
  return { lang: undefined, dir: language.direction === "rtl" ? "ltr" : "rtl" };
}

/** All words of a piece, as far as its reading goes. */
export const wordsOf = (values: FieldValues): string => Object.values(values).flat().join(" ");
