import { formatCount } from "@copydesk/ui";

/** "28 of 41 campaigns" when something is filtered out, else "41 campaigns". */
export function formatListCount(count: number, total: number, filtered: boolean, noun = "campaign"): string {
  const plural = (value: number) => `${formatCount(value)} ${noun}${value === 1 ? "" : "s"}`;
  return filtered ? `${formatCount(count)} of ${plural(Math.max(count, total))}` : plural(count);
}
