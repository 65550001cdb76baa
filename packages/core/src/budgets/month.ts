import { addDays, utcToZoned, zonedToUtc } from "@copydesk/contracts";

export interface Month {
  /** As `2026-11`. */
  name: string;
  /** Instants in milliseconds; `to` is the first that is not in it. */
  from: number;
  to: number;
  /** The day on which the next one begins. */
  next: string;
}

/** The calendar month that an instant lies in, by the clocks of a time zone. */
export function monthOf(at: number, zone: string): Month {
  const name = utcToZoned(at, zone).date.slice(0, 7);
  const first = `${name}-01`;
  // 31 days after the first is always in the next month.
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const start = (day: string) => zonedToUtc(day, "00:00", zone).utc;
  return { name, from: start(first), to: start(next), next };
}
