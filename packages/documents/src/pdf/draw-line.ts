import type { EmbeddedFont } from "./embedded-font.ts";
import type { Line, PlacedWord } from "./layout-text.ts";
import type { ShapedRun } from "./shape-words.ts";
import type { Color, TextStyle } from "./text-style.ts";

/**
 * Page operators for a line of text. `x` is its left end, `y` its baseline counted from the foot of the page.
 * Neighbours in one font are shown together, so that a line of plain text is one operator.
 */
export function drawLine(line: Line, x: number, y: number): string {
  const pen: Pen = { out: "", shown: "", x: Number.NaN, font: null, size: 0, color: null, rise: 0, bold: false, italic: false };
  let shapes = "";
  for (const { style, word, x: start } of line.words) {
    let left = x + start;
    for (const run of word.runs) {
      moveTo(pen, style, { x: left, y });
      showRun(pen, run, style);
      if (run.marks.length > 0) shapes += drawMarks(run, style, { x: left, y });
      left += (run.width * style.size) / 1_000;
      pen.x = left;
    }
  }
  flush(pen);
  if (pen.bold) pen.out += " 0 Tr";
  return pen.out === "" ? "" : `BT${pen.out} ET${shapes}${rules(line.words, x, y)}`;
}

/** Sideways shift of slanted letters: 12 degrees. */
const slant = 0.21;

/** The state of a text object as its operators have left it. */
interface Pen {
  out: string;
  /** Glyphs that wait to be shown together. */
  shown: string;
  x: number;
  font: EmbeddedFont | null;
  size: number;
  color: Color | null;
  rise: number;
  bold: boolean;
  italic: boolean;
}

function flush(pen: Pen): void {
  if (pen.shown !== "") pen.out += ` [<${pen.shown}>]TJ`;
  pen.shown = "";
}

function set(pen: Pen, operator: string): void {
  flush(pen);
  pen.out += ` ${operator}`;
}

/** Words that follow each other need no operator: showing the one has moved the pen to the next. */
function moveTo(pen: Pen, style: TextStyle, { x, y }: { x: number; y: number }): void {
  const italic = style.italic ?? false;
  if (Math.abs(x - pen.x) < 0.01 && italic === pen.italic) return;
  set(pen, `1 0 ${italic ? slant : 0} 1 ${number(x)} ${number(y)} Tm`);
  pen.italic = italic;
}

function showRun(pen: Pen, run: ShapedRun, style: TextStyle): void {
  const size = style.size * run.scale;
  if (pen.font !== run.font || pen.size !== size) set(pen, `/${run.font.id} ${number(size)} Tf`);
  pen.font = run.font;
  pen.size = size;
  if (pen.color !== style.color) set(pen, `${style.color} rg ${style.color} RG`);
  pen.color = style.color;
  if (pen.bold !== run.fakeBold) set(pen, run.fakeBold ? `2 Tr ${number(size * 0.03)} w` : "0 Tr");
  pen.bold = run.fakeBold;
  for (const { shown, rise } of run.parts) {
    if (pen.rise !== rise) set(pen, `${number((rise * size) / 1_000)} Ts`);
    pen.rise = rise;
    pen.shown += shown;
  }
}

function drawMarks(run: ShapedRun, style: TextStyle, { x, y }: { x: number; y: number }): string {
  const scale = (style.size * run.scale) / 1_000;
  let at = { x: 0, y: 0 };
  let out = ` q ${style.color} rg ${scale} 0 0 ${scale} ${number(x)} ${number(y)} cm`;
  for (const mark of run.marks) {
    if (mark.x !== at.x || mark.y !== at.y) out += ` 1 0 0 1 ${number(mark.x - at.x)} ${number(mark.y - at.y)} cm`;
    out += ` /${mark.shape} Do`;
    at = mark;
  }
  return `${out} Q`;
}

/** Lines under links and through deleted text. */
function rules(words: readonly PlacedWord[], x: number, y: number): string {
  let out = "";
  for (const { style, word, x: start } of words) {
    const at = style.strike ? y + style.size * 0.28 : style.link ? y - style.size * 0.12 : null;
    if (at === null) continue;
    const end = x + start + (word.width * style.size) / 1_000;
    out += ` ${style.color} RG ${number(style.size * 0.05)} w ${number(x + start)} ${number(at)} m ${number(end)} ${number(at)} l S`;
  }
  return out;
}

/** Hundredths of a point are finer than any printer. */
export const number = (value: number) => String(Math.round(value * 100) / 100);
