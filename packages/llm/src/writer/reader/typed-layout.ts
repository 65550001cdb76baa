import { findDays } from "./dates.ts";
import { factOf } from "./facts.ts";
import { isUsualLabel } from "./labels.ts";
import { beginsSmall } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { withoutQuestionLetters } from "./questions.ts";
import { lastBorder } from "./sentences.ts";

/** What writers laid out by blanks and empty rows, as lines that can be read one by one. */
export const asLines = (text: string): string =>
  [
    withLabelsWhole,
    withParagraphsOfLetters,
    withoutQuestionLetters,
    withCellsApart,
    withColumnsApart,
    withHangingRows,
    withAddressesInOneRow,
    withLabels,
    withNumbersOfLists,
    withBrokenRowsJoined,
    withTitlesInTheirSentence,
    withFootnotesApart,
  ].reduce((told, read) => read(told), text);

/** “제    목  …”, “日　時：…”: two signs of a label that were set apart to be as wide as longer ones. */
const withLabelsWhole = (text: string): string =>
  text
    .replace(
      /(?<=^\s*(?:[\p{L}\p{Nd}]{1,2}[.)、]\s*)?)([\p{sc=Hangul}\p{sc=Han}])[ \u3000]{1,6}([\p{sc=Hangul}\p{sc=Han}])(?=\s*[:：])/gmu,
      "$1$2",
    )
    .replace(/^(\p{sc=Hangul}) {2,6}(\p{sc=Hangul}) {2,}(?=\S)/gmu, (row, one: string, other: string) =>
      isUsualLabel(one + other) || ofLetters.test(one + other) ? `${one}${other}: ` : row,
    );
const ofLetters = /^(?:수신|참조|제목|경유|발신|붙임)$/u;

/** “1. …”, “2. …”, each a whole sentence between empty rows and below no colon: paragraphs of an official letter, and no list. */
function withParagraphsOfLetters(text: string): string {
  const numbered = /(?<=\n[^\S\n]*\n|^)[^\S\n]*\p{Nd}{1,2}\.[^\S\n]+(?=[^\n]{10,}[.。।](?:\n[^\S\n]*(?:\n|$)|$))/gu;
  const items = text.match(numbered) ?? [];
  const isList = /[:：][^\S\n]*\n\s*\p{Nd}{1,2}\.\s/u.test(text);
  const isLong = text.split("\n").some((row) => /^\s*\p{Nd}{1,2}\.\s/u.test(row) && [...row].length >= shortestParagraph);
  return items.length < fewestParagraphs || isList || !isLong ? text : text.replace(numbered, "");
}
const fewestParagraphs = 2;
const shortestParagraph = 60;

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

/** “The chair          The secretary” above “Ida Frey          Tom Hale”: who signs on the left, and then who signs on the right. */
function withColumnsApart(text: string): string {
  return text.replace(/(?:^ *[^\s\p{Nd}](?:[^\n\p{Nd}]*?\S)? {4,}[^\s\p{Nd}][^\n\p{Nd}]*(?:\n|$)){2,3}/gmu, (rows) => {
    const cells = rows
      .trimEnd()
      .split("\n")
      .map((row) => row.trim().split(/ {4,}/u));
    const isPair = cells.every(
      (row) =>
        row.length === 2 && row.every((cell) => /^[^_(（.]/u.test(cell) && [...cell].length <= longestCell && !/[.:：!?]$/u.test(cell)),
    );
    return isPair ? `${[0, 1].map((at) => cells.map((row) => row[at]).join("\n")).join("\n\n")}${rows.endsWith("\n") ? "\n" : ""}` : rows;
  });
}

/** “Address:” above “Mill Trust,”, “14 High Street,” and “Halderwick.”: rows that end in commas below a label are one. */
function withAddressesInOneRow(text: string): string {
  return text.replace(
    /^(?<label>[\p{L}\p{M}][^\n:：]{1,24}[:：])[ ]*\n(?<rows>(?:[^\n]{2,60}[,،、][ ]*\n){1,5}[^\n:：]{2,60})$/gmu,
    (_, label: string, rows: string) =>
      `${label} ${rows
        .split("\n")
        .map((row) => row.trim())
        .join(" ")}`,
  );
}

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
      const sign = /[,;:–—-]$/u.test(above) || beginsSmall(row.trim()) || !timed.test(above) ? "" : " –";
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
 * in one of them a sentence or a bracket has begun that ends in the next.
 */
function withBrokenRowsJoined(text: string): string {
  const rows: string[] = [];
  let isJoining = false;
  for (const row of text.split("\n")) {
    const [before, above] = [rows.at(-2), rows.at(-1)];
    const next = row.trim();
    const mayGoOn =
      above !== undefined && uncased.test(above) && begins.test(next) && [above, next].every((one) => isProse(one) && factOf(one) === null);
    if (mayGoOn && (isOpen(above, next) || breaksOff(above) || (isJoining && goesOn.test(above)))) {
      if (!isJoining && before !== undefined && isAheadOf(before, above)) rows.splice(-2, 2, `${before} ${above}`);
      rows.push(`${rows.pop()} ${next}`);
      isJoining = true;
    } else {
      rows.push(row.trim() === "" ? "" : row.trimEnd());
      isJoining = false;
    }
  }
  return rows.join("\n");
}
const isProse = (row: string) => !signed.test(row) && !dense.test(row) && !/^\s{4}/u.test(row);
const uncased = /[\p{Lo}\p{sc=Georgian}]{2}/u;
const begins = /^[\p{Lo}\p{sc=Georgian}\p{Nd}"'“„«(]/u;
/** Neither a full stop nor a picture. */
const goesOn = /[\p{L}\p{M}\p{Nd},،]$/u;
/** A row in front of one that goes on is one of its paragraph where it is about as long. */
const isAheadOf = (before: string, row: string) =>
  /[\p{L}\p{M},،]$/u.test(before) &&
  isProse(before) &&
  begins.test(row) &&
  before.length >= row.length * fullest &&
  ![before, row].some((one) => factOf(one) !== null || /\S[:：]\s/u.test(one));
const fullest = 0.6;
const signed = /^\s*(?:[-*+•·▪●○■□◆※#>|–—]|[(（]?[\p{Nd}\p{L}]{1,2}[.)）、])/u;
/** Rows of these are joined elsewhere. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** “(a club for tandems”: what a row opens is closed in the next one. */
const isOpen = (row: string, next: string) => depthOf(row) > 0 && depthOf(next) < 0;
const depthOf = (row: string) => (row.match(/[(「『«]/gu) ?? []).length - (row.match(/[)」』»]/gu) ?? []).length;

/** “Why move it at all? Last year we cancelled 11 of 48 rides as there were not enough”: a sentence has begun in the row and does not end in it. */
const breaksOff = (row: string) => {
  const border = lastBorder(row);
  return (
    border >= shortestTold &&
    row.length >= shortestBroken &&
    goesOn.test(row) &&
    /[\p{L}\p{M}]{2}["”»]?[.!?…।؟]["”»]?\s*$/u.test(row.slice(0, border))
  );
};
const shortestTold = 12;
const shortestBroken = 25;

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

/** “Date – Sunday 14 December” in rows below each other: a dash for the colon. */
function withLabels(text: string): string {
  return text.replace(/(?:^\p{L}[^\n:：–—.]{1,24} [–—-] \S[^\n]*(?:\n|$)){2,}/gmu, (rows) => {
    const labels = [...rows.matchAll(/^(.+?) [–—-] /gmu)].map(([, label = ""]) => label);
    return labels.filter(isUsualLabel).length < fewestUsual ? rows : rows.replace(/^(.+?) [–—-] /gmu, "$1: ");
  });
}
const fewestUsual = 2;

/** Marks of footnotes in a text, where these stand below it: “picking tea in Nagomari*”, “less than 2 % (1)”. */
function withFootnotesApart(text: string): string {
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
