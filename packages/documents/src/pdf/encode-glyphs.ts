import type { Glyph } from "./harfbuzz.ts";

/** Shaped text as a page shows it. Measures in thousandths of the font size. */
export interface EncodedText {
  parts: GlyphPart[];
  marks: DrawnMark[];
}

/** Glyphs that are shown by one operator. */
export interface GlyphPart {
  /** What stands between the first < and the last > of a TJ operator's array: hexadecimal codes, with shifts as in `0001>-30<0002`. */
  shown: string;
  /** How far above the baseline. */
  rise: number;
}

/**
 * A glyph without width over or under a letter, drawn as a shape. Readers misplace such marks when they are text;
 * instead an empty glyph without width, right after the letter's, reads as the mark.
 */
interface DrawnMark {
  glyph: number;
  x: number;
  y: number;
}

export interface CodeSource {
  /** The code of a glyph that stands for `text`; the same glyph has a code for each text. */
  code(glyph: number, text: string): string;
  /** The code of an empty glyph without width that stands for `text`. */
  emptyCode(text: string): string;
  advance(glyph: number): number;
}

/**
 * Writes shaped text as page operators. Every glyph's code says which letters it stands for, so that the text can be
 * searched and copied in any reader.
 */
export function encodeGlyphs(glyphs: readonly Glyph[], text: string, { rtl, codes }: { rtl: boolean; codes: CodeSource }): EncodedText {
  const parts: GlyphPart[] = [];
  const marks: DrawnMark[] = [];
  // Where the reader's pen is, and where the next glyph belongs.
  let pen = 0;
  let origin = 0;
  for (const cluster of clusters(glyphs, text)) {
    const letters = lettersOf(cluster, rtl);
    for (const glyph of cluster.glyphs) {
      const x = origin + glyph.x;
      origin += glyph.advance;
      const read = letters.get(glyph);
      if (read === undefined) {
        marks.push({ glyph: glyph.id, x, y: glyph.y });
        continue;
      }
      const [first = codes.code(glyph.id, nothing), ...rest] = read.map((part, index) =>
        index === 0 ? codes.code(glyph.id, part) : codes.emptyCode(part),
      );
      const shown = `${pen === x ? "" : `>${pen - x}<`}${rtl ? rest.reverse().join("") + first : first + rest.join("")}`;
      pen = x + codes.advance(glyph.id);
      const last = parts.at(-1);
      if (last && last.rise === glyph.y) last.shown += shown;
      else parts.push({ shown, rise: glyph.y });
    }
  }
  const last = parts.at(-1);
  if (last && pen !== origin) last.shown += `>${pen - origin}<`;
  return { parts, marks };
}

interface Cluster {
  glyphs: Glyph[];
  text: string;
}

/** Glyphs that belong together, such as a letter and its marks. */
function clusters(glyphs: readonly Glyph[], text: string): Cluster[] {
  const starts = [...new Set(glyphs.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  const end = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const found: Cluster[] = [];
  let current = -1;
  for (const glyph of glyphs) {
    if (glyph.cluster !== current) found.push({ glyphs: [], text: text.slice(glyph.cluster, end.get(glyph.cluster)) });
    current = glyph.cluster;
    found.at(-1)?.glyphs.push(glyph);
  }
  return found;
}

/**
 * What each glyph with a width reads as: one character each in reading order, and what is left to the last. The
 * characters of one glyph are told apart where they have marks or joiners, which readers handle one by one only.
 */
function lettersOf({ glyphs, text }: Cluster, rtl: boolean): Map<Glyph, string[]> {
  const wide = glyphs.filter((glyph) => glyph.advance !== 0);
  const reading = wide.length === 0 ? glyphs.slice(0, 1) : rtl ? wide.reverse() : wide;
  const characters = reading.length === 1 ? partsOf(text) : [...text];
  return new Map(
    reading.map((glyph, index) => [glyph, index === reading.length - 1 ? characters.slice(index) : characters.slice(index, index + 1)]),
  );
}

const marked = /\p{M}|\p{Cf}/u;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const partsOf = (text: string) => (marked.test(text) && !emoji.test(text) ? [...text] : [text]);

// For a glyph that is left without a letter: readers skip format characters.
const nothing = "\u200b";
