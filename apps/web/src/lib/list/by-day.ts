import { zonedToUtc } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";
import { dayOf } from "../time-words.ts";

export interface Day<T> {
  /** "Saturday 21 November" */
  label: string;
  key: string;
  entries: T[];
}

/** Entries in their order, parted at midnight where the viewer is. */
export function byDay<T extends { at: string }>(entries: readonly T[], { zone, now }: { zone: string; now: number }): Day<T>[] {
  const days: Day<T>[] = [];
  for (const entry of entries) {
    const key = dayOf(Date.parse(entry.at), zone);
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, label: formatDay(key, dayOf(now, zone)), entries: [entry] });
  }
  return days;
}

function formatDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" as const };
  const format = new Intl.DateTimeFormat(consoleLocale, { weekday: "long", day: "numeric", month: "long", ...year, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
}

/** The instant at which a day begins in a zone. */
export const startOf = (day: string, zone: string): string => new Date(zonedToUtc(day, "00:00", zone).utc).toISOString();

/** "14:05:12" */
export const formatClock = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat(consoleLocale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(new Date(iso));

/** "CET", as it is at a moment. */
export const formatZoneName = (zone: string, at: number): string =>
  new Intl.DateTimeFormat(consoleLocale, { timeZone: zone, timeZoneName: "short" })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value ?? zone;
