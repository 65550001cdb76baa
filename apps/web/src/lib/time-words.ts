import { consoleLocale } from "@copydesk/ui";

const minute = 60_000;
const hour = 60 * minute;
const whole = new Intl.NumberFormat(consoleLocale);

/** When something last changed, as short as it can be said: "Now", "8 min", "3 h", "Yesterday", "18 Nov", "3 Aug 2025". */
export function sayUpdated(iso: string, now: number, timeZone?: string): string {
  const at = Date.parse(iso);
  const passed = now - at;
  if (passed < minute) return "Now";
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  const days = daysApart(at, now, timeZone);
  if (days === 0) return `${Math.floor(passed / hour)} h`;
  if (days === 1) return "Yesterday";
  const sameYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  return dateFormat({ day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }), timeZone }).format(at);
}

/** The same in full, for a tooltip: "21 Nov 2026, 10:31". */
export function sayMoment(iso: string, timeZone?: string): string {
  return dateFormat({ dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(iso));
}

/** "10:31" */
export const sayTimeOfDay = (iso: string, timeZone?: string): string =>
  dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(new Date(iso));

/** First to last day without a year that goes without saying: "1 Mar – 11 Apr 2027", "7 Dec – 17 Jan 2027", "5 Oct – 8 Nov". */
export function sayDays(from: string, to: string, thisYear: number): string {
  const [fromYear, toYear] = [from, to].map((day) => Number(day.slice(0, 4)));
  const last = say(to, toYear !== thisYear);
  if (from === to) return last;
  return `${say(from, fromYear !== thisYear && fromYear !== toYear)} – ${last}`;
}

/** "42 days, six weeks"; days counted with the first and the last. */
export function sayLength(days: number): string {
  const words = `${whole.format(days)} ${days === 1 ? "day" : "days"}`;
  if (days < 14) return words;
  const weeks = Math.floor(days / 7);
  const about = days % 7 === 0 ? "" : "about ";
  return `${words}, ${about}${sayNumber(weeks)} weeks`;
}

const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Numbers up to twelve in words, as they are written in a sentence. */
export const sayNumber = (value: number): string => numberWords[value] ?? whole.format(value);

function say(day: string, withYear: boolean): string {
  const format = dateFormat({ day: "numeric", month: "short", ...(withYear ? { year: "numeric" } : {}), timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function daysApart(earlier: number, later: number, timeZone?: string): number {
  const day = (at: number) => Date.parse(`${dayOf(at, timeZone)}T00:00:00Z`);
  return Math.round((day(later) - day(earlier)) / (24 * hour));
}

/** Calendar day of a moment as `YYYY-MM-DD`. */
export function dayOf(at: number, timeZone?: string): string {
  const parts = dateFormat({ year: "numeric", month: "2-digit", day: "2-digit", timeZone }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

const yearOf = (at: number, timeZone?: string) => dayOf(at, timeZone).slice(0, 4);

/** Making a format takes far longer than using it, and a list needs the same few in every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat({ timeZone, ...options }: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const given = { ...options, ...(timeZone ? { timeZone } : {}) };
  const key = JSON.stringify(given);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(consoleLocale, given);
  formats.set(key, format);
  return format;
}
