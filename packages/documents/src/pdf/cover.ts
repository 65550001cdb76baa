import type { CampaignDocument } from "../document.ts";
import { count, dayWords, instantWords, languageWords, privacyWords, statusWords } from "../words.ts";
import { contentWidth, margin, type Sheet } from "./sheet.ts";
import { accent, body, coverTitle, label, lead } from "./styles.ts";

/** The first page: what the campaign is, whose, when and in which languages. */
export function writeCover(sheet: Sheet, document: CampaignDocument): void {
  sheet.bookmark("Cover", 0);
  sheet.moveTo(150);
  sheet.fill({ x: margin.left, y: 150, width: 48, height: 4 }, accent);
  sheet.gap(26);
  sheet.write("Campaign", { ...label, size: 10 }, { language: "en" });
  sheet.gap(6);
  sheet.write(document.name, coverTitle, { leading: 1.25 });
  if (document.description) {
    sheet.gap(10);
    sheet.write(document.description, lead);
  }
  sheet.gap(28);
  sheet.rule();
  sheet.gap(10);
  for (const [name, value] of facts(document)) writeFact(sheet, name, value);
}

const labelWidth = 120;

function writeFact(sheet: Sheet, name: string, value: string): void {
  const options = { direction: "ltr" as const, indent: labelWidth };
  const lines = sheet.lay(value, body, options);
  sheet.need(body.size * 2);
  sheet.place(sheet.lay(name, { ...label, size: body.size - 1 }, { language: "en" }), {
    x: margin.left,
    y: sheet.top() + 1,
    width: contentWidth,
  });
  sheet.flow(lines, options);
  sheet.gap(7);
}

function facts(document: CampaignDocument): [string, string][] {
  const pieces = document.languages.reduce((sum, language) => sum + language.pieces.length, 0);
  const all: [string, string | null][] = [
    ["Status", statusWords(document.status)],
    ["Owner", document.owner],
    ["Seen by", privacyWords[document.privacy]],
    ["Dates", `${dayWords(document.from_date)} to ${dayWords(document.to_date)}`],
    ["Time zone", document.time_zone],
    ["Objectives", document.objectives.join(", ")],
    ["Voice", document.voice],
    ["Languages", document.languages.map(languageWords).join(", ")],
    ["Text", count(pieces, "piece")],
    ["Exported", instantWords(document.generated_at)],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}
