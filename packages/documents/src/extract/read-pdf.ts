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
  for (let number = 1; number <= pages; number += 1) paragraphs.push(...joinParagraphs(await readLines(pdf, number).catch(damaged)));
  if (paragraphs.every((paragraph) => paragraph.trim() === "")) throw new NoTextError();
  const notes = pdf.numPages > pages ? [`Only the first ${pages} of ${pdf.numPages} pages were read.`] : [];
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
