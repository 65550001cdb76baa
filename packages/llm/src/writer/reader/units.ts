/**
 * Whether a word says only how much: “540 ล้านบาท” and “495 ล้านบาท”, “3,2 млн грн”, “12 GWh”. It stands behind one number or another, and
 * nowhere else.
 * @param text a story, in which the word stands
 */
export function isUnit(word: string, text: string): boolean {
  if (measures.test(word)) return true;
  const before = text.toLowerCase().split(word.toLowerCase()).slice(0, -1);
  const numbers = new Set(before.map((one) => /[\p{Nd}.,]*\p{Nd}(?=[ \u00a0\u202f]?$)/u.exec(one)?.[0] ?? ""));
  return numbers.size > 1 && !numbers.has("");
}

/** Of the SI, with the beginnings that stories have. */
const measures = /^(?:[kMGT]?Wh?|[kMG]?Hz|[kcm]?m[²³23]?|[km]?g|ha|kWp|MWp)$/u;
