import { Writable } from "node:stream";
import ExcelJS from "exceljs";
import type { CampaignDocument } from "../document.ts";
import { headingsOf } from "../headings.ts";
import { contentSheet, languageSheet, outlineSheet, scheduleSheet, summarySheet } from "./sheets.ts";
import { writeSheet } from "./write-sheet.ts";

/**
 * The campaign as a workbook: summary, outline, all texts, a sheet for each language, and the schedule, under headings of
 * the campaign's first language; a language's sheet has its own. An `internal` copy also has status, versions and models.
 */
export async function campaignExcel(document: CampaignDocument, { internal }: { internal: boolean }): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true, zip: { zlib: { level: 3 } } });
  workbook.title = document.name;
  workbook.creator = document.owner;
  workbook.created = new Date(document.generated_at);
  const [primary] = document.languages;
  const words = headingsOf(primary?.code ?? "en");
  const options = { words, internal, rightToLeft: primary?.direction === "rtl" };
  const nameOf = createSheetNames();
  // Names of our own sheets first, so that no language takes them.
  const [summary, outline, content, schedule] = [words.summary, words.outline, words.texts, words.schedule].map(nameOf) as [
    string,
    string,
    string,
    string,
  ];
  writeSheet(workbook, { name: summary, ...summarySheet(document, options) });
  writeSheet(workbook, { name: outline, ...outlineSheet(document, options) });
  writeSheet(workbook, { name: content, ...contentSheet(document, options) });
  for (const language of document.languages) {
    const own = { words: headingsOf(language.code), internal, rightToLeft: language.direction === "rtl" };
    writeSheet(workbook, { name: nameOf(words.languageName(language)), ...languageSheet(language, own) });
  }
  writeSheet(workbook, { name: schedule, ...scheduleSheet(document, options) });
  await workbook.commit();
  return new Uint8Array(Buffer.concat(chunks));
}

/** Longest name of a sheet, in UTF-16 units; the limit is Excel's. */
const longest = 31;

/** Gives out names that Excel accepts, each once whatever its case. */
export function createSheetNames(): (wanted: string) => string {
  // Excel keeps this name for itself.
  const taken = new Set(["history"]);
  return (wanted) => {
    const clean = cut(
      wanted
        .toWellFormed()
        .replace(/[\p{C}:\\/?*[\]]/gu, " ")
        .replace(/\s+/g, " ")
        .replace(/^['\s]+|['\s]+$/g, ""),
      longest,
    );
    const base = clean || "Sheet";
    let name = base;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      name = cut(base, longest - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}

/** Cuts without splitting a character in two. */
function cut(text: string, units: number): string {
  const end = text.slice(0, units);
  return (end.isWellFormed() ? end : end.slice(0, -1)).trimEnd().replace(/'+$/, "");
}
