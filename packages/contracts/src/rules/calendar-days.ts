const dayMs = 86_400_000;
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** The day `days` after (or before, when negative) a `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return dayAt(dayStart(date) + days * dayMs);
}

/** ISO weekday of a `YYYY-MM-DD`: Monday is 1, Sunday is 7. */
export function weekdayOf(date: string): number {
  return ((new Date(dayStart(date)).getUTCDay() + 6) % 7) + 1;
}

/** Monday of the week that a `YYYY-MM-DD` is in. */
export const weekOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** `HH:MM`, 00:00 to 23:59. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isTimeOfDay = (time: string): boolean => timePattern.test(time);

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:MM` of minutes since midnight, 0 to 1 439. */
export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether it is a day of the calendar, such as 2028-02-29. */
export function isDay(date: string): boolean {
  const start = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(start) && new Date(start).toISOString().startsWith(date);
}

/** A day in a sentence: "Tue 9 Mar". */
export function dayInWords(date: string): string {
  return `${weekdayNames[weekdayOf(date) - 1]} ${dayAndMonth(date)}`;
}

/** "9 Mar", with the year when asked for. */
export function dayAndMonth(date: string, withYear = false): string {
  const day = `${Number(date.slice(8, 10))} ${monthNames[Number(date.slice(5, 7)) - 1]}`;
  return withYear ? `${day} ${date.slice(0, 4)}` : day;
}

/** ISO weekdays in a sentence: "Mon–Fri", "Tue and Thu". */
export function weekdaysInWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const names = sorted.map((day) => weekdayNames[day - 1] ?? "");
  const isRun = sorted.length > 2 && sorted.every((day, at) => at === 0 || day === (sorted[at - 1] ?? 0) + 1);
  if (isRun) return `${names[0]}–${names.at(-1)}`;
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A span in a sentence: "45 min", "20 h", "26 h 30 min", "3 days". */
export function minutesInWords(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  if (minutes >= 2_880 && minutes % 1_440 === 0) return `${minutes / 1_440} days`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A campaign is planned day by day, some of them thousands of times; reading and writing a date costs most of that. */
const remembered = 4_096;
const starts = new Map<string, number>();
const written = new Map<number, string>();

/** @throws {RangeError} when it is no day. */
function dayStart(date: string): number {
  const known = starts.get(date);
  if (known !== undefined) return known;
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`“${date}” is not a day`);
  if (starts.size >= remembered) starts.clear();
  starts.set(date, start);
  return start;
}

function dayAt(start: number): string {
  const known = written.get(start);
  if (known !== undefined) return known;
  const date = new Date(start).toISOString().slice(0, 10);
  if (written.size >= remembered) written.clear();
  written.set(start, date);
  return date;
}

const two = (value: number) => String(value).padStart(2, "0");
