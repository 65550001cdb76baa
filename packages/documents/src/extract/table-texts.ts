import { countGraphemes, exampleLimits } from "@copydesk/contracts";
import { mostColumns, mostTexts } from "./limits.ts";

export interface Table {
  rows: string[][];
  /** There were more rows than are read. */
  is_cut: boolean;
}

export interface RowText {
  title: string;
  text: string;
}

/** A header says so in one of the languages in which people keep such tables. */
const textNames = /^(?:text|texts|copy|content|body|post|message|caption|example|sample|beispiel|contenu|texte|texto)$/i;
const titleNames = /^(?:title|headline|subject|name|heading|titel|betreff|titre|t[ií]tulo|asunto)$/i;
const shortest = exampleLimits.textMin;

/**
 * Texts of a table, a row each. A header may name the columns of text and title; without one the column with the longest
 * values is the text, and it begins with its title.
 */
export function tableTexts(tables: readonly Table[]): { texts: RowText[]; notes: string[] } {
  const texts: RowText[] = [];
  let short = 0;
  let more = tables.some((table) => table.is_cut);
  for (const { rows } of tables) {
    const { from, text, title } = columnsOf(rows);
    for (const row of rows.slice(from)) {
      const value = (row[text] ?? "").trim();
      if (value === "") continue;
      if (value.length < shortest * 4 && countGraphemes(value) < shortest) short += 1;
      else if (texts.length >= mostTexts) more = true;
      else texts.push({ title: title === null ? "" : (row[title] ?? ""), text: value });
    }
  }
  return { texts, notes: [...cutNote(more, texts.length), ...shortNote(short)] };
}

const cutNote = (more: boolean, kept: number) => {
  if (!more) return [];
  if (kept === 0)
    return ["Only the beginning of this table was read, and there is no text in it. Keep the columns of text and title, and try again."];
  return [`The table is long: only ${kept === 1 ? "its first text was" : `its first ${kept} texts were`} read.`];
};
const shortNote = (short: number) => {
  if (short === 0) return [];
  return [`${short === 1 ? "1 row was" : `${short} rows were`} left out for being shorter than ${shortest} characters.`];
};

interface Columns {
  /** First row that is no header. */
  from: number;
  text: number;
  title: number | null;
}

function columnsOf(rows: readonly string[][]): Columns {
  const header = (rows[0] ?? []).map((cell) => cell.trim());
  const text = header.findIndex((cell) => textNames.test(cell));
  const title = header.findIndex((cell) => titleNames.test(cell));
  if (text >= 0) return { from: 1, text, title: title < 0 ? null : title };
  const longest = longestColumn(rows.slice(title < 0 ? 0 : 1), title);
  return { from: title < 0 ? 0 : 1, text: longest, title: title < 0 ? null : title };
}

function longestColumn(rows: readonly string[][], except: number): number {
  const sums: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.slice(0, mostColumns).entries()) sums[i] = (sums[i] ?? 0) + (i === except ? 0 : cell.length);
  return Math.max(0, sums.indexOf(Math.max(...sums, 0)));
}
