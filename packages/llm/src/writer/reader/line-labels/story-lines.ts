import { beginsSmall, stop } from "../lines.ts";

/** A line of a story as its author wrote it; rows that were only wrapped are one. */
export interface StoryLine {
  text: string;
  /** The rows it was made of, as they stand in the story. */
  rows: string[];
  /** Which of the paragraphs parted by empty rows it is in. */
  group: number;
  /** Where in its paragraph, and of how many lines that is. */
  place: number;
  size: number;
}

/** The lines of a story that have something in them. */
export function linesOf(story: string): StoryLine[] {
  const groups: string[][] = [[]];
  for (const row of story.split("\n")) {
    if (row.trim() === "") groups.push([]);
    else groups.at(-1)?.push(row);
  }
  return groups
    .filter((group) => group.length > 0)
    .flatMap((rows, group) => {
      const joined = joinWrapped(rows);
      return joined.map((line, place) => ({ text: textOf(line), rows: line, group, place, size: joined.length }));
    });
}

const textOf = (rows: readonly string[]) =>
  rows
    .map((row) => row.trim())
    .reduce((text, row) => (unspaced.test(text.slice(-1)) ? text + row : `${text} ${row}`))
    .replace(/^(?:#+\s+|>\s?)/u, "")
    .replace(/^\*\*(.+)\*\*$/u, "$1");

/** A row was wrapped when the next one's first word would not have fitted into it. */
function joinWrapped(rows: readonly string[]): string[][] {
  const width = Math.max(...rows.map((row) => row.trim().length));
  if (rows.length < 2 || width < narrowest || width > widest) return rows.map((row) => [row]);
  // Two rows may be a headline and the line below it, unless a sentence ends in the first.
  const isFull =
    (rows.length > 2 || endsInside.test(rows[0] ?? "")) && rows.slice(0, -1).every((row) => row.trim().length >= width * fullest);
  const lines: string[][] = [];
  for (const row of rows) {
    const before = lines.at(-1);
    if (before && isWrapped((before.at(-1) ?? "").trim(), row.trim(), { width, isFull })) before.push(row);
    else lines.push([row]);
  }
  return lines;
}
const endsInside = /[\p{L}\p{N}]{3}[.!?…।]["”»]?\s+\p{Lu}/u;
const narrowest = 56;
const widest = 130;

function isWrapped(row: string, next: string, { width, isFull }: { width: number; isFull: boolean }): boolean {
  if (signed.test(next) || labelled.test(next) || !/[\p{L}\p{N}]/u.test(row + next)) return false;
  const word = unspaced.test(next.charAt(0)) ? next.charAt(0) : (/^\S+/u.exec(next)?.[0] ?? "");
  if (beginsSmall(next) && !stop.test(row)) return row.length >= width * fullest;
  return isFull && row.length + word.length + 1 > width && row.length >= width * fullest;
}
const fullest = 0.7;
/** “Telephone: …” below “For details: www.…” */
const labelled = /^[\p{L}\p{M}][\p{L}\p{M}\s-]{1,24}[:：]\s\S/u;
const signed = /^(?:\||[-*+•·▪●○■□◆※–—]\s|\p{Nd}{1,2}[.)]\s)/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}、。]/u;

/** Whether a text is as long as a headline or its second line and ends as one does, in signs. */
export const isLine = (text: string): boolean =>
  !/[:：;；.。]$/u.test(text) && [...text].length >= shortestLine && [...text].length <= longestLine;
export const shortestLine = 14;
export const longestLine = 200;
