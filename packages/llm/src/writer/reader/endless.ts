/**
 * A story without what goes on for ever: a sign or a few that are repeated hundreds of times, and words longer than any word. Nobody writes
 * these, but they are pasted, and what reads sentences begins anew at every letter of them: 20,000 of one letter took half a minute.
 */
export const withoutEndless = (story: string): string =>
  story
    .replace(/(.{1,12}?)\1{49,}/gsu, (_, unit: string) => unit.repeat(kept))
    .replace(/[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{400,}/gu, (word) =>
      word.slice(0, longestWord),
    );
const kept = 20;
/** Addresses with all that follows them are shorter, too. */
const longestWord = 400;
