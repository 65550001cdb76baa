/**
 * Whether words say only how much: “540 ล้านบาท” and “495 ล้านบาท”, “3,2 млн грн”, “12 GWh”. It stands behind one number or another, and
 * nowhere else.
 * @param text a story, in which the word stands
 */
export function isUnit(word: string, text: string): boolean {
  if (measures.test(word) || compares.test(word) || counts.test(word)) return true;
  const before = text.toLowerCase().split(word.toLowerCase()).slice(0, -1);
  const numbers = new Set(before.map((one) => /[\p{Nd}.,]*\p{Nd}(?=[ \u00a0\u202f]?$)/u.exec(one)?.[0] ?? ""));
  return numbers.size > 1 && !numbers.has("");
}

/** Of the SI, with the beginnings that stories have. */
const measures = /^(?:[kMGT]?Wh?|[kMG]?Hz|[kcm]?m[²³23]?|[km]?g|ha|kWp|MWp)$/u;

/** “전년 동기 대비”, “同比”: against what something is measured. */
const compares =
  /^(?:전년(?:도)?(?:\s?동[기월])?(?:\s?대비)?|전[월분]기?\s?대비|前年(?:同[期月])?(?:比)?|同比|环比|環比|去年同期|year[- ]on[- ]year|like[- ]for[- ]like)$/iu;

/** “한 장”, “두 번”: a number word and what it counts. */
const counts = /^(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)\s\p{sc=Hangul}{1,2}$/u;
