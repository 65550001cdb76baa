import { findDays } from "./dates.ts";
import { factOf } from "./facts.ts";
import { stop } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { lastBorder } from "./sentences.ts";

/** What writers laid out by blanks and empty rows, as lines that can be read one by one. */
export const asLines = (text: string): string =>
  withTitlesInTheirSentence(withBrokenRowsJoined(withNumbersOfLists(withHangingRows(withCellsApart(text)))));

/** “Kaluga                 21 March 2026”: a place and a day at both ends of a row. */
function withCellsApart(text: string): string {
  return text.replace(/^(?<left>\S(?:.*\S)?)(?: {6,}|\u3000{3,})(?<right>\S.*)$/gmu, (row, left: string, right: string) => {
    const isDated = findDays(left).length === 1 || findDays(right).length === 1;
    // “Day          : 1 February”
    const isLabel = /[:：]$/u.test(left) || /^[:：]/u.test(right);
    return isDated && !isLabel && !/\S {3,}\S/u.test(left + right) && [...left].length <= longestCell && [...right].length <= longestCell
      ? `${left}\n${right}`
      : row;
  });
}
const longestCell = 60;

/** “10:45   The honeydew of firs” and below it, as deep as its words begin, who speaks about it: one row. */
function withHangingRows(text: string): string {
  const rows: string[] = [];
  /** Where the words of the row begin that others may go on with; 0 where none may. */
  let depth = 0;
  for (const raw of text.split("\n")) {
    const row = raw.replace(/[ \u00a0]+$/u, "");
    const indent = /^ */u.exec(row)?.[0].length ?? 0;
    const above = rows.at(-1);
    if (above !== undefined && depth > 0 && row !== "" && Math.abs(indent - depth) <= mostAside) {
      const sign = /[,;:–—-]$/u.test(above) || /^\p{Ll}/u.test(row.trim()) || !timed.test(above) ? "" : " –";
      rows[rows.length - 1] = `${above}${sign} ${row.trim()}`;
    } else {
      const head = headed.exec(row)?.[0].length ?? 0;
      depth = head >= shallowest && head - indent >= shallowest ? head : 0;
      rows.push(raw);
    }
  }
  return rows.join("\n");
}
/** A time, a label or a number, and where the words behind it begin. */
const headed = /^ *(?:\S(?:.{0,24}?\S)? {2,}|\S(?:.{0,18}\S)?: +|(?:\p{Nd}{1,2}[:.]\p{Nd}{2}\S*|\p{Nd}{1,2}[.)]) +)(?=\S)/u;
const timed = /^ *\p{Nd}{1,2}[:.]\p{Nd}{2}/u;
const shallowest = 5;
const mostAside = 1;

/** “2.1.”, “2.2.” below each other: the items of a list in a larger one. */
function withNumbersOfLists(text: string): string {
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

/**
 * Rows of a paragraph that were broken where their author saw the end of a window, in a script that does not show by small letters which go on:
 * all about as long but for the last, and in one of them a sentence has begun that goes on in the next.
 */
function withBrokenRowsJoined(text: string): string {
  return text.replace(/(?:^[^\n]*\S[^\n]*(?:\n|$)){2,}/gmu, (group) => {
    const rows = group
      .trimEnd()
      .split("\n")
      .map((row) => row.trim());
    const width = Math.max(...rows.map((row) => row.length));
    const isProse =
      width >= narrowest &&
      width <= widest &&
      stop.test(rows.at(-1) ?? "") &&
      rows.slice(0, -1).every((row) => row.length >= width * fullest) &&
      rows.slice(1).every((row) => /^[\p{Lo}\p{Nd}"'“„«(]/u.test(row)) &&
      !rows.some((row) => signed.test(row) || dense.test(row) || factOf(row) !== null) &&
      rows.some((row, at) => at < rows.length - 1 && (isOpen(row, rows[at + 1] ?? "") || breaksOff(row)));
    return isProse ? `${rows.join(" ")}\n` : group;
  });
}
const narrowest = 45;
const widest = 110;
const fullest = 0.7;
const signed = /^\s*(?:[-*+•·▪●○■□◆※#>|–—]|[(（]?[\p{Nd}\p{L}]{1,2}[.)）、])/u;
/** Rows of these are joined elsewhere. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** “(a club for tandems”: what a row opens is closed in the next one. */
const isOpen = (row: string, next: string) => depthOf(row) > 0 && depthOf(next) < 0;
const depthOf = (row: string) => (row.match(/[(「『«]/gu) ?? []).length - (row.match(/[)」』»]/gu) ?? []).length;

/** “Why move it at all? Last year we cancelled 11 of 48 rides as there were not enough”: a sentence has begun in the row and does not end in it. */
const breaksOff = (row: string) => /[\p{L}\p{M},،]$/u.test(row) && lastBorder(row) > 0;

/**
 * A sentence around a title that stands between empty rows: “invites you to a day about:”, “‘Honey of dry years’”, “which is held on 14 March.”
 * The title stays above it.
 */
function withTitlesInTheirSentence(text: string): string {
  return text.replace(
    /^(?<before>[^\s\n][^\n]*)\n\s*\n {0,4}(?<title>[«“„"][^\n«»“”„"]{3,200}[»”“"]) *\n\s*\n {0,4}(?=(?<next>\p{Ll}[^\n]{20,}))/gmu,
    (rows, before: string, title: string, next: string) => {
      if (hasAddress(next.slice(0, 20)) !== null) return rows;
      // “The club” and its name in marks make no title.
      const isName = !/(?<![\p{L}\p{M}-])\p{Ll}{4,}/u.test(before) || !/\s/u.test(title);
      return `${isName ? "" : `${title}\n\n`}${before} ${title} `;
    },
  );
}
