import { longestShaped } from "./harfbuzz.ts";

/**
 * Splits one line of text where it may be broken. Every part keeps the spaces after it. Scripts with spaces break
 * there and after hyphens; Thai and its neighbours between the words of a dictionary; Chinese and Japanese between any
 * two characters but before closing and after opening marks.
 */
export function breakWords(text: string, language: string): string[] {
  const words = unspaced.test(text) ? keepMarks(breakMixed(text, language)) : breakSpaced(text);
  return words.some((word) => word.length > longestWord) ? words.flatMap(cutLong) : words;
}

// Well below what can be shaped at once, and far above what fits a line.
const longestWord = longestShaped / 4;

const cutLong = (word: string) => word.match(new RegExp(`[^]{1,${longestWord}}`, "gu")) ?? [];

const spaces = " \\t\\u1680\\u2000-\\u2006\\u2008-\\u200b\\u205f\\u3000";
const spaced = new RegExp(`(?:[^${spaces}–—/-]|[-/](?!\\p{L}))*(?:[–—]+|[-/](?=\\p{L}))?[${spaces}]*`, "gu");
const breakSpaced = (text: string) => (text.match(spaced) ?? []).filter((word) => word !== "");

/** Thai, Lao, Burmese and Khmer. */
const dictionary = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff";
/** Chinese and Japanese with their punctuation and full-width forms. */
const ideographs = "\\u2e80-\\u2fdf\\u3001-\\u312f\\u31a0-\\u9fff\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef\\u{20000}-\\u{3ffff}";
const unspaced = new RegExp(`[${dictionary}${ideographs}]`, "u");
const scripts = new RegExp(`[${dictionary}]+|[${ideographs}]\\p{M}*|[^${dictionary}${ideographs}]+`, "gu");
const startsDictionary = new RegExp(`^[${dictionary}]`, "u");
const onlySpaces = new RegExp(`^[${spaces}]+`, "u");

function breakMixed(text: string, language: string): string[] {
  const words: string[] = [];
  for (const part of text.match(scripts) ?? []) {
    if (startsDictionary.test(part)) for (const { segment } of wordsOf(language).segment(part)) words.push(segment);
    else words.push(...breakSpaced(part));
  }
  return words;
}

const segmenters = new Map<string, Intl.Segmenter>();
function wordsOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  let made: Intl.Segmenter;
  try {
    made = new Intl.Segmenter(language, { granularity: "word" });
  } catch {
    made = new Intl.Segmenter("th", { granularity: "word" });
  }
  segmenters.set(language, made);
  return made;
}

// Japanese and Chinese typesetting rules (JIS X 4051, GB/T 15834) for marks that may not start or end a line.
const closing =
  /^[、。，．：；？！）】」』〉》〕｝〗〙’”»…‥ー゛゜ゝゞヽヾ々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ・％‰℃)\]},.:;!?%]/u;
const opening = /[（【「『〈《〔｛〖〘‘“«([{＄￥$]$/u;

function keepMarks(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    const before = kept.at(-1);
    const endsInSpace = before !== undefined && onlySpaces.test(before.slice(-1));
    if (before !== undefined && (onlySpaces.test(word) || (!endsInSpace && (closing.test(word) || opening.test(before))))) {
      kept[kept.length - 1] = before + word;
    } else kept.push(word);
  }
  return kept;
}
