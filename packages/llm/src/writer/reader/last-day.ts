import { findDays } from "./dates.ts";

const before =
  "by|until|till|bis|d['’]ici|avant|antes del?|hasta|entro|fino al|até|tot|uiterlijk|senast|senest|do(?! dia)|до|έως|ως|μέχρι|قبل|حتى|تا|עד";
const behind =
  /^[^\p{L}\p{M}]{0,3}(?:\p{sc=Han}{0,1}[)）]|\([^)]{1,4}\))?\s*(?:तक|पर्यंत|এর মধ্যে|ের মধ্যে|পর্যন্ত|க்குள்|வரை|まで|之前|以前|前|截止|为止|為止|까지)/u;
const leading = new RegExp(`(?<![\\p{L}\\p{M}])(?:${before})(?:\\s+\\p{L}+)?[,،]?\\s+(?:the\\s+|zum\\s+|le\\s+|el\\s+|την?\\s+)?$`, "iu");

/** Whether a text has a last day, for which something is asked; a day alone may be that of something to look at. */
export const hasDeadline = (text: string): boolean =>
  findDays(text).length > 0 &&
  /(?<![\p{L}\p{M}])(?:by|until|bis|d['’]ici|avant|antes del?|hasta|entro|até|tot|uiterlijk|senast|senest|do|до|έως|μέχρι|قبل|حتى|تا|עד|तक|पर्यंत)(?![\p{L}\p{M}])|पर्यंत|এর মধ্যে|ের মধ্যে|க்குள்|ภายใน|まで|之前|以前|截止|까지/iu.test(
    text,
  );

/** Whether a text names a day only as the last one of something: “until 30 August” is no day on which anything happens. */
export function isLastDay(text: string, day: string): boolean {
  const [first = "", ...rest] = text.split(day);
  const sides = rest.map((after, at) => [at === 0 ? first : (rest[at - 1] ?? ""), after] as const);
  return sides.length > 0 && sides.every(([ahead, after]) => leading.test(ahead.slice(-nearby)) || behind.test(after.slice(0, nearby)));
}
const nearby = 30;

// What may stand between a last day and its word: a weekday, an hour (“by noon on Tuesday”, “, शाम 5 बजे तक”); no end of a sentence.
const between = "(?:[^.。!?;:；：()（）,،\\p{Nd}]|\\p{Nd}[.:]\\p{Nd}|\\p{Nd}|[,،]\\s)";
const words = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${before}|(?:في )?موعد أقصاه|no later than|before)(?=[\\s,،])|(?:ตั้งแต่)?(?:วันนี้|บัดนี้)\\s?(?:จนถึง|ถึง|[–-])|ภายใน|จนถึง|ไม่เกิน|ก่อน`,
  "giu",
);
const upToDay = new RegExp(`^${between}{0,36}$`, "u");
const wordBehind = new RegExp(
  `^(?:\\s?[(（][^()（）]{1,8}[)）])?${between}{0,40}?(?:तक|पर्यंत|(?:এর|ের|র) মধ্যে|পর্যন্ত|க்குள்|வரை|まで|之前|以前|(?<!午)前(?![往来來])|截止|为止|為止|까지)`,
  "u",
);
// “from 3 October to 29 November”: the end of what lasts is no last day to act.
const beginsRange = /(?:\p{Nd}[.)）]?|から|부터|[至到～〜–—-]|(?<!\p{L})से|থেকে|முதல்)\s*$/u;
const isRange = /から|부터|[至到～〜–—]|(?<![\p{L}\p{M}])से(?![\p{L}\p{M}])|থেকে|முதல்/u;

/** The last day that a text names, with the word that makes it one: “by noon on Tuesday 30 June”. Null where it has none, or more than one. */
export function lastDayIn(text: string): string | null {
  const found = findDays(text).flatMap((day) => withItsWord(text, day) ?? []);
  // Where it stands in brackets itself it has none inside.
  const plain = (found[0] ?? "")
    .replace(/\s?[(（][^()（）]*[)）]/gu, "")
    .replace(/(?<=\p{L}{3}|\p{Nd}{4})\.$/u, "")
    .trim();
  return found.length !== 1 || plain.length > longestPhrase || /[()（）]/u.test(plain) ? null : plain;
}
const longestPhrase = 60;

function withItsWord(text: string, day: string): string | null {
  const at = text.indexOf(day);
  const [ahead, after] = [text.slice(0, at), text.slice(at + day.length)];
  const start = [...ahead.matchAll(words)].findLast((word) => upToDay.test(ahead.slice(word.index + word[0].length)))?.index;
  if (start !== undefined) {
    const rest = ahead.slice(0, start).trimEnd();
    const lasts = beginsRange.test(rest) || findDays(rest).some((other) => rest.endsWith(other));
    return lasts ? null : `${ahead.slice(start)}${day}`;
  }
  const tail = wordBehind.exec(after)?.[0];
  if (tail === undefined || isRange.test(tail) || findDays(tail).length > 0 || beginsRange.test(ahead)) return null;
  return `${day}${tail}`;
}
