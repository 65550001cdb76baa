import { addDays, zonedToUtc } from "@copydesk/contracts";

const dayMs = 86_400_000;

/** The first day from `from` to `to` on which the clocks of a zone are put forward or back; null without one. */
export function clockChange(zone: string, from: string, to: string): { day: string; direction: "forward" | "back" } | null {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const length = zonedToUtc(addDays(day, 1), "12:00", zone).utc - zonedToUtc(day, "12:00", zone).utc;
    // Noon to noon: clocks change at night, which belongs to the next day.
    if (length !== dayMs && addDays(day, 1) <= to) return { day: addDays(day, 1), direction: length < dayMs ? "forward" : "back" };
  }
  return null;
}
