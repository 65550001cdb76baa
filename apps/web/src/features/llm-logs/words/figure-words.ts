import type { LlmCost, LlmListItem, LlmUsage } from "@copydesk/contracts";
import { consoleLocale, formatCount } from "@copydesk/ui";

/** A figure as it is shown, and why it is not quite one. */
export interface ShownFigure {
  text: string;
  /** There is no such figure, or nobody knows it: drawn lighter. */
  faint?: boolean;
  title?: string;
}

export const doesNotApply: ShownFigure = { text: "–", faint: true };
const unknownTokens: ShownFigure = { text: "unknown", faint: true, title: "The endpoint did not report how many tokens it used" };
const unknownCost: ShownFigure = { text: "unknown", faint: true, title: "A price or the tokens were not known when this was written" };
const counted = "Counted by Copydesk because the endpoint did not report it";

type Usage = LlmUsage & Pick<LlmListItem, "status">;

/** All that was sent; of it `cached` was read from the endpoint's cache. */
export const formatTokensIn = (call: Usage): ShownFigure =>
  formatTokens(call, call.tokens_fresh === null ? null : call.tokens_fresh + (call.tokens_cached ?? 0));
export const formatTokensCached = (call: Usage): ShownFigure => formatTokens(call, call.tokens_cached);
/** All that was written, thoughts included. */
export const formatTokensOut = (call: Usage): ShownFigure =>
  formatTokens(call, call.tokens_out === null ? null : call.tokens_out + (call.tokens_reasoning ?? 0));

function formatTokens({ status, is_estimated }: Usage, tokens: number | null): ShownFigure {
  if (tokens === null) return status === "running" ? doesNotApply : unknownTokens;
  return is_estimated ? { text: `≈ ${formatCount(tokens)}`, title: counted } : { text: formatCount(tokens) };
}

/** What a call cost. A running one has no cost yet. */
export function formatCallCost({ cost, status, is_estimated }: Pick<LlmListItem, "cost" | "status" | "is_estimated">): ShownFigure {
  if (cost === null) return status === "running" ? doesNotApply : unknownCost;
  if (cost.amount === 0) return { text: "Free" };
  return is_estimated ? { text: `≈ ${formatMoney(cost)}`, title: counted } : { text: formatMoney(cost) };
}

/** "€22.14", "€0.025", "under €0.001", "Free"; without a currency the number alone. */
export function formatMoney({ amount, currency }: LlmCost): string {
  if (amount === 0) return "Free";
  if (amount < 0.001) return `under ${money(0.001, currency, 3)}`;
  return money(amount, currency, amount < 1 ? 3 : 2);
}

const formats = new Map<string, Intl.NumberFormat>();

function money(amount: number, currency: string | null, digits: number): string {
  const key = `${currency} ${digits}`;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(consoleLocale, currency ? { style: "currency", currency, currencyDisplay: "narrowSymbol", ...places } : places);
  formats.set(key, made);
  return made.format(amount);
}

/** A price of a million tokens: "€2.50", "€0.075"; "unknown" where nobody knows it. */
export const formatPrice = (price: number | null, currency: string | null): string =>
  price === null ? "unknown" : money(price, currency, Number.isInteger(Math.round(price * 1e6) / 1e4) ? 2 : 4);

/** "0.02 s", "5.1 s", "120 s", "12 min 5 s" */
export function formatMilliseconds(ms: number): string {
  if (ms < 99_950) return `${(ms / 1_000).toFixed(ms < 95 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1_000);
  return seconds < 600 ? `${seconds} s` : `${formatCount(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

/** How long a call took in all; one that runs has not ended. */
export const formatTotal = ({ total_ms }: Pick<LlmListItem, "total_ms">): ShownFigure =>
  total_ms === null ? doesNotApply : { text: formatMilliseconds(total_ms) };

export const formatFirst = ({ first_token_ms, status }: Pick<LlmListItem, "first_token_ms" | "status">): ShownFigure =>
  first_token_ms !== null
    ? { text: formatMilliseconds(first_token_ms) }
    : { ...doesNotApply, ...(status === "success" && { title: "The answer came in one piece" }) };

/** "842", "12.3 k", "3.58 M", "1.20 bn" */
export function formatShort(value: number): string {
  // What rounds up to the next unit is said in that unit.
  if (value >= 999_500_000) return `${threeDigits(value / 1e9)} bn`;
  if (value >= 999_500) return `${threeDigits(value / 1e6)} M`;
  return value >= 10_000 ? `${threeDigits(value / 1e3)} k` : formatCount(Math.round(value));
}
const threeDigits = (value: number) => value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0);

/** "1.1%", "0%", "under 0.1%" of what there is; null of nothing. */
export function formatShare(part: number, all: number): string | null {
  if (all === 0) return null;
  if (part === 0) return "0%";
  const percent = (part / all) * 100;
  if (percent < 0.1) return "under 0.1%";
  return `${percent < 10 && percent % 1 !== 0 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** "12 calls", "1 call" */
export const formatCalls = (count: number): string => `${formatCount(count)} ${count === 1 ? "call" : "calls"}`;

/** "12 calls without a known price are left out", for sums that do not hold every call; null when they do. */
export const formatLeftOut = (count: number, what: string): string | null =>
  count === 0 ? null : `${formatCalls(count)} without ${what} ${count === 1 ? "is" : "are"} left out`;
