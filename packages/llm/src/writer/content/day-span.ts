import { dayPattern, findDays } from "../reader/dates.ts";

// What leads from the first of several days to the last, and what stands between two days that do not belong together.
const to =
  "[–—~～〜-]|(?:to|till|until|through|bis(?: zum)?|au|jusqu['’]?\\S*|a|al|hasta(?: el)?|fino al|até|t/m|tot|do|до|по|έως|ως|μέχρι|إلى|حتى|עד|से|থেকে|முதல்|ถึง)(?=\\s)|から|至|到|부터";
const and = "(?:and|und|et|y|e|i|и|і|та|και|og|och|en|و|ו|और|ও|மற்றும்|และ)(?=\\s)|と|和|및";
const ahead = new RegExp(`(\\p{Nd}{1,2}\\.?\\s?(?:${to}|${and})\\s?)$`, "u");
const weekday = "(?:\\p{L}{1,4}\\s)?(?:\\p{L}[\\p{L}\\p{M}]+[,،]?\\s|[(（]\\p{L}[)）]\\s?)?";
/** “from Friday 28 to Sunday” in front of “30 May” */
const aheadOfWeekday = new RegExp(`(\\p{Nd}{1,2})\\.?\\s?(?:(?:${to})\\s?${weekday}|ถึง(?:วัน)?\\p{L}[\\p{L}\\p{M}]*(?:ที่)?\\s)$`, "u");
const wholeGap = new RegExp(`^(?:\\s?[(（][^()（）]{1,4}[)）])?[,،]?\\s?(?:${to})\\s?${weekday}$`, "u");

/**
 * The first day that a text names, from the one on which it begins to the one on which it ends (“9 to 11 April”, “25 April – 27 September”);
 * the first one alone where two days only stand beside each other (“3 May and 12 June”), and null where it names none.
 */
export function daySpan(text: string): string | null {
  // The full stop of its sentence is none of the day's.
  const [first, second] = findDays(text.replace(/(?<=\p{L}{3})\.\s*$/u, ""));
  if (first === undefined) return null;
  const at = text.indexOf(first);
  const [begins = ""] = ahead.exec(text.slice(0, at)) ?? [];
  if (begins !== "") return `${begins}${first}`;
  const [, number] = aheadOfWeekday.exec(text.slice(0, at)) ?? [];
  if (number !== undefined && /^\p{Nd}/u.test(first)) return `${number}–${first}`;
  const gap = second === undefined ? "" : text.slice(at + first.length, text.indexOf(second, at + first.length));
  return second !== undefined && wholeGap.test(gap) ? `${withoutYear(first, second)} – ${second}` : first;
}

/** “3 October 2026 – 17 January 2027”, but “3 – 17 October 2026” has its year once. */
function withoutYear(first: string, second: string): string {
  const [year] = /\p{Nd}{4}/u.exec(first) ?? [];
  return year !== undefined && second.includes(year)
    ? first.replace(new RegExp(`[\\s,]*${year}(?:\\s?(?:г|р)\\.?)?(?:年)?`, "u"), "").trim()
    : first;
}

const opens = "(?:ตั้งแต่|เริ่ม|ภายใน|จนถึง|ถึง)(?:วัน[ก-๙]{0,12})?(?:ที่)?\\s?";
const closes =
  "(?:\\s?[(（][^()（）]{1,4}[)）])?(?:から|より|まで|に(?:開催|発売|開始|オープン|公開)|부터|까지|\\s(?:개최|출시|개막|개관)|起|前|(?:开通|开放|开幕|开馆|上线|举行|发售|开始|開幕|開館|開放|登場|舉行)|\\s(?:से|तक|থেকে|পর্যন্ত|முதல்|வரை)(?![\\p{L}\\p{M}]))";
const markedDays = [new RegExp(`${opens}${dayPattern}`, "u"), new RegExp(`${dayPattern}${closes}`, "u")];

/** “10月3日(土)から”, “เริ่ม 1 พ.ย. 2569”: a day with the word that makes it a first or a last one, where that stands behind it or has no blank. */
export const markedDay = (text: string): string | null =>
  markedDays.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? null;
