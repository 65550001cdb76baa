const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Whether a text is in a script that puts spaces between its words: a proposal does not say its language. */
export const spacesWords = (text: string): boolean => (text.match(unspaced)?.length ?? 0) * 4 < text.length;
