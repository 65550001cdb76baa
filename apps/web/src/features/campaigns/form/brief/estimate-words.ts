import type { Estimate } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";

const whole = new Intl.NumberFormat(consoleLocale);

export const formatTokens = ({ tokens_in, tokens_out }: Pick<Estimate, "tokens_in" | "tokens_out">): string =>
  `${whole.format(rounded(tokens_in))} in, ${whole.format(rounded(tokens_out))} out`;

/** A guess looks like one: 117,634 is "118,000", 3,412 is "3,400". */
function rounded(value: number): number {
  const unit = value >= 10_000 ? 1_000 : value >= 1_000 ? 100 : 10;
  return Math.round(value / unit) * unit;
}

/** "about €0.74"; without a price that is said, never nought. The built-in writer costs nothing. */
export function formatCost({ cost, is_offline }: Pick<Estimate, "cost" | "is_offline">): string {
  if (is_offline) return "none";
  if (!cost) return "unknown";
  const money = new Intl.NumberFormat(consoleLocale, { style: "currency", currency: cost.currency });
  return cost.amount < 0.01 ? `under ${money.format(0.01)}` : `about ${money.format(cost.amount)}`;
}

/** "3 to 4 minutes", "about 2 minutes", "10 to 20 seconds", "a few seconds". */
export function formatDuration({ from, to }: Estimate["seconds"]): string {
  if (to <= 5) return "a few seconds";
  if (to < 60) return range(Math.max(1, Math.round(from)), Math.round(to), "second");
  return range(Math.max(1, Math.floor(from / 60)), Math.ceil(to / 60), "minute");
}

const range = (from: number, to: number, unit: string) =>
  from === to ? `about ${to} ${unit}${to === 1 ? "" : "s"}` : `${whole.format(from)} to ${whole.format(to)} ${unit}s`;

/** What comes without a model, said before somebody waits for texts in a language that the story is not in. */
export const offlineWords = (languages: number): string =>
  `An offline draft: the built-in writer puts it together from your story’s own sentences, without an AI model.${
    languages > 1 ? " It cannot translate: in other languages than the story’s, texts keep to names, figures and set phrases." : ""
  }`;
