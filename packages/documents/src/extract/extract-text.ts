import { AppError, campaignLimits, countGraphemes } from "@copydesk/contracts";
import type { ExtractedText, TextFormat, UploadedFile } from "../document.ts";
import { type DecodedText, decodeMarkdown, decodeText } from "./decode-text.ts";
import { detectFormat, documentsOnly } from "./detect-format.ts";
import { tidy } from "./tidy.ts";

const names: Record<TextFormat, string> = { docx: "Word document", pdf: "PDF", markdown: "Markdown file", text: "text file" };

/** Text of an uploaded file, in the form that a main story may have. */
export async function extractText({ name, bytes }: UploadedFile): Promise<ExtractedText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { format, misnamed } = detectFormat(name, buffer, documentsOnly);
  const read = await readers[format](buffer);
  const text = tidy(read.text);
  if (text === "") throw new AppError("RULE_BROKEN", "There is no text in this file.");
  const notes = misnamed ? [`The file's name says otherwise, but it is a ${names[format]} and was read as one.`] : [];
  return { text, format, notes: [...notes, ...read.notes, ...lengthNote(text)] };
}

// Loaded when a file needs them: the PDF reader alone is larger than all the rest.
const readers: Record<TextFormat, (bytes: Buffer) => Promise<DecodedText> | DecodedText> = {
  docx: async (bytes) => (await import("./read-docx.ts")).readDocx(bytes),
  pdf: async (bytes) => (await import("./read-pdf.ts")).readPdf(bytes),
  markdown: decodeMarkdown,
  text: decodeText,
};

function lengthNote(text: string): string[] {
  // Counting what a person sees is slow, and of a whole book not worth it.
  const length = text.length > campaignLimits.storyMax * 20 ? text.length : countGraphemes(text);
  if (length <= campaignLimits.storyMax) return [];
  const [has, most] = [length, campaignLimits.storyMax].map((number) => number.toLocaleString("en"));
  return [`The text has ${has} characters; a main story can have ${most}. Keep what matters and remove the rest.`];
}
