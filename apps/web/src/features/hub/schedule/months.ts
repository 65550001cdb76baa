import { addDays, weekdayOf } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";

/** A month as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + (number - 1) + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The days that a page of a calendar shows: whole weeks from Monday on, as many as the month touches. */
export function daysOnPage(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, 1 - weekdayOf(first));
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks = Math.ceil((daysFrom(start, last) + 1) / 7);
  return Array.from({ length: weeks * 7 }, (_, i) => addDays(start, i));
}

const daysFrom = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(consoleLocale, { ...options, timeZone: "UTC" });
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const formats = {
  month: utc({ month: "long", year: "numeric" }),
  day: utc({ weekday: "long", day: "numeric", month: "long" }),
  short: utc({ weekday: "short", day: "numeric", month: "short" }),
  monthName: utc({ month: "short" }),
};

export const sayMonth = (month: string): string => formats.month.format(atMidnight(`${month}-01`));
/** "Tuesday 9 March" */
export const sayDay = (day: string): string => formats.day.format(atMidnight(day)).replace(",", "");
/** "Tue 9 Mar" */
export const sayDayShort = (day: string): string => formats.short.format(atMidnight(day)).replace(",", "");

/** What a cell is called: the number, with the month's name on its first day when another month began. */
export const cellLabel = (day: string, month: string): string =>
  monthOf(day) !== month && day.endsWith("-01") ? `1 ${formats.monthName.format(atMidnight(day))}` : String(Number(day.slice(8)));

/** "Copenhagen, CET": the place of a zone and its short name at a time. */
export function sayZone(zone: string, day: string): string {
  const name = new Intl.DateTimeFormat(consoleLocale, { timeZone: zone, timeZoneName: "short" })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find((part) => part.type === "timeZoneName")?.value;
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return name && name !== place ? `${place}, ${name}` : place;
}
