import { chooseFaces, type FaceRun } from "./choose-face.ts";
import type { EmbeddedFont } from "./embedded-font.ts";
import { encodeGlyphs, type GlyphPart } from "./encode-glyphs.ts";
import type { FontFile, FontLibrary } from "./font-files.ts";

/** A word ready to be drawn, from left to right. Measures in thousandths of the font size. */
export interface ShapedWord {
  width: number;
  ascender: number;
  descender: number;
  runs: ShapedRun[];
}

export interface ShapedRun {
  font: EmbeddedFont;
  /** Times the size of the text. */
  scale: number;
  fakeBold: boolean;
  width: number;
  parts: GlyphPart[];
  /** Shapes beside the glyphs, by their name in the page's resources. */
  marks: { shape: string; x: number; y: number }[];
}

interface ShapingStyle {
  bold: boolean;
  rtl: boolean;
  language: string;
}

export type ShapeWord = (word: string) => ShapedWord;

export interface Shaper {
  /** The function that shapes words of one style; every word is shaped once and remembered. */
  words(style: ShapingStyle): ShapeWord;
}

/** Shapes text with the fonts that `embed` gives out for one document. */
export function createShaper(library: FontLibrary, embed: (file: FontFile) => EmbeddedFont): Shaper {
  const styles = new Map<string, ShapeWord>();

  function shaperOf(style: ShapingStyle): ShapeWord {
    const known = new Map<string, ShapedWord>();
    return (word) => {
      const found = known.get(word);
      if (found) return found;
      const measured = chooseFaces(word, style.language, library).map((run) => shapeRun(run, style));
      const shaped = join(style.rtl ? measured.reverse() : measured);
      known.set(word, shaped);
      return shaped;
    };
  }

  function shapeRun({ text, face: id }: FaceRun, { bold, rtl, language }: ShapingStyle): MeasuredRun {
    const face = library.face(id, bold);
    const font = embed(face.file);
    const { shaping } = face.file;
    const glyphs = shaping.shape(text, { rtl, language });
    const { parts, marks } = encodeGlyphs(glyphs, text, { rtl, codes: font });
    return {
      font,
      scale: face.scale,
      fakeBold: face.fakeBold,
      width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) * face.scale,
      parts,
      marks: marks.map(({ glyph, x, y }) => ({ shape: font.shape(glyph), x, y })),
      ascender: shaping.ascender * face.scale,
      descender: shaping.descender * face.scale,
    };
  }

  return {
    words(style) {
      const key = `${style.bold ? "b" : ""}${style.rtl ? "r" : ""}:${style.language}`;
      const known = styles.get(key) ?? shaperOf(style);
      styles.set(key, known);
      return known;
    },
  };
}

interface MeasuredRun extends ShapedRun {
  ascender: number;
  descender: number;
}

function join(runs: MeasuredRun[]): ShapedWord {
  return {
    width: runs.reduce((sum, run) => sum + run.width, 0),
    ascender: Math.max(0, ...runs.map((run) => run.ascender)),
    descender: Math.min(0, ...runs.map((run) => run.descender)),
    runs,
  };
}
