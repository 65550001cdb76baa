import { consoleLocale } from "@copydesk/ui";

const number = new Intl.NumberFormat(consoleLocale);

/** "28 of 41 campaigns" when something is filtered out, else "41 campaigns". */
export function sayCount(count: number, total: number, filtered: boolean, noun = "campaign"): string {
  const plural = (value: number) => `${number.format(value)} ${noun}${value === 1 ? "" : "s"}`;
  return filtered ? `${number.format(count)} of ${plural(Math.max(count, total))}` : plural(count);
}
