import type { FaceId, FontLibrary } from "./font-files.ts";

/** A part of a word that one typeface can draw. */
export interface FaceRun {
  text: string;
  face: FaceId;
}

/**
 * Splits a word (with its spaces) by typeface. Punctuation and digits take the typeface of the letters beside them, or
 * of the language when the word has no letters; what no typeface of the script has is looked for in the others.
 */
export function chooseFaces(word: string, language: string, library: FontLibrary): FaceRun[] {
  const home = faceOfLanguage(language);
  if (home === "sans" && ascii.test(word)) return [{ text: word, face: "sans" }];
  const main = firstLetterFace(word, language) ?? home;
  const runs: FaceRun[] = [];
  for (const part of emoji.test(word) ? graphemes(word) : word) {
    const face = faceOf(part, { language, main, before: runs.at(-1)?.face, library });
    const last = runs.at(-1);
    if (last?.face === face) last.text += part;
    else runs.push({ text: part, face });
  }
  return runs;
}

/** The typeface that most text of a language needs. */
function faceOfLanguage(language: string): FaceId {
  return languageFaces[(/^[a-z]+/i.exec(language)?.[0] ?? "").toLowerCase()] ?? "sans";
}

const languageFaces: Record<string, FaceId> = {
  ...Object.fromEntries(["ar", "fa", "ur", "ps", "ku", "ckb", "ug", "sd"].map((code) => [code, "arabic" as const])),
  ...Object.fromEntries(["he", "yi"].map((code) => [code, "hebrew" as const])),
  ...Object.fromEntries(["hi", "mr", "ne", "sa"].map((code) => [code, "devanagari" as const])),
  am: "ethiopic",
  ti: "ethiopic",
  as: "bengali",
  bn: "bengali",
  gu: "gujarati",
  hy: "armenian",
  ka: "georgian",
  km: "khmer",
  kn: "kannada",
  lo: "lao",
  ml: "malayalam",
  my: "myanmar",
  or: "oriya",
  pa: "gurmukhi",
  si: "sinhala",
  ta: "tamil",
  te: "telugu",
  th: "thai",
  zh: "chinese",
  yue: "chinese",
  ja: "japanese",
  ko: "korean",
};

// ASCII, and the quotes and dashes that every Latin text has.
const ascii = /^[\x20-\x7e\u00a0-\u024f\u2013\u2014\u2018-\u201e\u2026]*$/;
const emoji = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3/u;
const joiner = /^(?:\p{M}|\u200c|\u200d|[\ufe00-\ufe0f])/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function* graphemes(text: string): Generator<string> {
  for (const { segment } of segmenter.segment(text)) yield segment;
}

interface Context {
  language: string;
  main: FaceId;
  before: FaceId | undefined;
  library: FontLibrary;
}

function faceOf(part: string, { language, main, before, library }: Context): FaceId {
  const codePoint = part.codePointAt(0) ?? 0;
  const draws = (id: FaceId) => library.face(id, false).file.shaping.has(codePoint);
  if (part.length > 1 && emoji.test(part) && draws("emoji")) return "emoji";
  // Accents and joiners stay with their letter.
  if (before && joiner.test(part)) return before;
  const first = scriptFace(codePoint, language) ?? main;
  return [first, main, ...fallbacks].find(draws) ?? first;
}

/** Where to look for what a text's own typeface lacks: the smallest files first. */
const fallbacks: readonly FaceId[] = ["sans", "math", "symbols", "emoji", "japanese", "chinese", "korean"];

function firstLetterFace(word: string, language: string): FaceId | null {
  for (const letter of word) {
    const face = scriptFace(letter.codePointAt(0) ?? 0, language);
    if (face && face !== "emoji") return face;
  }
  return null;
}

/** Typeface of a letter by its block, or null for what scripts share: digits, punctuation, symbols. */
function scriptFace(codePoint: number, language: string): FaceId | null {
  if (codePoint < 0x41) return null;
  for (const [from, to, face] of blocks) {
    if (codePoint >= from && codePoint <= to) return face === "han" ? hanFace(codePoint, language) : face;
  }
  return /^\p{L}/u.test(String.fromCodePoint(codePoint)) ? "sans" : null;
}

/** Chinese characters are drawn in the way of the text's language; kana tell Japanese, hangul Korean. */
function hanFace(codePoint: number, language: string): FaceId {
  const home = faceOfLanguage(language);
  if (home === "japanese" || home === "korean" || home === "chinese") return home;
  return codePoint >= 0x3040 && codePoint <= 0x30ff ? "japanese" : "chinese";
}

const blocks: readonly [number, number, FaceId | "han"][] = [
  [0x0041, 0x007a, "sans"],
  [0x00c0, 0x052f, "sans"],
  [0x1e00, 0x1fff, "sans"],
  [0x0530, 0x058f, "armenian"],
  [0xfb13, 0xfb17, "armenian"],
  [0x0590, 0x05ff, "hebrew"],
  [0xfb1d, 0xfb4f, "hebrew"],
  [0x0600, 0x06ff, "arabic"],
  [0x0750, 0x077f, "arabic"],
  [0x0870, 0x08ff, "arabic"],
  [0xfb50, 0xfdff, "arabic"],
  [0xfe70, 0xfeff, "arabic"],
  // The bars between, which end sentences, are those of all scripts of India.
  [0x0900, 0x0963, "devanagari"],
  [0x0966, 0x097f, "devanagari"],
  [0x1cd0, 0x1cff, "devanagari"],
  [0xa8e0, 0xa8ff, "devanagari"],
  [0x0980, 0x09ff, "bengali"],
  [0x0a00, 0x0a7f, "gurmukhi"],
  [0x0a80, 0x0aff, "gujarati"],
  [0x0b00, 0x0b7f, "oriya"],
  [0x0b80, 0x0bff, "tamil"],
  [0x0c00, 0x0c7f, "telugu"],
  [0x0c80, 0x0cff, "kannada"],
  [0x0d00, 0x0d7f, "malayalam"],
  [0x0d80, 0x0dff, "sinhala"],
  [0x0e80, 0x0eff, "lao"],
  [0x1000, 0x109f, "myanmar"],
  [0xaa60, 0xaa7f, "myanmar"],
  [0x10a0, 0x10ff, "georgian"],
  [0x1c90, 0x1cbf, "georgian"],
  [0x1200, 0x139f, "ethiopic"],
  [0x1780, 0x17ff, "khmer"],
  [0x19e0, 0x19ff, "khmer"],
  [0x0e00, 0x0e7f, "thai"],
  [0x1100, 0x11ff, "korean"],
  [0x3130, 0x318f, "korean"],
  [0xa960, 0xa97f, "korean"],
  [0xac00, 0xd7ff, "korean"],
  [0x2e80, 0x312f, "han"],
  [0x31a0, 0x9fff, "han"],
  [0xf900, 0xfaff, "han"],
  [0xfe30, 0xfe4f, "han"],
  [0xff00, 0xffef, "han"],
  [0x20000, 0x3ffff, "han"],
  [0x1f000, 0x1faff, "emoji"],
];
