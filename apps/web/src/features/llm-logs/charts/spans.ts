import type { LlmChart } from "@copydesk/contracts";
import { utcToZoned } from "@copydesk/contracts";
import { shortMonths } from "@copydesk/ui";
import { formatPeriod, periodBetween } from "../list/period.ts";

/** The intervals of a chart in words. */
export interface Spans {
  /** "19 Nov 2026", "16 – 22 Nov 2026", "19 Nov 2026, 09:00 – 10:00" */
  format: (index: number) => string;
  /** "19 Nov", "09:00" */
  formatShort: (index: number) => string;
  first: string;
  last: string;
}

export function spansOf({ borders, timezone, unit }: Pick<LlmChart, "borders" | "timezone" | "unit">): Spans {
  const count = borders.length - 1;
  const format = (index: number) => {
    const [from, to] = [borders[index], borders[index + 1]];
    return from && to ? formatPeriod(periodBetween(from, to, { zone: timezone, unit })) : "";
  };
  const formatShort = (index: number) => {
    const { date, time } = utcToZoned(Date.parse(borders[index] ?? ""), timezone);
    const [year, month = 1, day] = date.split("-").map(Number);
    if (unit === "hour") return count > 24 ? `${day} ${shortMonths[month - 1]}, ${time}` : time;
    return unit === "month" ? `${shortMonths[month - 1]} ${year}` : `${day} ${shortMonths[month - 1]}`;
  };
  if (count < 1) return { format, formatShort, first: "", last: "" };
  return { format, formatShort, first: formatShort(0), last: count > 1 ? formatShort(count - 1) : "" };
}
