import type ExcelJS from "exceljs";
import { splitText } from "./split-text.ts";

export type Cell = string | number | Date | null;

export interface SheetColumn {
  title: string;
  /** In characters. */
  width: number;
  kind?: "text" | "number" | "day" | "time" | "instant";
  /** Stands again where a long text goes on in the next row. */
  repeats?: boolean;
}

export interface SheetContent {
  name: string;
  columns: readonly SheetColumn[];
  rows: Iterable<readonly Cell[]>;
  rightToLeft?: boolean;
}

/** Texts have the format "text", so that what begins with = + - @ also stays text when a person edits it. */
const formats: Record<NonNullable<SheetColumn["kind"]>, string> = {
  text: "@",
  number: "0",
  day: "yyyy-mm-dd",
  time: "hh:mm",
  instant: "yyyy-mm-dd hh:mm",
};

/** Writes one sheet with a bold, frozen and filtered header and wrapped columns. */
export function writeSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, content: SheetContent): void {
  const sheet = workbook.addWorksheet(content.name, {
    views: [{ state: "frozen", ySplit: 1, rightToLeft: content.rightToLeft ?? false }],
    pageSetup: { paperSize: 9, orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = content.columns.map(({ width, kind = "text" }) => ({
    width,
    style: { numFmt: formats[kind], alignment: { wrapText: true, vertical: "top" as const } },
  }));
  const header = sheet.addRow(content.columns.map((column) => column.title));
  header.font = { bold: true };
  header.commit();
  for (const row of content.rows) {
    for (const cells of overRows(row, content.columns)) sheet.addRow(cells).commit();
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: content.columns.length } };
  sheet.commit();
}

/** The row, and further ones for what is left of texts that are too long for a cell. */
function* overRows(row: readonly Cell[], columns: readonly SheetColumn[]): Generator<Cell[]> {
  const parts = row.map((cell) => (typeof cell === "string" ? splitText(clean(cell)) : [cell]));
  const rows = Math.max(...parts.map((part) => part.length));
  for (let index = 0; index < rows; index += 1) {
    yield parts.map((part, column) => part[index] ?? (columns[column]?.repeats ? (part[0] ?? null) : null));
  }
}

/** What XML cannot hold goes; what Excel would read as an escape is escaped. */
function clean(text: string): string {
  const safe = text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, "");
  return safe.includes("_x") ? safe.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : safe;
}
