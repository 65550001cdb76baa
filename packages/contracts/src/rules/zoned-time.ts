import { isDay, timeOf, weekdayOf } from "./calendar-days.ts";

/** Local day and time of an IANA zone as an instant. */
export interface ZonedInstant {
  /** Milliseconds since the epoch. */
  utc: number;
  /** The local time as it exists: moved to the next valid minute when clocks were put forward. */
  date: string;
  time: string;
  moved: boolean;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The instant of a local `YYYY-MM-DD` and `HH:MM`. A time that clocks skip becomes the next minute that exists; one
 * that they show twice is the first of the two.
 * @throws {RangeError} when the zone, day or time is none.
 */
export function zonedToUtc(date: string, time: string, zone: string): ZonedInstant {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (!isDay(date) || Number.isNaN(wall)) throw new RangeError(`“${date} ${time}” is not a local time`);
  // No zone changes its clocks twice within two days, so the offsets of a day before and after are the only ones possible.
  const candidates = [wall - offsetAt(wall - dayMs, zone), wall - offsetAt(wall + dayMs, zone)] as const;
  const [early, late] = [Math.min(...candidates), Math.max(...candidates)];
  for (const utc of [early, late]) {
    if (utc + offsetAt(utc, zone) === wall) return { utc, date, time, moved: false };
  }
  const utc = endOfGap(early, late, zone);
  const local = utcToZoned(utc, zone);
  return { utc, date: local.date, time: local.time, moved: true };
}

/**
 * Local day, `HH:MM` and ISO weekday (Monday 1) of an instant.
 * @throws {RangeError} when the zone is none.
 */
export function utcToZoned(utc: number, zone: string): { date: string; time: string; weekday: number } {
  const local = utc + offsetAt(utc, zone);
  const date = new Date(local).toISOString().slice(0, 10);
  return { date, time: timeOf(Math.floor(modulo(local, dayMs) / minuteMs)), weekday: weekdayOf(date) };
}

/** The first whole local minute after the clocks jump between two instants. */
function endOfGap(from: number, to: number, zone: string): number {
  let early = from;
  let late = to;
  const offset = offsetAt(early, zone);
  while (late - early > 1_000) {
    const middle = early + Math.floor((late - early) / 2_000) * 1_000;
    if (offsetAt(middle, zone) === offset) early = middle;
    else late = middle;
  }
  // Only old local mean times have seconds.
  return late + modulo(-(late + offsetAt(late, zone)), minuteMs);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(utc: number, zone: string): number {
  const second = Math.floor(utc / 1_000) * 1_000;
  // M/D/YYYY, HH:MM:SS
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, seconds = 0] = (formatter(zone).format(second).match(/\d+/g) ?? []).map(
    Number,
  );
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const number = "numeric";
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  });
  formatters.set(zone, made);
  return made;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
