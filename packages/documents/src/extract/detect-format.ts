import { AppError } from "@copydesk/contracts";
import type { FileFormat, TextFormat } from "../document.ts";
import { checkZip } from "./zip.ts";

export interface Detected<Format extends FileFormat = FileFormat> {
  format: Format;
  /** The name promised another format. */
  misnamed: boolean;
}

const formats: Record<string, FileFormat> = {
  docx: "docx",
  pdf: "pdf",
  md: "markdown",
  markdown: "markdown",
  txt: "text",
  text: "text",
  "": "text",
  html: "html",
  htm: "html",
  csv: "csv",
  tsv: "csv",
  xlsx: "xlsx",
};

/** What is read somewhere, and how that is said. */
export interface Accepted<Format extends FileFormat> {
  formats: readonly Format[];
  words: string;
}
export const documentsOnly: Accepted<TextFormat> = { formats: ["docx", "pdf", "markdown", "text"], words: ".docx, .pdf, .md and .txt" };
export const allFormats: Accepted<FileFormat> = {
  formats: ["docx", "pdf", "markdown", "text", "html", "csv", "xlsx"],
  words: ".txt, .md, .html, .csv, .docx, .xlsx and .pdf",
};

/**
 * What a file is. The content decides; the name only tells kinds of text from one another.
 * @throws {AppError} UNSUPPORTED_TYPE, or RULE_BROKEN and TOO_LARGE for a document that cannot be opened.
 */
export function detectFormat<Format extends FileFormat>(name: string, bytes: Buffer, accepted: Accepted<Format>): Detected<Format> {
  if (bytes.length === 0) throw new AppError("RULE_BROKEN", "This file is empty.");
  const extension = extensionOf(name);
  const promised = Object.hasOwn(formats, extension) ? formats[extension] : undefined;
  const isAccepted = (format: FileFormat | null | undefined): format is Format => accepted.formats.some((one) => one === format);
  if (!isAccepted(promised)) throw unsupported(`Only ${accepted.words} files can be read.`);
  const format = binaryFormat(bytes, accepted.words);
  if (isAccepted(format)) return { format, misnamed: extension !== "" && format !== promised };
  if (format === "xlsx") throw unsupported("This is a spreadsheet. Copy the text into a .docx or .txt file.");
  if (promised === "docx") throw unsupported("The name ends in .docx, but this is not a Word document. Open it and save it as .docx.");
  if (promised === "xlsx") throw unsupported("The name ends in .xlsx, but this is not an Excel workbook. Open it and save it as .xlsx.");
  if (promised === "pdf") throw unsupported("The name ends in .pdf, but this is not a PDF. Open it and export it as PDF.");
  const page = looksLikePage(bytes) ? "html" : promised;
  return isAccepted(page) ? { format: page, misnamed: extension !== "" && page !== promised } : { format: promised, misnamed: false };
}

/** A web page says so at its beginning. */
const looksLikePage = (bytes: Buffer) =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html[\s>])/i.test(bytes.toString("latin1", 0, 1_024));

function extensionOf(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  const dot = base.lastIndexOf(".");
  return dot > 0 ? base.slice(dot + 1).toLowerCase() : "";
}

/** Format by the first bytes, or null for what may be text. */
function binaryFormat(bytes: Buffer, words: string): "docx" | "pdf" | "xlsx" | null {
  const start = bytes.toString("latin1", 0, 1_024);
  // Readers accept a PDF whose header follows some other bytes (ISO 32000-1, annex H).
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004")) return zipFormat(bytes);
  if (start.startsWith("PK\u0005\u0006")) throw unsupported(`This is an empty archive. Only ${words} files can be read.`);
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) throw olderOffice(bytes);
  if (start.startsWith("{\\rtf")) throw unsupported("This is a rich text file (.rtf). Save it as .docx and try again.");
  if (/^(\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP|BM|II\*|MM\u0000\*)/s.test(start)) {
    throw unsupported(`This is a picture. Only text can be read from a file: ${words.replace(" and ", " or ")}.`);
  }
  return null;
}

function zipFormat(bytes: Buffer): "docx" | "xlsx" {
  const names = checkZip(bytes);
  const has = (folder: string) => names.some((name) => name.startsWith(folder));
  if (has("word/")) return "docx";
  if (has("xl/")) return "xlsx";
  if (has("ppt/")) throw unsupported("This is a presentation. Export it as PDF and try again.");
  if (names.includes("content.xml")) throw unsupported("This is an OpenDocument file. Save it as .docx and try again.");
  throw unsupported("This is an archive. Unpack it and choose the document inside.");
}

/** The container of Word 97 is also that of newer documents with a password. */
function olderOffice(bytes: Buffer): AppError {
  if (bytes.includes(Buffer.from("EncryptedPackage", "utf16le"))) {
    return new AppError("RULE_BROKEN", "This document is protected with a password. Remove the password and try again.");
  }
  return unsupported("This is an older Office file. Save it as .docx and try again.");
}

const unsupported = (message: string) => new AppError("UNSUPPORTED_TYPE", message);
