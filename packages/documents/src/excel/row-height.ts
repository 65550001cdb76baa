import type { Cell } from "./split-text.ts";

/** The highest row that Excel knows, in points. */
const highest = 409;
/** Of one line in the workbook's font, and where letters stack marks above or below each other. */
const lineHeight = 15;
const tallLineHeight = 20;

/**
 * Height in points of a row whose texts wrap in columns of these widths. Programs that open a workbook work it out only
 * when a person edits a cell, so a text of many lines would show its first alone. Widths of letters are estimated.
 */
export function rowHeight(cells: readonly Cell[], widths: readonly number[]): number {
  const heights = cells.map((cell, index) => (typeof cell === "string" ? textHeight(cell, widths[index] ?? 10) : lineHeight));
  return Math.min(highest, Math.max(lineHeight, ...heights));
}

function textHeight(text: string, width: number): number {
  const each = tall.test(text) ? tallLineHeight : lineHeight;
  // What is higher than the highest row needs no further counting.
  const most = Math.ceil(highest / each);
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    lines += linesOf(paragraph, width - 1);
    if (lines >= most) return highest;
  }
  return lines * each;
}

/** Words that are filled into lines one after the other, as the program that shows them does. */
const linesOf = (paragraph: string, width: number): number =>
  latin.test(paragraph) ? latinLinesOf(paragraph, width) : linesByWord(paragraph, width);

/** Where each letter has the same width, a line ends at its last blank: it need not be looked at word by word. */
function latinLinesOf(paragraph: string, width: number): number {
  const end = paragraph.trimEnd().length;
  let lines = 1;
  let from = 0;
  while (end - from > width) {
    const blank = Math.max(paragraph.lastIndexOf(" ", from + width), paragraph.lastIndexOf("\u00a0", from + width));
    // A word that is wider than the column.
    if (blank <= from) return lines - 1 + linesByWord(paragraph.slice(from), width);
    from = blank + 1;
    while (/\s/.test(paragraph.charAt(from))) from += 1;
    lines += 1;
  }
  return lines;
}

function linesByWord(paragraph: string, width: number): number {
  let lines = 1;
  let used = 0;
  // Blanks at the end begin no line.
  for (const word of paragraph.trimEnd().match(words) ?? []) {
    const visible = widthOf(word.trimEnd());
    if (used > 0 && used + visible > width) {
      lines += 1;
      used = 0;
    }
    // A word that is wider than the column is cut.
    lines += Math.ceil(Math.max(visible, 1) / width) - 1;
    used = visible > width ? visible % width : used;
    used += visible > width ? 0 : widthOf(word);
  }
  return lines;
}

/** East Asian text breaks between any two characters, other text after its spaces. */
const words = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]*\s*/g;
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{1f000}-\u{1faff}\u{20000}-\u{3ffff}]/gu;
const marks = /\p{Mn}/gu;
/** Arabic, the scripts of South and South-East Asia, and Ethiopic. */
const tall = /[\u0600-\u06ff\u0900-\u109f\u1200-\u139f\u1780-\u17ff]/u;

const latin = /^[\x20-\x7e\u00a0-\u02ff]*$/;
const widthOf = (word: string) => (latin.test(word) ? word.length : [...word.replace(marks, "")].length + (word.match(wide)?.length ?? 0));
