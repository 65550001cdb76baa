import ExcelJS from "exceljs";
import { describe, expect, test } from "vitest";
import type { CampaignDocument } from "../document.ts";
import { sampleCampaign } from "../testing.ts";
import { campaignExcel } from "./make-excel.ts";

async function read(document: CampaignDocument, internal = true): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  const bytes = await campaignExcel(document, { internal });
  await workbook.xlsx.load(bytes.buffer as ArrayBuffer);
  return workbook;
}

const sheetOf = (workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet => {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`No sheet ${name}`);
  return sheet;
};
const row = (sheet: ExcelJS.Worksheet, number: number) => (sheet.getRow(number).values as ExcelJS.CellValue[]).slice(1);

function withBody(body: string): CampaignDocument {
  const document = sampleCampaign(["en"], ["LinkedIn post"]);
  const piece = document.languages[0]?.pieces[0];
  if (piece) piece.values = { body };
  return document;
}

describe("the workbook", () => {
  test("has summary, outline, content, a sheet for each language and the schedule", async () => {
    const workbook = await read(sampleCampaign(["en", "ar", "ja"]));
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([
      "Summary",
      "Outline",
      "Texts",
      "English",
      "Arabic",
      "Japanese",
      "Schedule",
    ]);
  });

  test("has a bold, frozen and filtered header and wrapped cells on every sheet", async () => {
    for (const sheet of (await read(sampleCampaign(["en", "ar"]))).worksheets) {
      expect(sheet.getCell("A1").font?.bold).toBe(true);
      expect(sheet.views[0]).toMatchObject({ state: "frozen", ySplit: 1 });
      expect(sheet.autoFilter).toBeTruthy();
      expect(sheet.getCell("B2").alignment).toMatchObject({ wrapText: true, vertical: "top" });
    }
  });

  test("shows the sheets of right-to-left languages from right to left", async () => {
    const workbook = await read(sampleCampaign(["en", "ar"]));
    expect(sheetOf(workbook, "Arabic").views[0]?.rightToLeft).toBe(true);
    expect(sheetOf(workbook, "English").views[0]?.rightToLeft).toBeFalsy();
  });

  test("has a row for each field with count, limit, version, model and date", async () => {
    const content = sheetOf(await read(sampleCampaign(["en", "ja"], ["X post"])), "Texts");
    expect(row(content, 1)).toEqual(["Language", "Code", "Channel", "Part", "Text", "Count", "Limit", "Version", "Model", "Updated"]);
    expect(row(content, 5)).toEqual([
      "Japanese",
      "ja",
      "X post",
      "Subject",
      "壊れることを見越したやかん",
      13,
      5_000,
      3,
      "gpt-5-mini",
      new Date("2026-03-02T10:30:00.000Z"),
    ]);
    // A list counts its values.
    expect(row(content, 7).slice(3, 7)).toEqual(["Hashtags", "#修理する権利", 1, 5]);
  });

  test("for a client has no status, code, version or model anywhere", async () => {
    const workbook = await read(sampleCampaign(["de", "ar"]), false);
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([
      "Zusammenfassung",
      "Gliederung",
      "Texte",
      "Deutsch",
      "Arabisch",
      "Zeitplan",
    ]);
    const texts = workbook.worksheets.flatMap((sheet) => {
      const cells: string[] = [];
      sheet.eachRow((one) => one.eachCell((cell) => cells.push(String(cell.value))));
      return cells;
    });
    for (const secret of [
      "Needs attention",
      "Shared with teams",
      "gpt-5-mini",
      "Confirmed",
      "Suggested",
      "Status",
      "Version",
      "Code",
      "de",
    ])
      expect(texts).not.toContain(secret);
    expect(row(sheetOf(workbook, "Zeitplan"), 1)).toEqual([
      "Tag",
      "Uhrzeit",
      "Zeitzone",
      "UTC",
      "Sprache",
      "Kanal",
      "Titel",
      "Beschreibung",
      "Begründung",
    ]);
    // A language's own sheet has its own headings and side.
    expect(row(sheetOf(workbook, "Arabisch"), 1)).toEqual(["القناة", "الجزء", "النص", "العدد", "الحد"]);
  });

  test("is shown from right to left where the campaign's first language is", async () => {
    const workbook = await read(sampleCampaign(["ar", "en"]));
    expect(workbook.worksheets.map((sheet) => sheet.views[0]?.rightToLeft ?? false)).toEqual([true, true, true, true, false, true]);
  });

  test("has rows as high as their text", async () => {
    const content = sheetOf(await read(withBody("One line\n".repeat(9).trim())), "Texts");
    expect([content.getRow(1).height, content.getRow(2).height]).toEqual([15, 135]);
  });

  test("plans posts on real days and times", async () => {
    const schedule = sheetOf(await read(sampleCampaign(["en"])), "Schedule");
    expect(row(schedule, 2).slice(0, 5)).toEqual([
      new Date("2026-03-10T00:00:00.000Z"),
      new Date("1899-12-30T09:30:00.000Z"),
      "Europe/Berlin",
      new Date("2026-03-10T08:30:00.000Z"),
      "English",
    ]);
    expect([schedule.getCell("A2").numFmt, schedule.getCell("B2").numFmt]).toEqual(["yyyy-mm-dd", "hh:mm"]);
  });

  test.each(["=1+1", "+49 30 123", "-5 %", "@everyone", '=HYPERLINK("http://x","y")'])("keeps %s as text", async (body) => {
    const cell = sheetOf(await read(withBody(body)), "Texts").getCell("E2");
    expect([cell.type, cell.value, cell.numFmt]).toEqual([ExcelJS.ValueType.String, body, "@"]);
  });

  test("goes on in the next row with what is too long for a cell, and says whose it is", async () => {
    const body = Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(" ");
    const content = sheetOf(await read(withBody(body)), "Texts");
    expect(body.length).toBeGreaterThan(40_000);
    expect(`${content.getCell("E2").value}${content.getCell("E3").value}`).toBe(body);
    expect(row(content, 3).slice(0, 4)).toEqual(["English", "en", "LinkedIn post", "Body"]);
    expect(content.getCell("F3").value).toBeNull();
  });

  test("leaves out what a sheet cannot hold", async () => {
    const cell = sheetOf(await read(withBody("a\u0000b\u0008c\ufffed\ud800e\tf\ng")), "Texts").getCell("E2");
    expect(cell.value).toBe("abcd�e\tf\ng");
  });

  test("gives languages of one name a sheet each", async () => {
    const document = sampleCampaign(["en", "de"]);
    for (const language of document.languages) language.name = "Texts";
    const names = (await read(document)).worksheets.map((sheet) => sheet.name);
    expect(names).toEqual(["Summary", "Outline", "Texts", "Texts (2)", "Texts (3)", "Schedule"]);
  });

  test("can be made of a campaign that has nothing yet", async () => {
    const workbook = await read({ ...sampleCampaign([]), voice: null, description: "" });
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual(["Summary", "Outline", "Texts", "Schedule"]);
  });
});
