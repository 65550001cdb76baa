import { AppError } from "@copydesk/contracts";
import { getDocumentProxy } from "unpdf";
import type { DecodedText } from "./decode-text.ts";
import { mostPages } from "./limits.ts";
import { joinParagraphs, type PageLine } from "./pdf-paragraphs.ts";

/** Text of a PDF, page by page in paragraphs. */
export async function readPdf(bytes: Buffer): Promise<DecodedText> {
  const pdf = await open(bytes);
  const pages = Math.min(pdf.numPages, mostPages);
  const paragraphs: string[] = [];
  const empty: number[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const lines = await readLines(pdf, number).catch(damaged);
    if (lines.length === 0) empty.push(number);
    paragraphs.push(...joinParagraphs(lines));
  }
  if (empty.length === pages) throw new NoTextError();
  const notes = emptyNote(empty);
  if (pdf.numPages > pages) notes.push(`Only the first ${pages} of ${pdf.numPages} pages were read.`);
  return { text: paragraphs.join("\n\n"), notes };
}

/** Every page is a picture. */
export class NoTextError extends AppError {
  constructor() {
    super(
      "RULE_BROKEN",
      "This PDF has no text in it, only pictures of pages. Run text recognition on it first, or type the text into the form.",
    );
  }
}

/** Which pages hold no text, in one sentence. @param pages their numbers, in order. */
function emptyNote(pages: readonly number[]): string[] {
  if (pages.length === 0) return [];
  if (pages.length === 1) return [`Page ${pages[0]} holds no text; it may be a picture.`];
  const runs: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  const named = runs.flatMap(({ from, to }) => (to > from + 1 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`]));
  return [`Pages ${new Intl.ListFormat("en-GB").format(named)} hold no text; they may be pictures.`];
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
  const lines: PageLine[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str === "") continue;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const line = lines.at(-1);
    // Slanted or raised words come as lines of their own, though they stand beside what came before.
    if (line && Math.abs(line.y - y) < line.height * 0.3) {
      const apart = x > line.right + line.height * 0.1 && !/\s$/.test(line.text) && !/^\s/.test(item.str);
      line.text += apart ? ` ${item.str}` : item.str;
      line.height = Math.max(line.height, item.height);
      line.right = Math.max(line.right, x + item.width);
    } else lines.push({ text: item.str, y, height: item.height, right: x + item.width });
  }
  page.cleanup();
  return lines.map((one) => ({ ...one, text: one.text.trim() })).filter((one) => one.text !== "");
}
