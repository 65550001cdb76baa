/**
 * A text whose straight quotation marks show which of them open and which close, so that what stands between two quotations is not taken
 * for one. Marks inside of a word (צה"ל, the baker's) stay.
 */
export function pairedMarks(text: string): string {
  let isOpen = false;
  return text
    .replace(/(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew})/gu, "״")
    .replace(/"/g, () => {
      isOpen = !isOpen;
      return isOpen ? "“" : "”";
    })
    .replace(/(?<![\p{L}\p{M}\p{N}])['‘]([^'‘’"“”\n]{2,30})['’]/gu, "“$1”")
    .replace(/(?<![\p{L}\p{M}\p{N}])‘([^‘’"“”\n]{31,})’(?![\p{L}\p{M}])/gu, "“$1”");
}

/** The same without marks that stand inside of others: “「『かくれんぼ』です」”, “«… „Лихтар“ …»”. */
export const withoutInnerMarks = (text: string): string =>
  pairedMarks(text.replace(/“[^“”]*”/gu, (quoted) => quoted.replace(/[‘’]/gu, "")))
    .replace(/「[^「」]*」/gu, (quoted) => quoted.replace(/[『』]/gu, ""))
    .replace(/«[^«»]*»/gu, (quoted) => quoted.replace(/[“”„]/gu, ""));

/** Whether a text has a name in quotation marks: mostly that of a product, an event or a place. */
export const isQuoted = (name: string, text: string): boolean =>
  pairedMarks(text).includes(`“${name}”`) ||
  ["«»", "「」", "『』", "《》", "„“"].some(([open, close]) => text.includes(`${open}${name}${close}`));

/** “у «Ліхтарі»” and “бібліотека «Ліхтар»”: of two forms of a name in marks the one without an ending. */
export const inFirstCase = (name: string, text: string): string =>
  [name.slice(0, -2), name.slice(0, -1)].find(
    (form) =>
      form.length > 3 && inflected.test(form) && ["«", "„", "“", '"'].some((mark) => new RegExp(`${mark}${form}[»“”"]`, "u").test(text)),
  ) ?? name;
const inflected = /^[\p{sc=Cyrillic}\p{sc=Greek}\s-]+$/u;

/** What stands between quotation marks and is as short as a name. */
export const namesInMarks = (text: string): string[] =>
  [...pairedMarks(text).matchAll(/[“„«「『《‘]([^“”„«»「」『』《》‘’]{2,24})[”“»」』》’]/gu)].map((match) => match[1] ?? "");
