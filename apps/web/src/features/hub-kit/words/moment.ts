import { consoleLocale } from "@copydesk/ui";
import { dayOf, formatTimeOfDay } from "../../../lib/time-words.ts";

const dayMs = 86_400_000;

/** When a version was made, as short as it can be said: "10:51", "yesterday 16:20", "18 Nov 09:05", "3 Aug 2025 09:05". */
export function formatWhen(iso: string, now: number, timeZone?: string): string {
  const day = dayOf(Date.parse(iso), timeZone);
  const time = formatTimeOfDay(iso, timeZone);
  if (day === dayOf(now, timeZone)) return time;
  if (day === dayOf(now - dayMs, timeZone)) return `yesterday ${time}`;
  const sameYear = day.slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  return `${(sameYear ? short : long).format(new Date(`${day}T00:00:00Z`))} ${time}`;
}

/** The same where other days stand beside it: "today 10:51". */
export function formatDayAndTime(iso: string, now: number, timeZone?: string): string {
  const words = formatWhen(iso, now, timeZone);
  return /^\d\d:\d\d$/.test(words) ? `today ${words}` : words;
}

const short = new Intl.DateTimeFormat(consoleLocale, { day: "numeric", month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat(consoleLocale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
