import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import ExcelJS from "exceljs";
import { jsPDF } from "jspdf";
import type { SheetCells } from "./cells-of.ts";

export type BareJob = { kind: "excel"; sheets: readonly SheetCells[] } | { kind: "pdf"; texts: readonly string[]; font: BareFont };
export type BareFont = "NotoSans" | "NotoNaskhArabic" | "NotoSansJP";

const fonts = new Map<BareFont, string>();
function fontOf(name: BareFont): string {
  const path = fileURLToPath(new URL(`../../../packages/documents/fonts/${name}-Regular.ttf`, import.meta.url));
  const font = fonts.get(name) ?? readFileSync(path).toString("latin1");
  fonts.set(name, font);
  return font;
}

parentPort?.on("message", async (job: BareJob) => {
  const bytes = job.kind === "excel" ? await excel(job.sheets) : pdf(job);
  parentPort?.postMessage(bytes.byteLength);
});

/** The same sheets and cells as ours, with the library's own settings: no styles, no widths, no filters. */
async function excel(sheets: readonly SheetCells[]): Promise<Uint8Array> {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  for (const { name, rows } of sheets) {
    const sheet = book.addWorksheet(name);
    for (const row of rows) sheet.addRow(row).commit();
    sheet.commit();
  }
  await book.commit();
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same font and size as ours, lines broken by the library itself. */
function pdf({ texts, font }: Extract<BareJob, { kind: "pdf" }>): Uint8Array {
  const doc = new jsPDF({ unit: "pt", format: "a4" });
  doc.addFileToVFS(`${font}.ttf`, fontOf(font));
  doc.addFont(`${font}.ttf`, font, "normal");
  doc.setFont(font, "normal");
  doc.setFontSize(10);
  let y = 60;
  for (const text of texts) {
    for (const line of doc.splitTextToSize(text, 480) as string[]) {
      if (y > 780) {
        doc.addPage();
        y = 60;
      }
      doc.text(line, 56, y);
      y += 14;
    }
  }
  return new Uint8Array(doc.output("arraybuffer"));
}
