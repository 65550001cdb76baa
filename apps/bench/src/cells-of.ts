import ExcelJS from "exceljs";

export interface SheetCells {
  name: string;
  rows: ExcelJS.CellValue[][];
}

/** Every sheet of a workbook with the values of its cells, as they can be handed to a thread. */
export async function cellsOf(bytes: Uint8Array): Promise<SheetCells[]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  return book.worksheets.map((sheet) => {
    const rows: ExcelJS.CellValue[][] = [];
    // The library counts columns from one.
    sheet.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
    return { name: sheet.name, rows };
  });
}
