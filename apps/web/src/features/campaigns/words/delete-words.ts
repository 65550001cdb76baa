import type { CampaignListItem } from "@copydesk/contracts";
import { formatNumber } from "../../../lib/time-words.ts";

type Doomed = Pick<CampaignListItem, "name" | "languages"> & { progress: { total: number } };

/** Title of the dialog before campaigns are deleted. */
export const deleteTitle = (items: readonly Doomed[]): string =>
  items.length === 1 ? `Delete “${items[0]?.name}”?` : `Delete ${formatNumber(items.length)} campaigns?`;

/** What goes with them, and that it can come back. */
export function deleteDescription(items: readonly Doomed[]): string {
  const texts = items.reduce((sum, item) => sum + item.progress.total, 0);
  const languages = new Set(items.flatMap((item) => item.languages)).size;
  const [whose, it] = items.length === 1 ? ["Its", "It"] : ["Their", "They"];
  const goes =
    texts === 0
      ? `${whose} brief is`
      : `${whose} ${count(texts, "text")} in ${count(languages, "language")}, all their versions and the schedule are`;
  return `${goes} deleted too. ${it} can be restored for 30 days.`;
}

const count = (value: number, noun: string) => `${formatNumber(value)} ${noun}${value === 1 ? "" : "s"}`;

/** At most so many names are listed, the rest as a number. */
const listed = 6;

export function namesOf(items: readonly Pick<Doomed, "name">[]): { names: string[]; more: number } {
  return { names: items.slice(0, listed).map((item) => item.name), more: Math.max(0, items.length - listed) };
}
