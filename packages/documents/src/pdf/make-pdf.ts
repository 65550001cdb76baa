import type { CampaignDocument, LanguageDocument, PartDocument, PieceDocument } from "../document.ts";
import { channelNames, languageWords } from "../words.ts";
import { writeBrief } from "./brief.ts";
import { writeCover } from "./cover.ts";
import type { FontLibrary } from "./font-files.ts";
import { writeOutline } from "./outline.ts";
import { writePiece } from "./pieces.ts";
import { writeSchedule } from "./schedule-table.ts";
import { createSheet, margin, type Sheet } from "./sheet.ts";
import { body, chapterTitle, meta, thirdInk } from "./styles.ts";

/** The whole campaign: cover, brief and, for each language, outline, pieces and schedule. */
export function campaignPdf(document: CampaignDocument, library: FontLibrary): Uint8Array {
  const sheet = createSheet(library, {
    title: document.name,
    author: document.owner,
    created: document.generated_at,
    language: document.languages[0]?.code ?? "en",
  });
  writeCover(sheet, document);
  writeBrief(sheet, document);
  const channels = channelNames(document);
  for (const language of document.languages) writeLanguage(sheet, language, channels);
  return sheet.finish(document.name);
}

function writeLanguage(sheet: Sheet, language: LanguageDocument, channels: ReadonlyMap<string, string>): void {
  const options = { direction: language.direction, language: language.code };
  sheet.newPage();
  sheet.bookmark(language.name, 0);
  sheet.write(languageWords(language), chapterTitle, { language: language.code, direction: "ltr", leading: 1.3 });
  sheet.gap(12);
  if (language.outline) writeOutline(sheet, { outline: language.outline, version: language.outline_version, channels }, options);
  else if (language.pieces.length === 0)
    sheet.write("Nothing is written in this language yet.", { ...body, color: thirdInk }, { language: "en" });
  for (const piece of language.pieces) {
    sheet.gap(20);
    sheet.need(130);
    if (sheet.top() > margin.top) sheet.rule();
    sheet.gap(12);
    writePiece(sheet, piece);
  }
  if (language.schedule && language.schedule.plan.posts.length > 0) writeSchedule(sheet, { ...language.schedule, channels }, options);
}

/** One piece on its own. */
export function piecePdf(piece: PieceDocument, campaignName: string, library: FontLibrary): Uint8Array {
  const sheet = sheetOf(piece, campaignName, library);
  sheet.rule();
  sheet.gap(12);
  writePiece(sheet, piece);
  return sheet.finish(campaignName);
}

/** The outline or the schedule of a language on its own. */
export function partPdf(part: PartDocument, campaignName: string, library: FontLibrary): Uint8Array {
  const { content, version, channels, direction } = part;
  const options = { direction, language: part.language_code };
  const sheet = sheetOf(part, campaignName, library);
  if (content.kind === "outline") writeOutline(sheet, { outline: content.outline, version, channels }, options);
  else writeSchedule(sheet, { plan: content.plan, version, channels }, options);
  return sheet.finish(campaignName);
}

/** A page with the names of campaign and language at its top. */
function sheetOf(
  { language_code, language_name, updated_at }: Pick<PieceDocument, "language_code" | "language_name" | "updated_at">,
  campaignName: string,
  library: FontLibrary,
): Sheet {
  const sheet = createSheet(library, { title: campaignName, author: "", created: updated_at, language: language_code });
  sheet.write(campaignName, chapterTitle, { leading: 1.25 });
  sheet.write(language_name ?? language_code, meta, { language: "en" });
  sheet.gap(14);
  return sheet;
}
