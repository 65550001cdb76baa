import { isTimeOfDay, minutesOf, timeOf } from "@copydesk/contracts";

const quarter = 15;

/** A time as people type it ("9", "930", "9.30", "9:5", "21h30") as `HH:MM`; what is no time stays as it was typed. */
export function readTime(typed: string): string {
  const text = typed.trim();
  const [, hours, minutes = ""] = /^(\d{1,2})\s*[:.h]\s*(\d{0,2})$/i.exec(text) ?? /^(\d{1,2}?)(\d\d)?$/.exec(text) ?? [];
  if (hours === undefined) return typed;
  const time = `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
  return isTimeOfDay(time) ? time : typed;
}

/** The next quarter of an hour later (1) or earlier (-1), within the day; null when there is no time to begin from. */
export function stepTime(typed: string, by: 1 | -1): string | null {
  const time = readTime(typed);
  if (!isTimeOfDay(time)) return null;
  const minutes = minutesOf(time);
  const next = by === 1 ? Math.floor(minutes / quarter) * quarter + quarter : Math.ceil(minutes / quarter) * quarter - quarter;
  return timeOf(Math.min(Math.max(next, 0), 24 * 60 - quarter));
}
