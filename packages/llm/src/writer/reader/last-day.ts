import { findDays } from "./dates.ts";

const before =
  "by|until|till|bis|d['’]ici|avant|antes del?|hasta|entro|fino al|até|tot|uiterlijk|senast|senest|do|до|έως|ως|μέχρι|قبل|حتى|تا|עד";
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
