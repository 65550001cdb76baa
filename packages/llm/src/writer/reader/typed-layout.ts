import { withSentencesWhole, withWordsWhole } from "./broken-rows.ts";
import { findDays } from "./dates.ts";
import { columnsOf } from "./fixed-width.ts";
import { isUsualLabel } from "./labels.ts";
import { beginsSmall, isSigned } from "./lines.ts";
import { withoutQuestionLetters } from "./questions.ts";
import { withFootnotesApart, withLabelsWhole, withNumbersOfLists, withParagraphsOfLetters } from "./typed-marks.ts";

/** What writers laid out by blanks and empty rows, as lines that can be read one by one. */
export const asLines = (text: string): string =>
  [
    withItemsWhole,
    withWordsWhole,
    withHangingRows,
    withLabelsWhole,
    withParagraphsOfLetters,
    withoutQuestionLetters,
    withCellsApart,
    withColumnsApart,
    withAddressesInOneRow,
    withLabels,
    withNumbersOfLists,
    withSentencesWhole,
    withFootnotesApart,
  ].reduce((told, read) => read(told), withNarrowGaps(text));

/** “・12系統（駅前～緑が丘）” above “　平日を毎時3本に増便します。”: set in below an item, in a script that has no small letters to go on with, it tells of it. */
const withItemsWhole = (story: string): string =>
  story.replace(
    /^(?<item>[ \t\u3000]*[・•●○-][^\n]*[^\n。．.、，:：])\n[ \t\u3000]+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])(?<told>[^\n・•]*)$/gmu,
    (_, item: string, told: string) => `${item}：${told.trim()}`,
  );

/** No gap says more for being wider. */
const withNarrowGaps = (text: string): string => text.replace(/ {41,}/gu, widestGap).replace(/\u3000{21,}/gu, "\u3000".repeat(20));
const widestGap = " ".repeat(40);

/** “Kaluga                 21 March 2026”: a place and a day at both ends of a row. */
function withCellsApart(text: string): string {
  return text.replace(/^(?<left>\S(?:.*\S)?)(?: {6,}|\u3000{3,})(?<right>\S.*)$/gmu, (row, left: string, right: string) => {
    const isDated = findDays(left).length === 1 || findDays(right).length === 1;
    // “Day          : 1 February”
    const isLabel = /[:：]$/u.test(left) || /^[:：]/u.test(right);
    const isPriced = /\p{Nd}\s?(?:円|元|원|บาท|[€$£₹₽])/u.test(left + right);
    return isDated &&
      !isLabel &&
      !isPriced &&
      !/\S {3,}\S/u.test(left + right) &&
      [...left].length <= longestCell &&
      [...right].length <= longestCell
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
    const last = above ?? "";
    if (
      above !== undefined &&
      depth > 0 &&
      row !== "" &&
      (!isSigned(row) || /^\s*※/u.test(row)) &&
      (Math.abs(indent - depth) <= (depth < shallowest ? 0 : mostAside) || (gapped.test(last) && indent >= shallowest))
    ) {
      const sign = /[,;:–—-]$/u.test(above) || beginsSmall(row.trim()) || !timed.test(above) || listed.test(above) ? "" : " –";
      rows[rows.length - 1] = `${above}${sign} ${row.trim()}`;
    } else {
      const head = columnsOf(headed.exec(row)?.[0] ?? "");
      const item = listed.exec(row)?.[0].length ?? 0;
      depth = head >= shallowest && head - indent >= shallowest ? head : item;
      rows.push(raw);
    }
  }
  return rows.join("\n");
}
/** A time, a label or a number, and where the words behind it begin. */
const headed =
  /^ *(?:\S(?:.{0,24}?\S)? {2,}|\p{sc=Han} \p{sc=Han} |\S(?:.{0,18}\S)?: +|(?:\p{Nd}{1,2}[:.]\p{Nd}{2}\S*|\p{Nd}{1,2}[.)]) +)(?=\S)/u;
/** “Hours      : Friday”: signs above and below letters make what stands below as deep look deeper or less deep. */
const gapped = /^\S[^\n:：]{0,30}? {2,}[:：] /u;
/** “3. ”, “- ”: what stands below it as deep as its words is of the same item. */
const listed = /^ *(?:\p{Nd}{1,2}[.)]|[-*•–—]) +(?=\S)/u;
const timed = /^ *\p{Nd}{1,2}[:.]\p{Nd}{2}/u;
const shallowest = 5;
const mostAside = 1;

/** “Date – Sunday 14 December” in rows below each other: a dash for the colon. */
function withLabels(text: string): string {
  return text.replace(/(?:^\p{L}[^\n:：–—.]{1,24} [–—-] \S[^\n]*(?:\n|$)){2,}/gmu, (rows) => {
    const labels = [...rows.matchAll(/^(.+?) [–—-] /gmu)].map(([, label = ""]) => label);
    return labels.filter(isUsualLabel).length < fewestUsual ? rows : rows.replace(/^(.+?) [–—-] /gmu, "$1: ");
  });
}
const fewestUsual = 2;
