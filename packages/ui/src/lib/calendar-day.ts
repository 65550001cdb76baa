import { shortMonths } from "./locale.ts";

/** Days that can be picked unless a picker says otherwise. */
export const firstPickableDay = "1900-01-01";
export const lastPickableDay = "2099-12-31";

/** `YYYY-MM-DD` as a date at local midnight, as calendars want it. */
export function dayToDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const local = new Date(2000, month - 1, date);
  // Years below 100 would be taken for 19xx by the constructor.
  local.setFullYear(year, month - 1, date);
  return local;
}

/** The local day of a date as `YYYY-MM-DD`. */
export function dateToDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** "1 Mar 2027". */
export function formatDay(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return `${date} ${shortMonths[month - 1]} ${year}`;
}
