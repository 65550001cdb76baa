import type { SchedulerRules } from "@copydesk/contracts";
import { weekdayNames } from "./months.ts";

/** When a channel posts: "Tue – Thu, 09:00 – 11:00", "Tue and Thu, 09:30 – 10:30", "Any time". */
export function formatWindows(channel: string, rules: SchedulerRules): string {
  const windows = Object.hasOwn(rules.windows, channel) ? rules.windows[channel] : undefined;
  if (!windows) return "Any time";
  if (windows.length === 0) return "No window";
  return windows.map(({ weekdays, from, to }) => `${formatWeekdays(weekdays)}, ${from} – ${to}`).join("; ");
}

/** Weekdays by their ISO numbers: three or more in a row by the first and the last. */
export function formatWeekdays(weekdays: readonly number[]): string {
  const sorted = [...new Set(weekdays)].sort((a, b) => a - b);
  const runs = sorted.reduce<number[][]>((all, day) => {
    const last = all.at(-1);
    if (last && last.at(-1) === day - 1) last.push(day);
    else all.push([day]);
    return all;
  }, []);
  const names = runs.flatMap((run) => (run.length > 2 ? [`${nameOf(run[0])} – ${nameOf(run.at(-1))}`] : run.map(nameOf)));
  return new Intl.ListFormat("en-GB").format(names);
}

const nameOf = (weekday = 1): string => weekdayNames[weekday - 1] ?? "";
