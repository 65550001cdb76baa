import type { CampaignDocument } from "../document.ts";
import { instantWords, privacyWords, statusWords } from "../words.ts";
import type { Setting } from "./setting.ts";
import { contentWidth, margin, type Sheet } from "./sheet.ts";
import { accent, body, coverTitle, label, lead } from "./styles.ts";

/** The first page: what the campaign is, whose, when and in which languages. */
export function writeCover(sheet: Sheet, document: CampaignDocument, setting: Setting): void {
  const { heading, words, rtl } = setting;
  const names = { ...heading, language: setting.text.language ?? words.code };
  sheet.bookmark(words.campaign, 0);
  sheet.moveTo(150);
  sheet.fill({ x: rtl ? margin.left + contentWidth - 48 : margin.left, y: 150, width: 48, height: 4 }, accent);
  sheet.gap(26);
  sheet.write(words.campaign, { ...label, size: 10 }, heading);
  sheet.gap(6);
  sheet.write(document.name, coverTitle, { ...names, leading: 1.25, tag: "H1" });
  if (document.description) {
    sheet.gap(10);
    sheet.write(document.description, lead, names);
  }
  sheet.gap(28);
  sheet.rule();
  sheet.gap(10);
  sheet.within("L", () => {
    for (const [name, value] of coverFacts(document, setting)) sheet.within("LI", () => writeFact(sheet, [name, value], setting));
  });
}

const labelWidth = 120;

function writeFact(sheet: Sheet, [name, value]: [string, string], { heading, rtl }: Setting): void {
  const options = { ...heading, direction: rtl ? ("rtl" as const) : ("ltr" as const), indent: labelWidth };
  const lines = sheet.lay(value, body, options);
  const labels = sheet.lay(name, { ...label, size: body.size - 1 }, { ...heading, indent: contentWidth - labelWidth + 8 });
  sheet.need(Math.max(labels.length, 2) * body.size * 1.45);
  const top = sheet.top();
  sheet.within("Lbl", () =>
    sheet.place(labels, { x: rtl ? margin.left + contentWidth - labelWidth + 8 : margin.left, y: top + 1, width: labelWidth - 8 }),
  );
  sheet.within("LBody", () => sheet.flow(lines, options));
  // A long label may need more lines than what it names.
  if (sheet.top() > top) sheet.moveTo(Math.max(sheet.top(), top + labels.reduce((sum, line) => sum + line.height, 0)));
  sheet.gap(7);
}

function coverFacts(document: CampaignDocument, { words, internal }: Setting): [string, string][] {
  const pieces = document.languages.reduce((sum, language) => sum + language.pieces.length, 0);
  const all: [string, string | null | false][] = [
    ["Status", internal && statusWords(document.status)],
    [words.owner, document.owner],
    ["Seen by", internal && privacyWords[document.privacy]],
    [words.dates, words.range(document.from_date, document.to_date)],
    [words.timeZone, document.time_zone],
    [words.objectives, document.objectives.join(", ")],
    ["Voice", internal && document.voice],
    [words.languages, document.languages.map(words.languageNames).join(", ")],
    [words.texts, String(pieces)],
    ["Exported", internal && instantWords(document.generated_at)],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}
