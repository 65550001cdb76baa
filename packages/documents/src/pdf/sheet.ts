import type { BaseDirection } from "./bidi.ts";
import { drawLine, number } from "./draw-line.ts";
import type { FontLibrary } from "./font-files.ts";
import { type Color, type Line, layoutText, type Span, type TextStyle } from "./layout-text.ts";
import { createPdf, type PdfDetails, pageHeight, pageWidth } from "./pdf-document.ts";
import { createShaper } from "./shape-words.ts";
import { lineColor, meta } from "./styles.ts";

/** Pages that are filled from top to bottom. Points; y counts from the top of the page. */
export interface Sheet {
  /** Breaks text into lines of a width. */
  lay(text: string | readonly Span[], style: TextStyle, options?: TextOptions): Line[];
  /** Lays text out and writes it down the page, over as many pages as it needs. */
  write(text: string | readonly Span[], style: TextStyle, options?: TextOptions): void;
  /** Writes laid out lines at the current height. */
  flow(lines: readonly Line[], options?: TextOptions): void;
  /** Writes lines at a place without moving on. */
  place(lines: readonly Line[], at: { x: number; y: number; width: number }): void;
  gap(height: number): void;
  rule(): void;
  fill(box: { x: number; y: number; width: number; height: number }, color: Color): void;
  /** Goes to a new page unless there is room for so much. */
  need(height: number): void;
  newPage(): void;
  bookmark(title: string, depth: number): void;
  top(): number;
  moveTo(y: number): void;
  /** Writes the footers and gives the file. */
  finish(footer: string): Uint8Array;
}

export interface TextOptions {
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

export function createSheet(library: FontLibrary, details: PdfDetails & { language: string }): Sheet {
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
    pdf.write(drawLine(line, x, pageHeight - at.y - line.baseline));
    for (const link of linksOf(line)) pdf.link({ x: x + link.x, y: at.y, width: link.width, height: line.height }, link.url);
  }

  const sheet: Sheet = {
    lay,
    write: (text, style, options) => sheet.flow(lay(text, style, options), options),
    flow(lines, { indent = 0, bars = [], direction } = {}) {
      for (const line of lines) {
        sheet.need(line.height);
        const fromRight = direction === "rtl" || (direction !== "ltr" && line.rtl);
        placeLine(line, { x: margin.left + (fromRight ? 0 : indent), y, width: contentWidth - indent });
        for (const bar of bars) {
          const x = fromRight ? pageWidth - margin.right - bar - 2 : margin.left + bar;
          sheet.fill({ x, y, width: 2, height: line.height }, lineColor);
        }
        y += line.height;
      }
    },
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
      pdf.write(`${color} rg ${number(x)} ${number(pageHeight - top - height)} ${number(width)} ${number(height)} re f`),
    need(height) {
      if (y + height > floor && y > margin.top) sheet.newPage();
    },
    newPage() {
      pdf.addPage();
      y = margin.top;
    },
    bookmark: (title, depth) => pdf.bookmark({ title, depth, page: pdf.pageCount(), y: Math.max(0, y - 16) }),
    top: () => y,
    moveTo(top) {
      y = top;
    },
    finish(footer) {
      const name = lay(footer, meta, { indent: 90 }).slice(0, 1);
      const pages = pdf.pageCount();
      for (let page = 1; page <= pages; page += 1) {
        pdf.openPage(page);
        const count = lay(`Page ${page} of ${pages}`, meta, { direction: "ltr" });
        const at = { y: pageHeight - 44, width: contentWidth };
        sheet.place(
          name.map((line) => ({ ...line, rtl: false })),
          { ...at, x: margin.left },
        );
        sheet.place(count, { ...at, x: pageWidth - margin.right - (count[0]?.width ?? 0) });
      }
      return pdf.bytes();
    },
  };
  return sheet;
}

/** Stretches of a line that lead to one address. */
function linksOf(line: Line): { x: number; width: number; url: string }[] {
  const links: { x: number; width: number; url: string }[] = [];
  for (const { style, word, x } of line.words) {
    if (!style.link) continue;
    const width = (word.width * style.size) / 1_000;
    const last = links.at(-1);
    if (last?.url === style.link && Math.abs(last.x + last.width - x) < 0.01) last.width += width;
    else links.push({ x, width, url: style.link });
  }
  return links;
}
