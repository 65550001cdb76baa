import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import ExcelJS from "exceljs";
import { jsPDF } from "jspdf";

const font = readFileSync(fileURLToPath(new URL("../../../packages/documents/fonts/NotoSans-Regular.ttf", import.meta.url))).toString(
  "latin1",
);

parentPort?.on("message", async ({ kind, texts }: { kind: string; texts: string[][] }) => {
  const bytes = kind === "campaign_xlsx" ? await excel(texts) : pdf(texts);
  parentPort?.postMessage(bytes.byteLength);
});

async function excel(texts: string[][]): Promise<Uint8Array> {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = book.addWorksheet("Content");
  for (const row of texts) sheet.addRow(row).commit();
  sheet.commit();
  await book.commit();
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same font and size as ours, lines broken by the library itself. */
function pdf(texts: string[][]): Uint8Array {
  const doc = new jsPDF({ unit: "pt", format: "a4" });
  doc.addFileToVFS("NotoSans.ttf", font);
  doc.addFont("NotoSans.ttf", "NotoSans", "normal");
  doc.setFont("NotoSans", "normal");
  doc.setFontSize(10);
  let y = 60;
  for (const text of texts.flat()) {
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
