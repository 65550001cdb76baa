import { colonOf } from "../punctuation.ts";

// Tables as people paste them: with bars or tabs between their cells, with or without a row that names the columns.

/** “展期|2026.09.12” above “地點|生活文化館”: a bar behind a few signs stands for a colon, where more rows than one have it. */
export function withBarsAsColons(story: string): string {
  const rows = story.match(barred) ?? [];
  return rows.length < fewestBarred ? story : story.replace(barred, "$1：");
}
const barred = /^([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2,6})[^\S\n]?[|｜][^\S\n]?(?=[^|｜\n]+$)/gmu;
const fewestBarred = 2;

/** Columns set with blanks: three cells or more in a row, and as many in the next; the row of their names may leave out the first. */
export const withColumns = (story: string): string =>
  story.replace(/(?:^[^\n|]*\S(?:[ \u3000]{2,}\S+(?: \S+)*){1,}[ \u3000]*(?:\n|$)){2,}/gmu, (rows) => {
    const cells = rows
      .trimEnd()
      .split("\n")
      .map((row) => row.trimEnd().split(/[ \u3000]{2,}/u));
    const most = Math.max(...cells.map((row) => row.length));
    // The first row may have its first cell empty: “          before   after”. Letters set apart are one word.
    const isTable =
      most >= fewestColumns &&
      cells.every((row) => row.length === most) &&
      cells.slice(1).every(([first = ""]) => [...first].length > 1 || /\p{Nd}/u.test(first));
    return isTable ? `${cells.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n` : rows;
  });

/** “Profit | 11.8 | 9.4” below rows of as many cells, with nothing at their ends, as Markdown has it. */
export const withTables = (story: string): string =>
  story.replace(/(?:^[^|\n]+(?:[^\S\n]\|[^\S\n]+[^|\n]*){2,}(?:\n|$)){2,}/gmu, (rows) =>
    isEven(rows.trimEnd().split("\n")) ? rows.replace(/^(.*\S.*)$/gmu, "| $1 |") : rows,
  );
const isEven = (rows: readonly string[]) => new Set(rows.map((row) => row.split("|").length)).size === 1;

/** Each row as an item of a list: what it is of, and its cells behind the names of their columns. */
export function itemsOf(rows: readonly (readonly string[])[], language: string): string[] {
  const [names = [], ...told] = rows;
  if (!isNamed(names, told)) return rows.map((row) => row.filter((cell) => cell !== "").join(" – "));
  const between = /^(?:zh|ja)/u.test(language) ? "；" : /^(?:ar|fa|ur)/u.test(language) ? "؛ " : "; ";
  return told.map(([of = "", ...cells]) => {
    const named = cells.flatMap((cell, at) => (cell === "" ? [] : [`${names[at + 1] ?? ""}${colonOf(language)}${cell}`]));
    // “Line 12”, where the first column has only its number.
    const first = /\p{L}/u.test(of) ? of : `${names[0] ?? ""} ${of}`.trim();
    return [first, ...(named.length === 0 ? [] : [named.join(between)])].join(" – ");
  });
}

/** Above three columns or more, a row without figures but years, where all others have some, names them. */
const isNamed = (names: readonly string[], told: readonly (readonly string[])[]) =>
  names.length >= fewestColumns &&
  told.length > 0 &&
  names.slice(1).every((name) => name !== "" && [...name].length <= longestName) &&
  // “ | before (until 31 March) | from 1 April”: nothing but the names of columns stands beside an empty cell.
  (names[0] === "" ||
    (!/\p{Nd}/u.test(names.filter((name) => !isYear.test(name)).join("")) && told.every((row) => /\p{Nd}/u.test(row.join("")))));
const isYear = /^\p{Nd}{4}$/u;
const fewestColumns = 3;
const longestName = 40;
