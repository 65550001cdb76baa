import { type BaseDirection, readingRuns, reorderLine, resolveDirections } from "./bidi.ts";
import { breakWords } from "./break-words.ts";
import type { ShapedWord, Shaper, ShapeWord } from "./shape-words.ts";

export interface TextStyle {
  /** Points. */
  size: number;
  color: Color;
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  /** Address that the text leads to. */
  link?: string;
}

/** Red, green and blue from 0 to 1, written as a page operator's operands. */
export type Color = `${number} ${number} ${number}`;

/** Text of one style within a paragraph. Line breaks end the line. */
export interface Span {
  text: string;
  style: TextStyle;
}

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

/** Part of a line that is not broken and runs in one direction. */
interface Atom {
  text: string;
  style: TextStyle;
  level: number;
  shape: ShapeWord;
  word: ShapedWord;
  width: number;
  /** The line may end after it. */
  breakable: boolean;
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

function fillLines(spans: Span[], options: LayoutOptions, shaper: Shaper): Line[] {
  const { rtl, levels } = resolveDirections(spans.map((span) => span.text).join(""), options.direction);
  const lines: Line[] = [];
  let atoms: Atom[] = [];
  let width = 0;
  const flush = () => {
    lines.push(finishLine(atoms, { rtl, spans, leading: options.leading ?? 1.45 }));
    atoms = [];
    width = 0;
  };
  for (const group of unbreakable(makeAtoms(spans, { levels, options, shaper }))) {
    const groupWidth = group.reduce((sum, atom) => sum + atom.width, 0);
    if (width > 0 && width + visibleWidth(group, groupWidth) > options.width) flush();
    const pieces = visibleWidth(group, groupWidth) > options.width ? cutToFit(group, options.width) : [group];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) flush();
      atoms.push(...piece);
      width += piece.reduce((sum, atom) => sum + atom.width, 0);
    }
  }
  flush();
  return lines;
}

interface AtomContext {
  levels: Uint8Array | null;
  options: LayoutOptions;
  shaper: Shaper;
}

function makeAtoms(spans: readonly Span[], { levels, options, shaper }: AtomContext): Atom[] {
  const atoms: Atom[] = [];
  let start = 0;
  for (const { text, style } of spans) {
    const shapers = [false, true].map((rtl) => shaper.words({ bold: style.bold ?? false, rtl, language: options.language }));
    for (const word of breakWords(text, options.language)) {
      for (const [index, part] of splitLevels(word, levels, start).entries()) {
        const shape = shapers[part.level % 2] as ShapeWord;
        const shaped = shape(part.text);
        const last = index === 0 ? undefined : atoms.at(-1);
        if (last) last.breakable = false;
        atoms.push({ ...part, style, shape, word: shaped, width: (shaped.width * style.size) / 1_000, breakable: true });
      }
      start += word.length;
    }
    // A style that changes inside a word does not break it.
    const last = atoms.at(-1);
    if (last && !/[\s\u200b]$/.test(last.text)) last.breakable = false;
  }
  return atoms;
}

function splitLevels(word: string, levels: Uint8Array | null, start: number): { text: string; level: number }[] {
  if (!levels) return [{ text: word, level: 0 }];
  const parts: { text: string; level: number }[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const level = levels[start + at] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.text += word[at];
    else parts.push({ text: word[at] ?? "", level });
  }
  return parts;
}

function* unbreakable(atoms: readonly Atom[]): Generator<Atom[]> {
  let group: Atom[] = [];
  for (const atom of atoms) {
    group.push(atom);
    if (!atom.breakable) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Width without the spaces at the end, which may stand outside the line. */
function visibleWidth(group: readonly Atom[], width: number): number {
  const last = group.at(-1);
  if (!last) return width;
  return width - last.width + trimmed(last).width;
}

function trimmed(atom: Atom): Atom {
  const text = atom.text.trimEnd();
  if (text.length === atom.text.length) return atom;
  const word = atom.shape(text);
  return { ...atom, text, word, width: (word.width * atom.style.size) / 1_000 };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Cuts what is wider than a whole line, such as a long address, between graphemes. */
function cutToFit(group: readonly Atom[], width: number): Atom[][] {
  const lines: Atom[][] = [[]];
  let room = width;
  for (const atom of group) {
    let rest = atom;
    while (rest.width > room) {
      const [head, tail] = cutAtom(rest, room, room === width);
      if (head) lines.at(-1)?.push(head);
      lines.push([]);
      room = width;
      if (!tail) break;
      rest = tail;
    }
    lines.at(-1)?.push(rest);
    room -= rest.width;
  }
  return lines;
}

/** The longest start of an atom that fits, at least one grapheme when the line is empty, and what is left. */
function cutAtom(atom: Atom, room: number, emptyLine: boolean): [Atom | null, Atom | null] {
  const ends = [...graphemes.segment(atom.text)].map(({ index, segment }) => index + segment.length);
  const resized = (text: string): Atom => {
    const word = atom.shape(text);
    return { ...atom, text, word, width: (word.width * atom.style.size) / 1_000 };
  };
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (resized(atom.text.slice(0, ends[middle - 1])).width <= room) low = middle;
    else high = middle - 1;
  }
  const count = low === 0 && emptyLine ? 1 : low;
  if (count === 0) return [null, atom];
  const end = ends[count - 1] ?? atom.text.length;
  return [resized(atom.text.slice(0, end)), end < atom.text.length ? resized(atom.text.slice(end)) : null];
}

function finishLine(atoms: readonly Atom[], { rtl, spans, leading }: { rtl: boolean; spans: readonly Span[]; leading: number }): Line {
  const last = atoms.at(-1);
  const shown = last ? [...atoms.slice(0, -1), trimmed(last)] : [];
  const turned = shown.some((atom) => atom.level > 0);
  const words: (PlacedWord & { atom: Atom })[] = [];
  let x = 0;
  for (const atom of turned ? reorderLine(shown) : shown) {
    words.push({ atom, word: atom.word, style: atom.style, x });
    x += atom.width;
  }
  const written = turned ? readingRuns(words, (one) => ({ level: one.atom.level, place: shown.indexOf(one.atom) })) : words;
  return { words: written, width: x, rtl, ...verticals(shown, { size: spans[0]?.style.size ?? 10, leading }) };
}

/** A line is as high as its leading asks, or higher when the letters of its script need it. */
function verticals(atoms: readonly Atom[], { size, leading }: { size: number; leading: number }): { height: number; baseline: number } {
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
