import { Writable } from "node:stream";
import ExcelJS from "exceljs";
import type { CampaignDocument } from "../document.ts";
import { createSheetNames } from "./sheet-names.ts";
import { contentSheet, languageSheet, outlineSheet, scheduleSheet, summarySheet } from "./sheets.ts";
import { writeSheet } from "./write-sheet.ts";

/** The campaign as a workbook: summary, outline, all texts, a sheet for each language, and the schedule. */
export async function campaignExcel(document: CampaignDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true, zip: { zlib: { level: 3 } } });
  workbook.creator = document.owner;
  workbook.created = new Date(document.generated_at);
  const nameOf = createSheetNames();
  // Names of our own sheets first, so that no language takes them.
  const [summary, outline, content, schedule] = ["Summary", "Outline", "Content", "Schedule"].map(nameOf) as [
    string,
    string,
    string,
    string,
  ];
  writeSheet(workbook, { name: summary, ...summarySheet(document) });
  writeSheet(workbook, { name: outline, ...outlineSheet(document) });
  writeSheet(workbook, { name: content, ...contentSheet(document) });
  for (const language of document.languages) writeSheet(workbook, { name: nameOf(language.name), ...languageSheet(language) });
  writeSheet(workbook, { name: schedule, ...scheduleSheet(document) });
  await workbook.commit();
  return new Uint8Array(Buffer.concat(chunks));
}
