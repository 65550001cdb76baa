import { addDays, type LlmChart, utcToZoned, zonedToUtc } from "@copydesk/contracts";
import { shortMonths } from "@copydesk/ui";
import { startOf } from "../../../lib/list/by-day.ts";
import { type Codec, day } from "../../../lib/list/list-address.ts";
import { dayOf } from "../../../lib/time-words.ts";

/**
 * One end of the time looked at, on the viewer's own clock: a day, `2026-11-19`, or a minute, `2026-11-19T09:00`, where a
 * chart of hours was narrowed. A day counts as a whole, also as the end; a minute is where it begins or ends.
 */
export const bound: Codec<string | undefined> = {
  read(text) {
    const [date = "", time] = text.split("T");
    if (day.read(date) === undefined) return undefined;
    return time === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? text : undefined;
  },
  write: (value) => value ?? "",
};

/** What the address says about the time looked at. Nothing: the last thirty days. `all`: since the log began. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
  all: "all" | undefined;
}

const usualDays = 30;
const minute = 60_000;

/** The same, with what goes without saying. */
export function shownPeriod({ from, to, all }: Period, zone: string, now: number): Pick<Period, "from" | "to"> {
  if (from || to || all) return { from, to };
  const today = dayOf(now, zone);
  return { from: addDays(today, 1 - usualDays), to: today };
}

/** Instants that the server is asked for. The usual period stays open at its end: what is called meanwhile is in it. */
export function boundsOf(period: Period, zone: string, now: number): { from?: string; to?: string } {
  const isUsual = !period.from && !period.to && !period.all;
  const { from, to } = shownPeriod(period, zone, now);
  return { ...(from && { from: beginOf(from, zone) }), ...(to && !isUsual && { to: endOf(to, zone) }) };
}

const beginOf = (bound: string, zone: string) => {
  const [date = "", time = "00:00"] = bound.split("T");
  return new Date(zonedToUtc(date, time, zone).utc).toISOString();
};
const endOf = (bound: string, zone: string) => (bound.includes("T") ? beginOf(bound, zone) : startOf(addDays(bound, 1), zone));

/**
 * The period between two borders of a chart. Of hours it goes by the minute; of days, weeks and months by whole days, as the
 * first and the last interval may be cut off where the log begins, or now.
 */
export function periodBetween(from: string, to: string, { zone, unit }: { zone: string; unit: LlmChart["unit"] }): Period {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const begin = utcToZoned(first, zone);
  const days = { from: begin.date, to: dayOf(last - 1, zone), all: undefined };
  if (unit !== "hour") return days;
  const end = utcToZoned(Math.ceil(last / minute) * minute, zone);
  if (begin.time === "00:00" && end.time === "00:00") return days;
  return { from: `${begin.date}T${begin.time}`, to: `${end.date}T${end.time}`, all: undefined };
}

/** "1 – 21 Nov 2026", "24 Oct – 22 Nov 2026", "19 Nov 2026, 09:00 – 14:00", "from 1 Nov 2026", "All time" */
export function formatPeriod({ from, to }: Pick<Period, "from" | "to">): string {
  if (!from) return to ? `until ${formatBound(to)}` : "All time";
  if (!to) return `from ${formatBound(from)}`;
  const [first = "", begin] = from.split("T");
  const [last = "", end] = to.split("T");
  if (begin === undefined && end === undefined)
    return first === last ? formatDate(first) : `${formatDate(first, last)} – ${formatDate(last)}`;
  if (first === last && begin && end) return `${formatDate(first)}, ${begin} – ${end}`;
  return `${formatBound(from)} – ${formatBound(to)}`;
}

const formatBound = (bound: string) => {
  const [date = "", time] = bound.split("T");
  return time ? `${formatDate(date)}, ${time}` : formatDate(date);
};

/** A day, without month and year where the one that follows says the same. */
function formatDate(date: string, next?: string): string {
  const [year, month = 1, dayOfMonth] = date.split("-").map(Number);
  const parts = [dayOfMonth, shortMonths[month - 1], year];
  if (next?.slice(0, 7) === date.slice(0, 7)) return String(dayOfMonth);
  return parts.slice(0, next?.slice(0, 4) === date.slice(0, 4) ? 2 : 3).join(" ");
}
