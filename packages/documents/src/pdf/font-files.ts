import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openFont, type ShapingFont } from "./harfbuzz.ts";

/**
 * The typefaces of an export, all from the Noto project. East Asian ones and symbols have one weight; their bold is
 * drawn with a thicker outline. `scale` makes letters of scripts that are drawn small sit level with Latin ones.
 */
const faces = {
  sans: { regular: "NotoSans-Regular", bold: "NotoSans-Bold", scale: 1 },
  arabic: { regular: "NotoNaskhArabic-Regular", bold: "NotoNaskhArabic-Bold", scale: 1.1 },
  hebrew: { regular: "NotoSansHebrew-Regular", bold: "NotoSansHebrew-Bold", scale: 1 },
  devanagari: { regular: "NotoSansDevanagari-Regular", bold: "NotoSansDevanagari-Bold", scale: 1 },
  thai: { regular: "NotoSansThai-Regular", bold: "NotoSansThai-Bold", scale: 1 },
  chinese: { regular: "NotoSansSC-Regular", bold: null, scale: 1 },
  japanese: { regular: "NotoSansJP-Regular", bold: null, scale: 1 },
  korean: { regular: "NotoSansKR-Regular", bold: null, scale: 1 },
  armenian: { regular: "NotoSansArmenian-Regular", bold: "NotoSansArmenian-Bold", scale: 1 },
  bengali: { regular: "NotoSansBengali-Regular", bold: "NotoSansBengali-Bold", scale: 1 },
  ethiopic: { regular: "NotoSansEthiopic-Regular", bold: "NotoSansEthiopic-Bold", scale: 1 },
  georgian: { regular: "NotoSansGeorgian-Regular", bold: "NotoSansGeorgian-Bold", scale: 1 },
  gujarati: { regular: "NotoSansGujarati-Regular", bold: "NotoSansGujarati-Bold", scale: 1 },
  gurmukhi: { regular: "NotoSansGurmukhi-Regular", bold: "NotoSansGurmukhi-Bold", scale: 1 },
  kannada: { regular: "NotoSansKannada-Regular", bold: "NotoSansKannada-Bold", scale: 1 },
  khmer: { regular: "NotoSansKhmer-Regular", bold: "NotoSansKhmer-Bold", scale: 1 },
  lao: { regular: "NotoSansLao-Regular", bold: "NotoSansLao-Bold", scale: 1 },
  malayalam: { regular: "NotoSansMalayalam-Regular", bold: "NotoSansMalayalam-Bold", scale: 1 },
  myanmar: { regular: "NotoSansMyanmar-Regular", bold: "NotoSansMyanmar-Bold", scale: 1 },
  oriya: { regular: "NotoSansOriya-Regular", bold: "NotoSansOriya-Bold", scale: 1 },
  sinhala: { regular: "NotoSansSinhala-Regular", bold: "NotoSansSinhala-Bold", scale: 1 },
  tamil: { regular: "NotoSansTamil-Regular", bold: "NotoSansTamil-Bold", scale: 1 },
  telugu: { regular: "NotoSansTelugu-Regular", bold: "NotoSansTelugu-Bold", scale: 1 },
  symbols: { regular: "NotoSansSymbols2-Regular", bold: null, scale: 1 },
  math: { regular: "NotoSansMath-Regular", bold: null, scale: 1 },
  emoji: { regular: "NotoEmoji-Regular", bold: null, scale: 1 },
} as const;
export type FaceId = keyof typeof faces;

/** A font file that has been opened. */
export interface FontFile {
  /** PostScript name, which is also the file's. */
  name: string;
  shaping: ShapingFont;
}

export interface Face {
  file: FontFile;
  scale: number;
  /** Bold is asked for and the face has none. */
  fakeBold: boolean;
}

export interface FontLibrary {
  /** Opens the file at its first use, so that a text in one script loads one or two fonts. */
  face(id: FaceId, bold: boolean): Face;
}

export function createFontLibrary(folder: string): FontLibrary {
  const files = new Map<string, FontFile>();
  const made = new Map<string, Face>();

  function open(name: string): FontFile {
    const known = files.get(name);
    if (known) return known;
    const file = { name, shaping: openFont(readFileSync(join(folder, `${name}.ttf`))) };
    files.set(name, file);
    return file;
  }

  return {
    face(id, bold) {
      const key = bold ? `${id}!` : id;
      const known = made.get(key);
      if (known) return known;
      const { regular, bold: heavy, scale } = faces[id];
      const face = { file: open(bold && heavy ? heavy : regular), scale, fakeBold: bold && heavy === null };
      made.set(key, face);
      return face;
    },
  };
}
