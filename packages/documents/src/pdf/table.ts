import type { Line } from "./layout-text.ts";
import { contentHeight, contentWidth, margin, type Sheet, type TextOptions } from "./sheet.ts";
import { body, label } from "./styles.ts";
import type { TextStyle } from "./text-style.ts";

export interface Column {
  title: string;
  /** Share of the width. */
  share: number;
}

export interface TableOptions extends TextOptions {
  style?: TextStyle;
  /** Direction and language of the titles, where they are others than those of the text. */
  header?: TextOptions;
  /** Columns from right to left, for a table in such a language. */
  mirrored?: boolean;
}

type Cells = readonly Line[][];

/**
 * A table whose header stands again on every page that it reaches. Cells wrap; a row stays on one page where it fits.
 * The last page of several never has but a row or two: the rows move together, or some come along from the page before.
 */
export function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  options: TableOptions = {},
): void {
  const widths = columnWidths(columns);
  const lay = (cells: readonly string[], style: TextStyle, cellOptions: TextOptions) =>
    widths.map((width, index) => sheet.lay(cells[index] ?? "", style, { ...cellOptions, indent: contentWidth - width + sides * 2 }));
  const titles = columns.map((column) => column.title);
  const header = titles.some((title) => title !== "") ? lay(titles, label, options.header ?? options) : null;
  const parts = rows.flatMap((row) => partsOf(lay(row, options.style ?? body, options)));
  const { padding, starts } = paginate(sheet, { header, parts });
  const write = (cells: Cells, cell: "TH" | "TD") =>
    writeRow(sheet, cells, { widths, padding, cell, mirrored: options.mirrored ?? false, language: options.language });
  sheet.within("Table", () => {
    for (const [index, cells] of parts.entries()) {
      if (starts.has(index) && index > 0) sheet.newPage();
      // The first row of a page has the header above it, which is read out once.
      if (index === 0) sheet.need(heightOf(header ?? [], padding) + heightOf(cells, padding));
      if (header && index === 0) write(header, "TH");
      else if (header && starts.has(index)) sheet.beside(() => write(header, "TH"));
      write(cells, "TD");
    }
  });
}

/** Between the text and the sides of its cell. */
const sides = 4;
/** Above and below the text: as a rule, and where that saves a page for a row or two. */
const paddings = [4, 2] as const;
const fewestRows = 3;

interface Rows {
  header: Cells | null;
  parts: readonly Cells[];
}

/** The rows that begin a page, and the room around their text. */
function paginate(sheet: Sheet, rows: Rows): { padding: number; starts: ReadonlySet<number> } {
  const [wide, narrow] = paddings.map((padding) => ({ padding, starts: startsWith(sheet.room(), rows, padding) })) as [Pages, Pages];
  const last = lastOf(wide.starts);
  if (wide.starts.length === 1 || rows.parts.length - last >= fewestRows) return pages(wide);
  if (narrow.starts.length < wide.starts.length) return pages(narrow);
  // What is moved to the last page must leave as much on the page before.
  const before = wide.starts.at(-2) ?? 0;
  const moved = Math.max(rows.parts.length - fewestRows, before + Math.ceil((rows.parts.length - before) / 2));
  return pages({ ...wide, starts: [...wide.starts.slice(0, -1), Math.min(last, moved)] });
}

interface Pages {
  padding: number;
  starts: number[];
}

const lastOf = (starts: readonly number[]) => starts.at(-1) ?? 0;
const pages = ({ padding, starts }: Pages) => ({ padding, starts: new Set(starts) });

function startsWith(room: number, { header, parts }: Rows, padding: number): number[] {
  const head = heightOf(header ?? [], padding);
  const starts: number[] = [];
  let left = room - head;
  for (const [index, cells] of parts.entries()) {
    const height = heightOf(cells, padding);
    if (index === 0 && height > left) left = contentHeight - head;
    if (index === 0) starts.push(index);
    else if (height > left) {
      starts.push(index);
      left = contentHeight - head;
    }
    left -= height;
  }
  return starts;
}

// A row of more lines than this goes on in a further row, so that no cell is higher than a page.
const mostLines = 24;

function partsOf(cells: Cells): Cells[] {
  const most = Math.max(1, ...cells.map((cell) => cell.length));
  return Array.from({ length: Math.ceil(most / mostLines) }, (_, part) =>
    cells.map((cell) => cell.slice(part * mostLines, (part + 1) * mostLines)),
  );
}

function columnWidths(columns: readonly Column[]): number[] {
  const sum = columns.reduce((total, column) => total + column.share, 0);
  return columns.map((column) => (contentWidth * column.share) / sum);
}

const ruleHeight = 0.6;

/** Of a row with the line below it; nothing where there is no row. */
function heightOf(cells: Cells, padding: number): number {
  if (cells.length === 0) return 0;
  return Math.max(0, ...cells.map((cell) => cell.reduce((sum, line) => sum + line.height, 0))) + padding * 2 + ruleHeight;
}

interface RowOptions {
  widths: readonly number[];
  padding: number;
  cell: "TH" | "TD";
  mirrored: boolean;
  language: string | undefined;
}

function writeRow(sheet: Sheet, cells: Cells, { widths, padding, cell: type, mirrored, language }: RowOptions): void {
  const top = sheet.top();
  let left = mirrored ? margin.left + contentWidth : margin.left;
  sheet.within("TR", () => {
    for (const [index, cell] of cells.entries()) {
      const width = widths[index] ?? 0;
      if (mirrored) left -= width;
      const at = { x: left + sides, y: top + padding, width: width - sides * 2 };
      sheet.within(type, () => sheet.place(cell, at), language);
      if (!mirrored) left += width;
    }
  });
  sheet.moveTo(top + heightOf(cells, padding) - ruleHeight);
  sheet.rule();
}
