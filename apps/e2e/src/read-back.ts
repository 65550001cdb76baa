import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import ExcelJS from "exceljs";
import ICAL from "ical.js";
import { extractText } from "unpdf";

/** A file that a click brings, with the name the browser would keep it under. */
export async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming: Promise<Download> = page.waitForEvent("download");
  await click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

export async function textOfPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text;
}

/** Every sheet of a workbook as rows of text. */
export async function sheetsOf(bytes: Buffer): Promise<Map<string, string[][]>> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  return new Map(book.worksheets.map((sheet) => [sheet.name, rowsOf(sheet)]));
}

function rowsOf(sheet: ExcelJS.Worksheet): string[][] {
  const rows: string[][] = [];
  sheet.eachRow((row) => {
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, (cell) => cells.push(cell.text));
    rows.push(cells);
  });
  return rows;
}

export interface CalendarEvent {
  summary: string;
  /** ISO 8601 in UTC. */
  start: string;
}

/** Events of a calendar file, read by another program's parser. */
export function eventsOf(bytes: Buffer): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString("utf8")));
  return calendar.getAllSubcomponents("vevent").map((one) => {
    const event = new ICAL.Event(one);
    return { summary: event.summary, start: event.startDate.toJSDate().toISOString() };
  });
}
