import type { LlmCost, LlmListItem, ModelDetail } from "@copydesk/contracts";
import { formatCalls, formatMilliseconds, formatMoney } from "../words/figure-words.ts";

export type EstimatedCall = Pick<
  LlmListItem,
  "tokens_fresh" | "tokens_cached" | "tokens_out" | "tokens_reasoning" | "cost" | "total_ms" | "status"
>;
/** Of a million tokens each; null where nobody knows it. */
export type TokenPrice = Pick<ModelDetail, "price_in" | "price_out" | "currency" | "provider">;

export interface ReplayEstimate {
  /** One sum a currency. */
  costs: { currency: string | null; amount: number }[];
  /** Calls that nobody knows a cost of. */
  without_cost: number;
  /** How long they took then, one after the other; null when that is not known of any. */
  took_ms: number | null;
}

/**
 * What asking these calls again would cost if as many tokens are read and written as then. Without a price: at what each
 * cost then. At a price nothing is taken as read from a cache, so that it costs less rather than more.
 */
export function estimateOf(calls: readonly EstimatedCall[], price: TokenPrice | null): ReplayEstimate {
  const costs = calls.map((call) => (price ? costAt(price, call) : call.cost));
  const known = costs.filter((cost) => cost !== null);
  const byCurrency = Map.groupBy(known, ({ currency }) => currency);
  const times = calls.flatMap(({ total_ms, status }) => (status === "success" ? (total_ms ?? []) : []));
  return {
    costs: [...byCurrency].map(([currency, all]) => ({ currency, amount: all.reduce((sum, { amount }) => sum + amount, 0) })),
    without_cost: costs.length - known.length,
    took_ms: times.length === 0 ? null : times.reduce((sum, ms) => sum + ms, 0),
  };
}

function costAt({ provider, price_in, price_out, currency }: TokenPrice, call: EstimatedCall): LlmCost | null {
  if (provider === "builtin") return { amount: 0, currency: null };
  if (price_in === null || price_out === null || call.tokens_fresh === null || call.tokens_out === null) return null;
  const read = call.tokens_fresh + (call.tokens_cached ?? 0);
  const written = call.tokens_out + (call.tokens_reasoning ?? 0);
  return { amount: (read * price_in + written * price_out) / 1_000_000, currency };
}

/** "About €0.025. It took 5.1 s then." For several: "About €2.20 for 88 calls; of 2 calls the cost is not known." */
export function formatEstimate({ costs, without_cost, took_ms }: ReplayEstimate, count: number): string {
  const isOne = count === 1;
  const took = isOne && took_ms !== null ? ` It took ${formatMilliseconds(took_ms)} then.` : "";
  if (without_cost === count)
    return `The cost ${isOne ? "of this call" : "of these calls"} can't be estimated: a price or the tokens are unknown.${took}`;
  if (costs.every(({ amount }) => amount === 0) && without_cost === 0) return `Free of charge.${took}`;
  const sum = costs
    .filter(({ amount }) => amount > 0)
    .map(formatMoney)
    .join(" and ");
  const whole = sum === "" ? "Free of charge" : `About ${sum}`;
  if (isOne) return `${whole}.${took}`;
  const known = `${whole} for ${formatCalls(count - without_cost)}`;
  return without_cost === 0 ? `${known}.` : `${known}; of ${formatCalls(without_cost)} the cost is not known.`;
}
