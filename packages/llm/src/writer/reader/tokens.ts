const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text as written. */
export function tokens(text: string, language: string): string[] {
  // Scripts with spaces need no dictionary, and the segmenter costs ten times as much.
  if (!unspaced.test(text)) return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’־\u200c][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu) ?? [];
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  const words = [...segmenter.segment(text)].filter((one) => one.isWordLike);
  // A word from another language is one, however long (“クラウドファンディング”).
  return words
    .reduce<{ text: string; end: number }[]>((joined, { segment, index }) => {
      const last = joined.at(-1);
      if (last?.end === index && katakana.test(last.text) && katakana.test(segment)) {
        last.text += segment;
        last.end += segment.length;
      } else joined.push({ text: segment, end: index + segment.length });
      return joined;
    }, [])
    .map((one) => one.text);
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const katakana = /^[\p{sc=Katakana}ー]+$/u;
