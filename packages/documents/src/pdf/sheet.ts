import type { BaseDirection } from "./bidi.ts";
import { drawLine, number } from "./draw-line.ts";
import type { FontLibrary } from "./font-files.ts";
import { type Line, layoutText } from "./layout-text.ts";
import { createPdf, type PdfDetails, pageHeight, pageWidth } from "./pdf-document.ts";
import { createShaper } from "./shape-words.ts";
import type { StructureType } from "./structure.ts";
import { body, lineColor, meta } from "./styles.ts";
import type { Color, Span, TextStyle } from "./text-style.ts";

/** Pages that are filled from top to bottom. Points; y counts from the top of the page. */
export interface Sheet {
  /** Breaks text into lines of a width. */
  lay(text: string | readonly Span[], style: TextStyle, options?: TextOptions): Line[];
  /** Lays text out and writes it down the page, over as many pages as it needs. */
  write(text: string | readonly Span[], style: TextStyle, options?: TextOptions): void;
  /** Writes a heading on the page of what follows it: of a text in the heading's script, three lines have room beneath it. */
  writeHeading(text: string | readonly Span[], style: TextStyle, options?: TextOptions): void;
  /** Writes laid out lines at the current height as an element of their own. No line of several stands alone on a page. */
  flow(lines: readonly Line[], options?: TextOptions): void;
  /** What `run` writes is one element of the document's structure. */
  within(type: StructureType, run: () => void, language?: string): void;
  /** What `run` writes is not read out: it is decoration, or stands there for the second time. */
  beside(run: () => void): void;
  /** Writes lines at a place without moving on, into the element that is open. */
  place(lines: readonly Line[], at: { x: number; y: number; width: number }): void;
  gap(height: number): void;
  rule(): void;
  fill(box: { x: number; y: number; width: number; height: number }, color: Color): void;
  /** Goes to a new page unless there is room for so much. */
  need(height: number): void;
  newPage(): void;
  bookmark(title: string, depth: number): void;
  top(): number;
  /** Points left on this page. */
  room(): number;
  moveTo(y: number): void;
  /** Writes the footers and gives the file. */
  finish(footer: string): Uint8Array;
  /** The whole document is read from right to left. */
  readonly rtl: boolean;
}

export interface TextOptions {
  /** What the text is in the document's structure [P]. */
  tag?: StructureType;
  direction?: BaseDirection;
  /** BCP 47. */
  language?: string;
  /** Left out at the side where lines begin. */
  indent?: number;
  leading?: number;
  /** Bars beside the text, as of a quotation: distances from the side where lines begin. */
  bars?: readonly number[];
}

export const margin = { left: 62, right: 62, top: 64, bottom: 68 };
export const contentWidth = pageWidth - margin.left - margin.right;
/** Points of a whole page. */
export const contentHeight = pageHeight - margin.top - margin.bottom;

export function createSheet(library: FontLibrary, details: PdfDetails): Sheet {
  const pdf = createPdf(details);
  const shaper = createShaper(library, pdf.embed);
  let y = margin.top;
  const floor = pageHeight - margin.bottom;

  const lay: Sheet["lay"] = (text, style, options = {}) =>
    layoutText(
      typeof text === "string" ? [{ text, style }] : text,
      {
        width: contentWidth - (options.indent ?? 0),
        direction: options.direction ?? "auto",
        language: options.language ?? details.language,
        ...(options.leading === undefined ? {} : { leading: options.leading }),
      },
      shaper,
    );

  function placeLine(line: Line, at: { x: number; y: number; width: number }): void {
    const x = line.rtl ? at.x + at.width - line.width : at.x;
    const draw = (words: Line["words"]) => pdf.write(drawLine({ ...line, words }, x, pageHeight - at.y - line.baseline));
    for (const { words, link } of stretchesOf(line)) {
      if (link === null) draw(words);
      else
        pdf.structure.within("Link", () => {
          draw(words);
          for (const { url, ...box } of linksOf(words)) pdf.link({ x: x + box.x, y: at.y, width: box.width, height: line.height }, url);
        });
    }
  }

  const sheet: Sheet = {
    lay,
    write: (text, style, options) => sheet.flow(lay(text, style, options), options),
    writeHeading(text, style, options) {
      const lines = lay(text, style, options);
      const [line] = lay(typeof text === "string" ? text : text.map((span) => ({ ...span, style: body })), body, options);
      const heights = lines.reduce((sum, { height }) => sum + height, 0);
      // The largest gap beneath a heading, and as much as an entry of a list waits for.
      sheet.need(heights + 6 + Math.max(3 * (line?.height ?? 0), body.size * 4.6));
      sheet.flow(lines, options);
    },
    flow(lines, { indent = 0, bars = [], direction, tag = "P", language } = {}) {
      const breaks = breaksOf(lines, floor - y);
      const write = (line: Line, index: number) => {
        if (breaks.has(index) && y > margin.top) sheet.newPage();
        sheet.need(line.height);
        const fromRight = direction === "rtl" || (direction !== "ltr" && line.rtl);
        placeLine(line, { x: margin.left + (fromRight ? 0 : indent), y, width: contentWidth - indent });
        for (const bar of bars) {
          const x = fromRight ? pageWidth - margin.right - bar - 2 : margin.left + bar;
          sheet.fill({ x, y, width: 2, height: line.height }, lineColor);
        }
        y += line.height;
      };
      sheet.within(tag, () => lines.forEach(write), language);
    },
    within: (type, run, language) => pdf.structure.within(type, run, language),
    beside: (run) => pdf.structure.beside(run),
    place(lines, at) {
      let top = at.y;
      for (const line of lines) {
        placeLine(line, { ...at, y: top });
        top += line.height;
      }
    },
    gap(height) {
      // A page does not begin with a gap.
      if (y > margin.top) y += height;
    },
    rule() {
      sheet.fill({ x: margin.left, y, width: contentWidth, height: 0.6 }, lineColor);
      y += 0.6;
    },
    fill: ({ x, y: top, width, height }, color) =>
      sheet.beside(() =>
        pdf.write(`${color} rg ${number(x)} ${number(pageHeight - top - height)} ${number(width)} ${number(height)} re f`),
      ),
    need(height) {
      if (y + height > floor && y > margin.top) sheet.newPage();
    },
    newPage() {
      pdf.addPage();
      y = margin.top;
    },
    bookmark: (title, depth) => pdf.bookmark({ title, depth, page: pdf.pageCount(), y: Math.max(0, y - 16) }),
    top: () => y,
    room: () => floor - y,
    rtl: details.rtl,
    moveTo(top) {
      y = top;
    },
    finish(footer) {
      const name = lay(footer, meta, { indent: 90 }).slice(0, 1);
      const pages = pdf.pageCount();
      const [left, right] = [margin.left, pageWidth - margin.right];
      for (let page = 1; page <= pages; page += 1) {
        pdf.openPage(page);
        const count = lay(`${page} / ${pages}`, meta, { direction: "ltr" });
        const at = { y: pageHeight - 44, width: contentWidth };
        sheet.beside(() => {
          sheet.place(
            name.map((line) => ({ ...line, rtl: details.rtl })),
            { ...at, x: left },
          );
          sheet.place(count, { ...at, x: details.rtl ? left : right - (count[0]?.width ?? 0) });
        });
      }
      return pdf.bytes();
    },
  };
  return sheet;
}

/** Lines before which a page ends so that neither the first nor the last line of several stands alone. */
function breaksOf(lines: readonly Line[], room: number): ReadonlySet<number> {
  const breaks = new Set<number>();
  let first = 0;
  let left = room;
  for (const [index, { height }] of lines.entries()) {
    if (height > left) {
      const staying = index - first;
      const isLast = index === lines.length - 1;
      const together = first === 0 && (staying === 1 || (isLast && staying === 2));
      first = together ? 0 : isLast && staying > 2 ? index - 1 : index;
      breaks.add(first);
      left = lines.slice(first, index).reduce((rest, line) => rest - line.height, contentHeight);
    }
    left -= height;
  }
  return breaks;
}

/** A line's words in reading order, those that lead to one address together. */
function stretchesOf({ words }: Line): { link: string | null; words: Line["words"] }[] {
  const stretches: { link: string | null; words: Line["words"] }[] = [];
  for (const word of words) {
    const link = word.style.link ?? null;
    const last = stretches.at(-1);
    if (last?.link === link) last.words.push(word);
    else stretches.push({ link, words: [word] });
  }
  return stretches;
}

/** Boxes of words that lead to an address. */
function linksOf(words: Line["words"]): { x: number; width: number; url: string }[] {
  const links: { x: number; width: number; url: string }[] = [];
  for (const { style, word, x } of words) {
    if (!style.link) continue;
    const width = (word.width * style.size) / 1_000;
    const last = links.at(-1);
    if (last?.url === style.link && Math.abs(last.x + last.width - x) < 0.01) last.width += width;
    else links.push({ x, width, url: style.link });
  }
  return links;
}
