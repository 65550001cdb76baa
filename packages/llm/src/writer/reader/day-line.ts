import { dayPattern, tellsWhen } from "./dates.ts";

/** A day of its own, perhaps with its weekday or a place. */
const onlyDay = new RegExp(`^(?:[\\p{L}\\p{M}'’.() -]{2,30}[,،、]\\s*){0,3}${dayPattern}(?:\\s?[(（]\\p{L}{1,3}[)）])?\\.?$`, "iu");

/** A line that is nothing but a day of a year, whatever calendar it is counted in: “י' באלול תשפ"ו, 23.8.2026”, “民國115年9月5日”, “২৮ ভাদ্র ১৪৩৩”. */
export function isDayLine(line: string): boolean {
  if ([...line].length > longest) return false;
  if (onlyDay.test(line)) return true;
  const parts = line
    .replace(/[,،]\s*(?=\p{Nd}{4}(?!\p{Nd}))/gu, " ")
    .split(/\s*[,،、，|·()（）=/]\s*|\s+[–—-]+\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const days = parts.filter((part) => oneDay.test(part) || isOtherDay(part));
  const rest = parts.filter((part) => !days.includes(part) && !isWeekday(part));
  // In front of the day the place may stand.
  const [ahead = ""] = rest;
  const isPlaced = rest.length === 0 || (rest.length === 1 && ahead === parts[0] && isPlace(ahead));
  return days.length > 0 && /\p{Nd}{4}|[年년]|["״”]\p{sc=Hebrew}/u.test(line) && isPlaced;
}

const longest = 90;

/** The day on which a notice says in its own line that it was made: “ประกาศ ณ วันที่ 20 เมษายน พ.ศ. 2569”; null for any other line. */
export const proclaimedOn = (line: string): string | null => /^(?:ประกาศ|ให้ไว้)\s*ณ\s*วันที่\s*(\S.{5,40})$/u.exec(line)?.[1] ?? null;

const oneDay = new RegExp(`^(?:\\p{L}{1,3}\\s)?${dayPattern}(?:\\s?\\p{L}{1,2})?\\.?$`, "iu");

const isWeekday = (part: string) => (part.split(/\s+/u).length <= 2 && tellsWhen(part) && !/\p{Nd}/u.test(part)) || /^\p{L}$/u.test(part);

const isPlace = (part: string) => [...part].length <= 30 && part.split(/\s+/u).length <= 3 && !/[\p{Nd}!?:：“”«»]/u.test(part);

/** Numbers of a day and a year around the name of a month, or the letters and signs that stand for them. */
const isOtherDay = (part: string) => otherDays.some((pattern) => pattern.test(part));
const otherDays = [
  // “15 صفر 1448هـ”, “২৮ ভাদ্র ১৪৩৩”
  /^\p{Nd}{1,2}\.?\s+(?:[\p{L}\p{M}’'.]+\s+){1,3}\p{Nd}{4}\s?\p{L}{0,3}\.?$/u,
  // “२०८३ भदौ २०”
  /^\p{Nd}{4}\s+[\p{L}\p{M}]+\s+\p{Nd}{1,2}$/u,
  // “ט"ז באייר תשפ"ו”
  /^\p{sc=Hebrew}{1,2}["״”'׳’]?\p{sc=Hebrew}?['׳’]?\s+\p{sc=Hebrew}{2,7}(?:\s\p{sc=Hebrew}['׳’]?)?\s+\p{sc=Hebrew}{1,4}["״”]\p{sc=Hebrew}$/u,
  // “令和8年9月吉日”, “民國115年9月5日”, “丙午年八月初七”
  /^\p{sc=Han}{0,4}\s?[\p{Nd}〇一二三四五六七八九十元]{0,4}\s?年\s?[\p{Nd}一二三四五六七八九十正臘腊]{1,3}\s?月\s?(?:[\p{Nd}一二三四五六七八九十初廿]{1,4}\s?[日号號]?|吉日)?$/u,
  // “단기 4359년 9월 5일”
  /^(?:\p{sc=Hangul}{2}\s?)?\p{Nd}{2,4}\s?년\s?\p{Nd}{1,2}\s?월(?:\s?\p{Nd}{1,2}\s?일)?$/u,
];
