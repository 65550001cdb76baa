import { formatCount } from "@copydesk/ui";

interface Counted {
  count: number;
  /** Without search and filters. */
  total: number;
  filtered: boolean;
  /** [true] */
  isExact?: boolean;
}

/** "28 of 41 campaigns" when something is filtered out, else "41 campaigns". */
export function formatListCount({ count, total, filtered, isExact = true }: Counted, noun = "campaign"): string {
  const plural = (value: number) => `${formatCount(value)} ${noun}${value === 1 ? "" : "s"}`;
  if (!isExact) return `More than ${formatCount(count)} of ${plural(total)}`;
  return filtered ? `${formatCount(count)} of ${plural(Math.max(count, total))}` : plural(count);
}
