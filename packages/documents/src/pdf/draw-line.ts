import type { Line, PlacedWord, TextStyle } from "./layout-text.ts";
import type { ShapedRun } from "./shape-words.ts";

/**
 * Page operators for a line of text. `x` is its left end, `y` its baseline counted from the foot of the page.
 * Neighbours in one font are shown together, so that a line of plain text is one operator.
 */
export function drawLine(line: Line, x: number, y: number): string {
  const out: string[] = [];
  const state: State = { out, shown: "", font: "", color: "", rise: 0, bold: false };
  let shapes = "";
  // Where the last operator left the pen, and whether its letters were slanted.
  let pen = Number.NaN;
  let italic = false;
  for (const { style, word, x: start } of line.words) {
    let left = x + start;
    for (const run of word.runs) {
      if (!(Math.abs(left - pen) < 0.01) || italic !== (style.italic ?? false)) {
        italic = style.italic ?? false;
        set(state, `1 0 ${italic ? slant : 0} 1 ${number(left)} ${number(y)} Tm`);
      }
      showRun(state, run, style);
      shapes += drawMarks(run, style, { x: left, y });
      left += (run.width * style.size) / 1_000;
      pen = left;
    }
  }
  flush(state);
  if (state.bold) out.push("0 Tr");
  return out.length === 0 ? "" : `BT ${out.join(" ")} ET${shapes}${rules(line.words, x, y)}`;
}

/** Sideways shift of slanted letters: 12 degrees. */
const slant = 0.21;

interface State {
  out: string[];
  /** Glyphs that wait to be shown together. */
  shown: string;
  font: string;
  color: string;
  rise: number;
  bold: boolean;
}

function flush(state: State): void {
  if (state.shown !== "") state.out.push(`[${state.shown.replaceAll("><", "")}]TJ`);
  state.shown = "";
}

function set(state: State, operator: string): void {
  flush(state);
  state.out.push(operator);
}

function showRun(state: State, run: ShapedRun, style: TextStyle): void {
  const size = style.size * run.scale;
  const font = `/${run.font.id} ${number(size)} Tf`;
  if (state.font !== font) set(state, font);
  state.font = font;
  if (state.color !== style.color) set(state, `${style.color} rg ${style.color} RG`);
  state.color = style.color;
  if (state.bold !== run.fakeBold) set(state, run.fakeBold ? `2 Tr ${number(size * 0.03)} w` : "0 Tr");
  state.bold = run.fakeBold;
  for (const { shown, rise } of run.parts) {
    if (state.rise !== rise) set(state, `${number((rise * size) / 1_000)} Ts`);
    state.rise = rise;
    state.shown += shown;
  }
}

function drawMarks(run: ShapedRun, style: TextStyle, { x, y }: { x: number; y: number }): string {
  if (run.marks.length === 0) return "";
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
