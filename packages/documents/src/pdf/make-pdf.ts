import type { CampaignDocument, LanguageDocument, PartDocument, PieceDocument } from "../document.ts";
import { channelNames, dayWords, type FieldText, filledFields } from "../words.ts";
import { writeBrief, writePoints } from "./brief.ts";
import { writeCover } from "./cover.ts";
import type { FontLibrary } from "./font-files.ts";
import { writeMarkdown } from "./markdown.ts";
import { writeOutline } from "./outline.ts";
import { writeSchedule } from "./schedule-table.ts";
import { facts, type Setting, settingOf } from "./setting.ts";
import { createSheet, margin, type Sheet } from "./sheet.ts";
import { body, chapterTitle, label, meta, sectionTitle, thirdInk } from "./styles.ts";

interface PdfOptions {
  library: FontLibrary;
  /** For colleagues: with status, who sees it, versions and models. Without, it is what one sends to a client. */
  internal: boolean;
}

/**
 * The whole campaign: cover, brief and, for each language, outline, pieces and schedule. Cover and brief have headings
 * of the campaign's first language, every other part those of its own.
 */
export function campaignPdf(document: CampaignDocument, { library, internal }: PdfOptions): Uint8Array {
  const primary = document.languages[0] ?? { code: "en", direction: "ltr" as const };
  const setting = settingOf(primary, internal);
  const sheet = createSheet(library, {
    title: document.name,
    author: document.owner,
    created: document.generated_at,
    language: primary.code,
    rtl: setting.rtl,
  });
  sheet.within("Sect", () => writeCover(sheet, document, setting));
  sheet.within("Sect", () => writeBrief(sheet, document, setting));
  const channels = channelNames(document);
  for (const language of document.languages) {
    const title = setting.words.languageNames(language);
    sheet.within("Sect", () => writeLanguage(sheet, { language, title, channels }, settingOf(language, internal)), language.code);
  }
  return sheet.finish(document.name);
}

interface LanguagePages {
  language: LanguageDocument;
  title: string;
  channels: ReadonlyMap<string, string>;
}

function writeLanguage(sheet: Sheet, { language, title, channels }: LanguagePages, setting: Setting): void {
  sheet.newPage();
  sheet.bookmark(title, 0);
  sheet.write(title, chapterTitle, { ...setting.text, leading: 1.3, tag: "H1" });
  sheet.gap(12);
  if (language.outline) writeOutline(sheet, { outline: language.outline, version: language.outline_version, channels }, setting);
  else if (language.pieces.length === 0) sheet.write(setting.words.empty, { ...body, color: thirdInk }, setting.heading);
  for (const piece of language.pieces) {
    sheet.gap(20);
    sheet.need(130);
    if (sheet.top() > margin.top) sheet.rule();
    sheet.gap(12);
    writePiece(sheet, piece, setting);
  }
  if (language.schedule && language.schedule.plan.posts.length > 0) writeSchedule(sheet, { ...language.schedule, channels }, setting);
}

/** One piece on its own. */
export function piecePdf(piece: PieceDocument, campaignName: string, options: PdfOptions): Uint8Array {
  const { sheet, setting } = begin(piece, campaignName, options);
  sheet.rule();
  sheet.gap(12);
  writePiece(sheet, piece, setting);
  return sheet.finish(campaignName);
}

/** The outline or the schedule of a language on its own. */
export function partPdf(part: PartDocument, campaignName: string, options: PdfOptions): Uint8Array {
  const { content, version, channels } = part;
  const { sheet, setting } = begin(part, campaignName, options);
  if (content.kind === "outline") writeOutline(sheet, { outline: content.outline, version, channels }, setting);
  else writeSchedule(sheet, { plan: content.plan, version, channels }, setting);
  return sheet.finish(campaignName);
}

type Headed = Pick<PieceDocument, "language_code" | "language_name" | "direction" | "updated_at">;

/** A page with the names of campaign and language at its top. */
function begin(
  { language_code: code, language_name, direction, updated_at }: Headed,
  campaignName: string,
  { library, internal }: PdfOptions,
): { sheet: Sheet; setting: Setting } {
  const setting = settingOf({ code, direction }, internal);
  const sheet = createSheet(library, { title: campaignName, author: "", created: updated_at, language: code, rtl: setting.rtl });
  sheet.write(campaignName, chapterTitle, { ...setting.heading, language: code, leading: 1.25, tag: "H1" });
  sheet.write(setting.words.languageName({ code, name: language_name ?? code }), meta, setting.heading);
  sheet.gap(14);
  return { sheet, setting };
}

/** One channel's text with the label of every field. */
function writePiece(sheet: Sheet, piece: PieceDocument, setting: Setting): void {
  const { heading, words, internal } = setting;
  sheet.need(110);
  sheet.bookmark(piece.channel_name, 1);
  sheet.write(piece.channel_name, sectionTitle, { ...heading, leading: 1.3, tag: "H2" });
  if (internal) sheet.write(facts(`Version ${piece.version}`, piece.model, dayWords(piece.updated_at)), meta, heading);
  const fields = filledFields(piece);
  if (fields.length === 0) sheet.write(words.empty, { ...body, color: thirdInk }, heading);
  for (const field of fields) {
    sheet.gap(8);
    // A label stays with the first lines below it, which may be a heading.
    sheet.need(body.size * 8);
    sheet.write(field.spec.label, label, { ...heading, tag: "H3" });
    sheet.gap(1);
    writeField(sheet, field, setting);
  }
}

function writeField(sheet: Sheet, field: FieldText, { text }: Setting): void {
  if (field.kind === "text") {
    if (field.spec.format === "markdown") writeMarkdown(sheet, field.text, text);
    else sheet.write(field.text, body, text);
  } else if (field.values.every((value) => /^#\S+$/.test(value))) {
    // Hashtags stand in a row, as they do in the post.
    sheet.write(field.values.join("  "), body, text);
  } else writePoints(sheet, field.values, text);
}
