import { colonOf } from "../punctuation.ts";

// Tables as people paste them: with bars or tabs between their cells, with or without a row that names the columns.

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
    const named = cells.flatMap((cell, at) => (cell === "" ? [] : [`${names[at + 1] ?? ""} ${cell}`.trim()]));
    return `${of}${named.length === 0 ? "" : `${colonOf(language)}${named.join(between)}`}`;
  });
}

/** Above three columns or more, a row without figures but years, where all others have some, names them. */
const isNamed = (names: readonly string[], told: readonly (readonly string[])[]) =>
  names.length >= fewestColumns &&
  told.length > 0 &&
  names.slice(1).every((name) => name !== "" && [...name].length <= longestName) &&
  !/\p{Nd}/u.test(names.filter((name) => !isYear.test(name)).join("")) &&
  told.every((row) => /\p{Nd}/u.test(row.join("")));
const isYear = /^\p{Nd}{4}$/u;
const fewestColumns = 3;
const longestName = 40;
