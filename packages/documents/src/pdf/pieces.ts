import type { PieceDocument } from "../document.ts";
import { dayWords, type FieldText, filledFields } from "../words.ts";
import { writePoints } from "./brief.ts";
import { writeMarkdown } from "./markdown.ts";
import type { Sheet, TextOptions } from "./sheet.ts";
import { body, label, meta, sectionTitle, thirdInk } from "./styles.ts";

/** One channel's text with the label of every field. */
export function writePiece(sheet: Sheet, piece: PieceDocument): void {
  const options: TextOptions = { direction: piece.direction, language: piece.language_code };
  sheet.need(110);
  sheet.bookmark(piece.channel_name, 1);
  sheet.write(piece.channel_name, sectionTitle, { language: "en", leading: 1.3 });
  sheet.write(about(piece), meta, { language: "en" });
  const fields = filledFields(piece);
  if (fields.length === 0) sheet.write("No text yet.", { ...body, color: thirdInk }, { language: "en" });
  for (const field of fields) {
    sheet.gap(8);
    // A label stays with the first lines below it, which may be a heading.
    sheet.need(body.size * 8);
    sheet.write(field.spec.label, label, { language: "en" });
    sheet.gap(1);
    writeField(sheet, field, options);
  }
}

const about = ({ version, model, updated_at }: PieceDocument) =>
  [`Version ${version}`, model, dayWords(updated_at)].filter((part) => part !== null).join(" · ");

function writeField(sheet: Sheet, field: FieldText, options: TextOptions): void {
  if (field.kind === "text") {
    if (field.spec.format === "markdown") writeMarkdown(sheet, field.text, options);
    else sheet.write(field.text, body, options);
  } else if (field.values.every((value) => /^#\S+$/.test(value))) {
    // Hashtags stand in a row, as they do in the post.
    sheet.write(field.values.join("  "), body, options);
  } else writePoints(sheet, field.values, options);
}
