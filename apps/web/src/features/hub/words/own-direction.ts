import type { FieldValues, LanguageOption } from "@copydesk/contracts";

const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/u;
/** A letter in fifty may be a name's; a text that is framed in its language and quotes another one at length is its language's. */
const nearlyAll = 0.98;

/**
 * The language as a text of it is set: a draft that could not be translated runs as its own letters do, since in the other direction its
 * full stops and hashtags would stand on the wrong side.
 */
export function ownDirection(language: LanguageOption, text: string): LanguageOption {
  if (language.direction === "ltr") return language;
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !rightToLeft.test(letter)).length;
  return letters.length > 0 && others >= letters.length * nearlyAll ? { ...language, direction: "ltr" } : language;
}

/** All words of a piece. */
export const wordsOf = (values: FieldValues): string => Object.values(values).flat().join("\n");
