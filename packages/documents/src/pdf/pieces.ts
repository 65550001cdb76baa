import type { PieceDocument } from "../document.ts";
import { dayWords, type FieldText, filledFields } from "../words.ts";
import { writePoints } from "./brief.ts";
import { writeMarkdown } from "./markdown.ts";
import { facts, type Setting } from "./setting.ts";
import type { Sheet } from "./sheet.ts";
import { body, label, meta, sectionTitle, thirdInk } from "./styles.ts";

/** One channel's text with the label of every field. */
export function writePiece(sheet: Sheet, piece: PieceDocument, setting: Setting): void {
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
