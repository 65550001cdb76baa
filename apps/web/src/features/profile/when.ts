import { consoleLocale } from "@copydesk/ui";
import { ownZone } from "../../lib/own-zone.ts";
import { dayOf, formatTimeOfDay } from "../../lib/time-words.ts";

const day = 86_400_000;

/** What the clock shows in a zone: "CET, now Saturday 14:20". */
export function nowIn(zone: string, now: number): string {
  const at = new Date(now);
  const format = new Intl.DateTimeFormat(consoleLocale, { timeZone: zone, timeZoneName: "short" });
  const name = format.formatToParts(at).find((part) => part.type === "timeZoneName")?.value ?? zone;
  const weekday = new Intl.DateTimeFormat(consoleLocale, { timeZone: zone, weekday: "long" }).format(at);
  return `${name}, now ${weekday} ${formatTimeOfDay(at.toISOString(), zone)}`;
}

/** A moment of the past as people say it: "today, 08:40", "yesterday, 19:55", "Mon 16 Nov, 08:40", "16 Nov 2025". */
export function formatWhen(iso: string, now: number, timeZone = ownZone.get()): string {
  const at = Date.parse(iso);
  const daysAgo = Math.round((dateOf(now, timeZone) - dateOf(at, timeZone)) / day);
  const time = formatTimeOfDay(iso, timeZone);
  if (daysAgo <= 0) return `today, ${time}`;
  if (daysAgo === 1) return `yesterday, ${time}`;
  if (daysAgo < 300) {
    const parts = new Intl.DateTimeFormat(consoleLocale, { timeZone, weekday: "short", day: "numeric", month: "short" });
    return `${parts.format(at).replace(",", "")}, ${time}`;
  }
  return new Intl.DateTimeFormat(consoleLocale, { timeZone, day: "numeric", month: "short", year: "numeric" }).format(at);
}

const dateOf = (at: number, zone: string) => Date.parse(`${dayOf(at, zone)}T00:00:00Z`);
