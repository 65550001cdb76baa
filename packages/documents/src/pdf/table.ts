import type { Line, TextStyle } from "./layout-text.ts";
import { contentWidth, margin, type Sheet, type TextOptions } from "./sheet.ts";
import { body, label } from "./styles.ts";

export interface Column {
  title: string;
  /** Share of the width. */
  share: number;
}

export interface TableOptions extends TextOptions {
  style?: TextStyle;
  /** Columns from right to left, for a table in such a language. */
  mirrored?: boolean;
}

const padding = 4;

/** A table whose header stands again on every page that it reaches. Cells wrap; a row stays on one page where it fits. */
export function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  options: TableOptions = {},
): void {
  const widths = columnWidths(columns);
  const style = options.style ?? body;
  const lay = (cells: readonly string[], cellStyle: TextStyle, cellOptions: TextOptions) =>
    widths.map((width, index) => sheet.lay(cells[index] ?? "", cellStyle, { ...cellOptions, indent: contentWidth - width + padding * 2 }));
  const header = lay(
    columns.map((column) => column.title),
    label,
    { language: "en" },
  );
  const hasHeader = columns.some((column) => column.title !== "");
  const writeHeader = () => {
    if (hasHeader) writeRow(sheet, header, widths, options.mirrored ?? false);
  };
  for (const [index, row] of rows.entries()) {
    let cells = lay(row, style, options);
    if (index === 0) {
      sheet.need(heightOf(header) + heightOf(cells.map((cell) => cell.slice(0, mostLines))));
      writeHeader();
    }
    while (cells.some((cell) => cell.length > 0)) {
      const page = sheet.top();
      sheet.need(heightOf(cells.map((cell) => cell.slice(0, mostLines))));
      if (sheet.top() < page) writeHeader();
      writeRow(
        sheet,
        cells.map((cell) => cell.slice(0, mostLines)),
        widths,
        options.mirrored ?? false,
      );
      cells = cells.map((cell) => cell.slice(mostLines));
    }
  }
}

// A row of more lines than this goes on in a further row, so that no cell is higher than a page.
const mostLines = 24;

function columnWidths(columns: readonly Column[]): number[] {
  const sum = columns.reduce((total, column) => total + column.share, 0);
  return columns.map((column) => (contentWidth * column.share) / sum);
}

const heightOf = (cells: readonly Line[][]) =>
  Math.max(0, ...cells.map((cell) => cell.reduce((sum, line) => sum + line.height, 0))) + padding * 2;

function writeRow(sheet: Sheet, cells: readonly Line[][], widths: readonly number[], mirrored: boolean): void {
  const top = sheet.top();
  let left = mirrored ? margin.left + contentWidth : margin.left;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    if (mirrored) left -= width;
    sheet.place(cell, { x: left + padding, y: top + padding, width: width - padding * 2 });
    if (!mirrored) left += width;
  }
  sheet.moveTo(top + heightOf(cells));
  sheet.rule();
}
