/** Shared, because making a segmenter costs more than using it. The locale is fixed so that server and browser agree. */
export const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
export const words = new Intl.Segmenter("en", { granularity: "word" });

/** Scripts written without spaces between words. */
export const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
