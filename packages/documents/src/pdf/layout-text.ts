import { type Atom, cutAtom, makeAtoms, trimAtom } from "./atoms.ts";
import { type BaseDirection, readingRuns, reorderLine, resolveDirections } from "./bidi.ts";
import type { ShapedWord, Shaper } from "./shape-words.ts";
import type { Span, TextStyle } from "./text-style.ts";

export interface LayoutOptions {
  /** Points. */
  width: number;
  direction: BaseDirection;
  language: string;
  /** Height of a line in times of the size [1.45]. */
  leading?: number;
}

/** A word in its place on a line. */
export interface PlacedWord {
  word: ShapedWord;
  style: TextStyle;
  /** From the left end of the line, in points. */
  x: number;
}

export interface Line {
  /** Runs of one direction in reading order, each from left to right: the order in which readers expect text on a page. */
  words: PlacedWord[];
  width: number;
  height: number;
  /** From the top of the line. */
  baseline: number;
  rtl: boolean;
}

/** Breaks spans into lines of at most `width`. */
export function layoutText(spans: readonly Span[], options: LayoutOptions, shaper: Shaper): Line[] {
  return hardLines(spans).flatMap((line) => fillLines(line, options, shaper));
}

function hardLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, style } of spans) {
    for (const [index, part] of text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
      .split("\n")
      .entries()) {
      if (index > 0) lines.push([]);
      // Soft hyphens are not used, and tabs have no columns here.
      lines.at(-1)?.push({ text: part.replaceAll("\u00ad", "").replaceAll("\t", "    "), style });
    }
  }
  return lines;
}

function fillLines(spans: readonly Span[], { width, direction, language, leading = 1.45 }: LayoutOptions, shaper: Shaper): Line[] {
  const { rtl, levels } = resolveDirections(
    spans.length === 1 ? (spans[0]?.text ?? "") : spans.map((span) => span.text).join(""),
    direction,
  );
  const atoms = makeAtoms(spans, { levels, language, shaper });
  const size = spans[0]?.style.size ?? 10;
  return breakLines(atoms, width).map((line) => finishLine(line, { rtl, size, leading }));
}

/** Fills line after line with as many words as fit. */
function breakLines(atoms: readonly Atom[], width: number): Atom[][] {
  const lines: Atom[][] = [];
  let line: Atom[] = [];
  let used = 0;
  for (let at = 0; at < atoms.length; ) {
    const group = nextGroup(atoms, at);
    at += group.length;
    const length = widthOf(group);
    if (used + length > width) {
      const visible = length - spaceAfter(group);
      if (line.length > 0 && used + visible > width) {
        lines.push(line);
        line = [];
        used = 0;
      }
      if (visible > width) {
        lines.push(...cutGroup(group, width));
        line = lines.pop() ?? [];
        used = widthOf(line);
        continue;
      }
    }
    line.push(...group);
    used += length;
  }
  lines.push(line);
  return lines;
}

function nextGroup(atoms: readonly Atom[], from: number): Atom[] {
  let end = from;
  while (end < atoms.length - 1 && !atoms[end]?.breakable) end += 1;
  return atoms.slice(from, end + 1);
}

const widthOf = (atoms: readonly Atom[]) => atoms.reduce((sum, atom) => sum + atom.width, 0);

function spaceAfter(group: readonly Atom[]): number {
  const last = group.at(-1);
  return last ? last.width - trimAtom(last).width : 0;
}

/** Cuts what is wider than a whole line, such as a long address. */
function cutGroup(group: readonly Atom[], width: number): Atom[][] {
  const lines: Atom[][] = [[]];
  let room = width;
  for (const atom of group) {
    let rest: Atom | null = atom;
    while (rest && trimAtom(rest).width > room) {
      const [start, left]: [Atom | null, Atom | null] = cutAtom(rest, room, room === width);
      if (start) lines.at(-1)?.push(start);
      rest = left;
      if (!rest) break;
      lines.push([]);
      room = width;
    }
    if (!rest) continue;
    lines.at(-1)?.push(rest);
    room -= rest.width;
  }
  return lines;
}

function finishLine(atoms: readonly Atom[], { rtl, size, leading }: { rtl: boolean; size: number; leading: number }): Line {
  const last = atoms.at(-1);
  const shown = last ? [...atoms.slice(0, -1), trimAtom(last)] : [];
  const turned = shown.some((atom) => atom.level > 0);
  const words: (PlacedWord & { atom: Atom })[] = [];
  let x = 0;
  for (const atom of turned ? reorderLine(shown) : shown) {
    words.push({ atom, word: atom.word, style: atom.style, x });
    x += atom.width;
  }
  const written = turned ? readingRuns(words, (one) => ({ level: one.atom.level, index: shown.indexOf(one.atom) })) : words;
  return { words: written, width: x, rtl, ...verticals(shown, size, leading) };
}

/** A line is as high as its leading asks, or higher when the letters of its script need it. */
function verticals(atoms: readonly Atom[], size: number, leading: number): { height: number; baseline: number } {
  let ascent = 0;
  let descent = 0;
  let largest = atoms.length === 0 ? size : 0;
  for (const { word, style } of atoms) {
    ascent = Math.max(ascent, (word.ascender * style.size) / 1_000);
    descent = Math.max(descent, (-word.descender * style.size) / 1_000);
    largest = Math.max(largest, style.size);
  }
  if (atoms.length === 0) ascent = size;
  const height = Math.max(largest * leading, ascent + descent);
  return { height, baseline: (height - ascent - descent) / 2 + ascent };
}
