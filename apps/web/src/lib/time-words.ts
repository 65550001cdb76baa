import { consoleLocale, formatCount, shortMonths } from "@copydesk/ui";
import { ownZone } from "./own-zone.ts";

const minute = 60_000;
const hour = 60 * minute;

/** When something last changed, as short as it can be said: "Now", "8 min", "3 h", "Yesterday", "18 Nov", "3 Aug 2025". */
export function formatUpdated(iso: string, now: number, timeZone?: string): string {
  const at = Date.parse(iso);
  const passed = now - at;
  if (passed < minute) return "Now";
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  const days = daysApart(at, now, timeZone);
  if (days === 0) return `${Math.floor(passed / hour)} h`;
  if (days === 1) return "Yesterday";
  const { year, month, day } = clockOf(at, timeZone);
  return formatDay({ month, day, ...(year === clockOf(now, timeZone).year ? {} : { year }) });
}

/** The same in full, for a tooltip: "21 Nov 2026, 10:31". */
export function formatMoment(iso: string, timeZone?: string): string {
  return `${formatDay(clockOf(Date.parse(iso), timeZone))}, ${formatTimeOfDay(iso, timeZone)}`;
}

/** "10:31" */
export function formatTimeOfDay(iso: string, timeZone?: string): string {
  const { hour, minute } = clockOf(Date.parse(iso), timeZone);
  return `${padded(hour)}:${padded(minute)}`;
}

/** First to last day without a year that goes without saying: "1 Mar – 11 Apr 2027", "7 Dec – 17 Jan 2027", "5 Oct – 8 Nov". */
export function formatDays(from: string, to: string, thisYear: number): string {
  const [fromYear, toYear] = [from, to].map((day) => Number(day.slice(0, 4)));
  const last = say(to, toYear !== thisYear);
  if (from === to) return last;
  return `${say(from, fromYear !== thisYear && fromYear !== toYear)} – ${last}`;
}

/** "42 days, six weeks"; days counted with the first and the last. */
export function formatLength(days: number): string {
  const words = `${formatCount(days)} ${days === 1 ? "day" : "days"}`;
  if (days < 14) return words;
  const weeks = Math.floor(days / 7);
  const about = days % 7 === 0 ? "" : "about ";
  return `${words}, ${about}${formatNumber(weeks)} weeks`;
}

const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Numbers up to twelve in words, as they are written in a sentence. */
export const formatNumber = (value: number): string => numberWords[value] ?? formatCount(value);

function say(day: string, withYear: boolean): string {
  const [year, month = 1, date = 1] = day.split("-").map(Number);
  return formatDay({ month, day: date, ...(withYear ? { year } : {}) });
}

function daysApart(earlier: number, later: number, timeZone?: string): number {
  const day = (at: number) => Date.parse(`${dayOf(at, timeZone)}T00:00:00Z`);
  return Math.round((day(later) - day(earlier)) / (24 * hour));
}

/** Calendar day of a moment as `YYYY-MM-DD`. */
export function dayOf(at: number, timeZone?: string): string {
  const { year, month, day } = clockOf(at, timeZone);
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

const padded = (value: number, length = 2) => String(value).padStart(length, "0");

/** "18 Nov", with a year "18 Nov 2026". */
const formatDay = ({ day, month, year }: { day: number; month: number; year?: number }) =>
  [day, shortMonths[month - 1], year].filter((part) => part !== undefined).join(" ");

/** What calendar and clock show at a moment in a time zone, in the person's own without one. Months count from 1. */
const clockOf = (at: number, timeZone = ownZone.get()) => readParts(partsIn(timeZone).formatToParts(at));

function readParts(parts: readonly Intl.DateTimeFormatPart[]) {
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day"), hour: part("hour"), minute: part("minute") };
}

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string): Intl.DateTimeFormat {
  const numeric = "numeric";
  const options = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, hourCycle: "h23", timeZone } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(consoleLocale, options);
  formats.set(timeZone, format);
  return format;
}
