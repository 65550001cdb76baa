import type ExcelJS from "exceljs";
import { rowHeight } from "./row-height.ts";
import { type Cell, longestCell, splitText } from "./split-text.ts";

export interface SheetColumn {
  title: string;
  /** In characters. */
  width: number;
  kind?: "text" | "number" | "day" | "time" | "instant";
  /** Stands again where a long text goes on in the next row. */
  repeats?: boolean;
  /** Only in a copy for colleagues. */
  internal?: boolean;
}

export interface SheetContent {
  name: string;
  columns: readonly SheetColumn[];
  rows: Iterable<readonly Cell[]>;
  rightToLeft?: boolean;
}

/** Texts have the format "text", so that what begins with = + - @ also stays text when a person edits it. */
const formats = { text: "@", number: "0", day: "yyyy-mm-dd", time: "hh:mm", instant: "yyyy-mm-dd hh:mm" };
const alignment = { wrapText: true, vertical: "top" } as const;
// One object for all cells of a kind: the library works a style out once for each object that it meets.
const styles = Object.fromEntries(Object.entries(formats).map(([kind, numFmt]) => [kind, { numFmt, alignment }]));
const headerStyle = { font: { bold: true }, alignment };

/** Writes one sheet with a bold, frozen and filtered header and wrapped columns. */
export function writeSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, content: SheetContent): void {
  const sheet = workbook.addWorksheet(content.name, {
    views: [{ state: "frozen", ySplit: 1, rightToLeft: content.rightToLeft ?? false }],
    pageSetup: { paperSize: 9, orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = content.columns.map(({ width }) => ({ width }));
  const columnStyles = content.columns.map(({ kind = "text" }) => styles[kind] ?? {});
  const header = content.columns.map((column) => column.title);
  const widths = content.columns.map(({ width }) => width);
  const headerStyles = header.map(() => headerStyle);
  writeRow(sheet, header, { styles: headerStyles, widths });
  for (const row of content.rows) {
    for (const cells of overRows(row, content.columns)) writeRow(sheet, cells, { styles: columnStyles, widths });
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: content.columns.length } };
  sheet.commit();
}

interface RowOptions {
  styles: readonly Partial<ExcelJS.Style>[];
  widths: readonly number[];
}

function writeRow(sheet: ExcelJS.Worksheet, cells: readonly Cell[], { styles: cellStyles, widths }: RowOptions): void {
  const row = sheet.addRow(cells);
  row.height = rowHeight(cells, widths);
  for (const [index, style] of cellStyles.entries()) {
    if (cells[index] !== null) row.getCell(index + 1).style = style;
  }
  row.commit();
}

/** The row, and further ones for what is left of texts that are too long for a cell. */
function* overRows(row: readonly Cell[], columns: readonly SheetColumn[]): Generator<readonly Cell[]> {
  const cells = row.map((cell) => (typeof cell === "string" ? clean(cell) : cell));
  if (cells.every((cell) => typeof cell !== "string" || cell.length <= longestCell)) {
    yield cells;
    return;
  }
  const parts = cells.map((cell) => (typeof cell === "string" ? splitText(cell) : [cell]));
  const rows = Math.max(...parts.map((part) => part.length));
  for (let index = 0; index < rows; index += 1) {
    yield parts.map((part, column) => part[index] ?? (columns[column]?.repeats ? (part[0] ?? null) : null));
  }
}

/** What XML cannot hold goes (control characters the library drops itself); what Excel would read as an escape is escaped. */
function clean(text: string): string {
  let safe = text.toWellFormed();
  if (safe.includes("\ufffe") || safe.includes("\uffff")) safe = safe.replace(/[\ufffe\uffff]/g, "");
  return safe.includes("_x") ? safe.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : safe;
}
