const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text as written. */
export function tokens(text: string, language: string): string[] {
  // Scripts with spaces need no dictionary, and the segmenter costs ten times as much.
  if (!unspaced.test(text)) return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu) ?? [];
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text)].filter((one) => one.isWordLike).map((one) => one.segment);
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
