/** Letters below which a text says too little about its language. */
const fewestLetters = 40;
/** What is looked at of a long text. */
const sample = 4_000;

/** The language of a text as the detector calls it, mostly a code of two letters; null when it is too short or not clear. */
export async function tellLanguage(text: string): Promise<string | null> {
  const words = text.slice(0, sample).replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, " ");
  if (weight(words) < fewestLetters) return null;
  const { eld } = await import("eld/extrasmall");
  const found = eld.detect(words);
  return found.language !== "" && found.isReliable() ? found.language : null;
}

/** Letters, those of scripts without an alphabet counting as much as a short word. */
function weight(text: string): number {
  let sum = 0;
  for (const letter of text.match(/\p{L}/gu) ?? [])
    sum += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter) ? 3 : 1;
  return sum;
}
