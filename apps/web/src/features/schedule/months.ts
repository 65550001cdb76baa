import { addDays, weekdayOf } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";

/** A month as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + (number - 1) + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The days that a page of a calendar shows: six weeks from Monday on, so that every month takes the same room. */
export function daysOnPage(month: string): string[] {
  return Array.from({ length: 42 }, (_, i) => addDays(mondayOf(`${month}-01`), i));
}

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** The seven days of the week that a day lies in. */
export const weekOf = (day: string): string[] => Array.from({ length: 7 }, (_, i) => addDays(mondayOf(day), i));

export const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(consoleLocale, { ...options, timeZone: "UTC" });
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const formats = {
  month: utc({ month: "long", year: "numeric" }),
  day: utc({ weekday: "long", day: "numeric", month: "long" }),
  short: utc({ weekday: "short", day: "numeric", month: "short" }),
  monthName: utc({ month: "short" }),
  long: utc({ day: "numeric", month: "long", year: "numeric" }),
  dayMonth: utc({ day: "numeric", month: "long" }),
  weekday: utc({ weekday: "short" }),
};

export const formatMonth = (month: string): string => formats.month.format(atMidnight(`${month}-01`));
/** "Tuesday 9 March" */
export const formatDay = (day: string): string => formats.day.format(atMidnight(day)).replace(",", "");
/** "Tue 9 Mar" */
export const formatDayShort = (day: string): string => formats.short.format(atMidnight(day)).replace(",", "");

/** "8 – 14 March 2027", "29 March – 4 April 2027": first to last day, each part said once. */
export function formatRange(from: string, to: string): string {
  if (from === to) return formats.long.format(atMidnight(to));
  const [fromMonth, fromDay] = [monthOf(from), Number(from.slice(8))];
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const first =
    fromMonth === monthOf(to)
      ? String(fromDay)
      : sameYear
        ? formats.dayMonth.format(atMidnight(from))
        : formats.long.format(atMidnight(from));
  return `${first} – ${formats.long.format(atMidnight(to))}`;
}

/** "Tue" */
export const formatWeekday = (day: string): string => formats.weekday.format(atMidnight(day));

/** What a cell is called: the number, with the month's name on its first day when another month began. */
export const cellLabel = (day: string, month: string): string =>
  monthOf(day) !== month && day.endsWith("-01") ? `1 ${formats.monthName.format(atMidnight(day))}` : String(Number(day.slice(8)));

/** "CET", "GMT+7": the short name of a zone at a time. */
export const zoneName = (zone: string, day: string): string =>
  new Intl.DateTimeFormat(consoleLocale, { timeZone: zone, timeZoneName: "short" })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find((part) => part.type === "timeZoneName")?.value ?? zone;

/** "Copenhagen, CET": the place of a zone and its short name at a time. */
export function formatZone(zone: string, day: string): string {
  const name = zoneName(zone, day);
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return name && name !== city ? `${city}, ${name}` : city;
}
