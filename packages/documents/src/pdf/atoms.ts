import { breakWords } from "./break-words.ts";
import type { ShapedWord, Shaper, ShapeWord } from "./shape-words.ts";
import type { Span, TextStyle } from "./text-style.ts";

/** Part of a line that runs in one direction and is not broken but in need. */
export interface Atom {
  /** With the spaces after it. */
  text: string;
  style: TextStyle;
  level: number;
  shape: ShapeWord;
  word: ShapedWord;
  /** Points. */
  width: number;
  /** The line may end after it. */
  breakable: boolean;
}

interface Context {
  /** Of every UTF-16 unit of the line, or null when all are 0. */
  levels: Uint8Array | null;
  language: string;
  shaper: Shaper;
}

/** The words of a line of text, in reading order. */
export function makeAtoms(spans: readonly Span[], { levels, language, shaper }: Context): Atom[] {
  const atoms: Atom[] = [];
  let start = 0;
  for (const { text, style } of spans) {
    const bold = style.bold ?? false;
    const ltr = shaper.words({ bold, rtl: false, language });
    const rtl = shaper.words({ bold, rtl: true, language });
    for (const word of breakWords(text, language)) {
      if (levels) pushByLevel(atoms, word, { levels, start, style, shapes: [ltr, rtl] });
      else atoms.push(makeAtom(word, { style, level: 0, shape: ltr }));
      start += word.length;
    }
    // A style that changes inside a word does not break it.
    const last = atoms.at(-1);
    if (last && !/[\s\u200b]$/.test(last.text)) last.breakable = false;
  }
  return atoms;
}

function makeAtom(text: string, { style, level, shape }: Pick<Atom, "style" | "level" | "shape">): Atom {
  const word = shape(text);
  return { text, style, level, shape, word, width: (word.width * style.size) / 1_000, breakable: true };
}

interface Levels {
  levels: Uint8Array;
  /** Place of the word in the line. */
  start: number;
  style: TextStyle;
  shapes: readonly [ltr: ShapeWord, rtl: ShapeWord];
}

/** A word whose parts run in several directions is several atoms that stay together. */
function pushByLevel(atoms: Atom[], word: string, { levels, start, style, shapes }: Levels): void {
  let from = 0;
  for (let at = 1; at <= word.length; at += 1) {
    const level = levels[start + from] ?? 0;
    if (at < word.length && levels[start + at] === level) continue;
    const atom = makeAtom(word.slice(from, at), { style, level, shape: level % 2 === 1 ? shapes[1] : shapes[0] });
    atom.breakable = at === word.length;
    atoms.push(atom);
    from = at;
  }
}

/** The atom without the spaces at its end, which may stand outside the line. */
export function trimAtom(atom: Atom): Atom {
  const text = atom.text.trimEnd();
  return text.length === atom.text.length ? atom : makeAtom(text, atom);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Cuts an atom that does not fit between two graphemes: the longest start that does, or none, and what is left.
 * On an empty line at least one grapheme is taken.
 */
export function cutAtom(atom: Atom, room: number, emptyLine: boolean): [start: Atom | null, rest: Atom | null] {
  const ends = [...graphemes.segment(atom.text)].map(({ index, segment }) => index + segment.length);
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (makeAtom(atom.text.slice(0, ends[middle - 1]), atom).width <= room) low = middle;
    else high = middle - 1;
  }
  const count = low === 0 && emptyLine ? 1 : low;
  if (count === 0) return [null, atom];
  const end = ends[count - 1] ?? atom.text.length;
  const rest = end < atom.text.length ? makeAtom(atom.text.slice(end), atom) : null;
  if (rest) rest.breakable = atom.breakable;
  return [makeAtom(atom.text.slice(0, end), atom), rest];
}
