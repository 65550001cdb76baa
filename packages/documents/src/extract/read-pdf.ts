import { AppError } from "@copydesk/contracts";
import { getDocumentProxy } from "unpdf";
import type { DecodedText } from "./decode-text.ts";
import { mostPages } from "./limits.ts";
import { type PdfAnnotation, withAnnotations } from "./pdf-annotations.ts";
import { readingBlocks } from "./pdf-columns.ts";
import { type PageLine, pageLines } from "./pdf-lines.ts";
import { joinBlocks, joinParagraphs } from "./pdf-paragraphs.ts";
import { withoutRunningHeads } from "./running-heads.ts";

/**
 * Text of a PDF in paragraphs, without the heads and feet of its pages; `notes` name the pages that are missing.
 * @throws {NoTextError} when all are; otherwise AppError RULE_BROKEN for a PDF that cannot be opened.
 */
export async function readPdf(bytes: Buffer): Promise<DecodedText> {
  const pdf = await open(bytes);
  const pages = Math.min(pdf.numPages, mostPages);
  const read: PageLine[][] = [];
  const garbled: number[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const lines = await readLines(pdf, number).catch(damaged);
    const isReadable = !isGarbled(lines);
    if (!isReadable) garbled.push(number);
    read.push(isReadable ? lines : []);
  }
  const told = withoutRunningHeads(read);
  const empty = told.flatMap((page, i) => (page.length === 0 && !garbled.includes(i + 1) ? [i + 1] : []));
  const paragraphs = joinBlocks(told.flatMap(readingBlocks).map(joinParagraphs));
  if (paragraphs.length === 0) throw new NoTextError(garbled.length > 0 ? "letters" : "pictures");
  const notes = pageNotes(empty, garbled);
  if (pdf.numPages > pages) notes.push(`Only the first ${pages} of ${pdf.numPages} pages were read.`);
  return { text: paragraphs.join("\n\n"), notes };
}

/**
 * Letters by their number in the font: where a font does not say which letter is which, all that is left of a text is
 * that, and much of it are control characters, which no text has. A sign here and there is a bullet of an old program.
 */
function isGarbled(lines: readonly PageLine[]): boolean {
  const text = lines.map((line) => line.text).join("");
  const controls = text.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return controls > 2 && controls > text.length / 10;
}

const lacking = {
  pictures: {
    note: "This PDF has no text in it, only pictures of pages.",
    advice: "Run text recognition on it first, or type the text into the form.",
  },
  letters: {
    note: "The letters of this PDF cannot be told: its fonts do not say which is which.",
    advice: "Export it again, run text recognition on it, or type the text into the form.",
  },
};

/** No page has text, or none whose letters can be told. `note` is the reason alone. */
export class NoTextError extends AppError {
  readonly note: string;
  constructor(reason: keyof typeof lacking) {
    const { note, advice } = lacking[reason];
    super("RULE_BROKEN", `${note} ${advice}`);
    this.note = note;
  }
}

/** Which pages are missing and why, a sentence for each reason. */
function pageNotes(empty: readonly number[], garbled: readonly number[]): string[] {
  const notes: string[] = [];
  if (empty.length === 1) notes.push(`Page ${pageList(empty)} holds no text; it may be a picture.`);
  if (empty.length > 1) notes.push(`Pages ${pageList(empty)} hold no text; they may be pictures.`);
  if (garbled.length === 1) notes.push(`Page ${pageList(garbled)} was left out: its fonts do not say what their letters are.`);
  if (garbled.length > 1) notes.push(`Pages ${pageList(garbled)} were left out: their fonts do not say what their letters are.`);
  return notes;
}

/** Such as "1, 3–5 and 7". @param pages in order. */
function pageList(pages: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  const named = runs.flatMap(({ from, to }) => (to > from + 1 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`]));
  return new Intl.ListFormat("en-GB").format(named);
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      // Errors only; a damaged file would fill the log with warnings.
      verbosity: 0,
    });
  } catch (cause) {
    if (cause instanceof Error && cause.name === "PasswordException") {
      throw new AppError("RULE_BROKEN", "This PDF is protected with a password. Save a copy without one and try again.");
    }
    return damaged(cause);
  }
}

function damaged(cause: unknown): never {
  throw new AppError("RULE_BROKEN", "This PDF is damaged and cannot be opened. Export it again and try once more.", { cause });
}

async function readLines(pdf: Pdf, number: number): Promise<PageLine[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  // A damaged form takes nothing from the page.
  const annotations: PdfAnnotation[] = await page.getAnnotations().catch(() => []);
  page.cleanup();
  return pageLines(
    withAnnotations(
      items.filter((item) => "str" in item),
      annotations,
    ),
  );
}
