import { isUsualLabel } from "./labels.ts";

// Labels, numbers and marks that are set as no list and no text has them.

/** “제    목  …”, “日　時：…”: two signs of a label that were set apart to be as wide as longer ones. */
export const withLabelsWhole = (text: string): string =>
  text
    .replace(
      /(?<=^\s*(?:[\p{L}\p{Nd}]{1,2}[.)、]\s*)?)([\p{sc=Hangul}\p{sc=Han}])[ \u3000]{1,6}([\p{sc=Hangul}\p{sc=Han}])(?=\s*[:：])/gmu,
      "$1$2",
    )
    .replace(/^(\p{sc=Han})[ \u3000](\p{sc=Han})[ \u3000]+(?=\S)/gmu, (row, one: string, other: string) =>
      isUsualLabel(one + other) ? `${one}${other}：` : row,
    )
    .replace(/^(\p{sc=Hangul}) {2,6}(\p{sc=Hangul}) {2,}(?=\S)/gmu, (row, one: string, other: string) =>
      isUsualLabel(one + other) || ofLetters.test(one + other) ? `${one}${other}: ` : row,
    );
const ofLetters = /^(?:수신|참조|제목|경유|발신|붙임)$/u;

/** “1. …”, “2. …”, each a whole sentence between empty rows and below no colon: paragraphs of an official letter, and no list. */
export function withParagraphsOfLetters(text: string): string {
  const numbered = /(?<=\n[^\S\n]*\n|^)[^\S\n]*\p{Nd}{1,2}\.[^\S\n]+(?=[^\n]{10,}[.。।](?:\n[^\S\n]*(?:\n|$)|$))/gu;
  const items = text.match(numbered) ?? [];
  const isList = /[:：][^\S\n]*\n\s*\p{Nd}{1,2}\.\s/u.test(text);
  const isLong = text.split("\n").some((row) => /^\s*\p{Nd}{1,2}\.\s/u.test(row) && [...row].length >= shortestParagraph);
  return items.length < fewestParagraphs || isList || !isLong ? text : text.replace(numbered, "");
}
const fewestParagraphs = 2;
const shortestParagraph = 60;

/** “2.1.”, “2.2.” below each other: the items of a list in a larger one. */
export function withNumbersOfLists(text: string): string {
  const rows = text.split("\n");
  const numberOf = (row: string | undefined) => /^\s*(\p{Nd}{1,2})\.(\p{Nd}{1,2})\.?\s+(?=\p{L})/u.exec(row ?? "");
  const told = rows.map((row, at) => ({ row, at })).filter(({ row }) => row.trim() !== "");
  const inLists = new Set(
    told.flatMap(({ row, at }, place) => {
      const next = told[place + 1];
      const [one, two] = [numberOf(row), numberOf(next?.row)];
      return one && two && next && one[1] === two[1] && Number(two[2]) === Number(one[2]) + 1 ? [at, next.at] : [];
    }),
  );
  return rows.map((row, at) => (inLists.has(at) ? row.replace(/^(\s*)\p{Nd}{1,2}\.(\p{Nd}{1,2})\.?/u, "$1$2.") : row)).join("\n");
}

/** Marks of footnotes in a text, where these stand below it: “picking tea in Nagomari*”, “less than 2 % (1)”. */
export function withFootnotesApart(text: string): string {
  const rows = text.split("\n");
  const ofNotes = new Map(
    rows.flatMap((row, at) => {
      const [, mark = "", note = ""] = footnote.exec(row) ?? [];
      // “*in slanted letters*” and items of a list are none.
      return mark === "" || note.includes("*") || rows.some((other, place) => place !== at && other.trimStart().startsWith(mark))
        ? []
        : [[mark, at] as const];
    }),
  );
  return rows
    .map((row, at) =>
      [...ofNotes].reduce((told, [mark, place]) => {
        const escaped = mark.replace(/[*()[\]]/gu, "\\$&");
        const behind = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}»”"%)]) ?${escaped}(?=[\\s.,;:!?)،。，]|$)`, "u");
        return at < place && told.split(mark).length === 2 ? told.replace(behind, "") : told;
      }, row),
    )
    .join("\n");
}
const footnote = /^\s*(\*|\([1-3]\)|\[[1-3]\]|[¹²³†])\s?(?=[\p{L}"“«])(.*)$/u;
