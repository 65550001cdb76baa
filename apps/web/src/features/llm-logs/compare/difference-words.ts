import type { LlmCost, LlmUsage } from "@copydesk/contracts";
import { formatCount } from "@copydesk/ui";
import { sayMilliseconds, sayMoney } from "../words/figure-words.ts";

/** All that was read; null when the endpoint did not say. */
export const tokensIn = ({ tokens_fresh, tokens_cached }: LlmUsage): number | null =>
  tokens_fresh === null ? null : tokens_fresh + (tokens_cached ?? 0);
/** All that was written, thoughts included. */
export const tokensOut = ({ tokens_out, tokens_reasoning }: LlmUsage): number | null =>
  tokens_out === null ? null : tokens_out + (tokens_reasoning ?? 0);

/** "2 more", "3 fewer", "the same"; empty when one of the two is not known. */
export function sayDifference(before: number | null, after: number | null): string {
  if (before === null || after === null) return "";
  if (before === after) return "the same";
  return after > before ? `${formatCount(after - before)} more` : `${formatCount(before - after)} fewer`;
}

/** "€0.012 more"; empty also for two currencies. */
export function sayMoneyDifference(before: LlmCost | null, after: LlmCost | null): string {
  if (!before || !after) return "";
  if (before.amount === after.amount) return "the same";
  const isFree = before.amount === 0 || after.amount === 0;
  if (before.currency !== after.currency && !isFree) return "";
  const currency = before.currency ?? after.currency;
  return after.amount > before.amount
    ? `${sayMoney({ amount: after.amount - before.amount, currency })} more`
    : `${sayMoney({ amount: before.amount - after.amount, currency })} less`;
}

/** "1.2 s faster" */
export function sayTimeDifference(before: number | null, after: number | null): string {
  if (before === null || after === null) return "";
  const [one, other] = [Math.round(before / 10), Math.round(after / 10)];
  if (one === other) return "the same";
  return after > before ? `${sayMilliseconds(after - before)} slower` : `${sayMilliseconds(before - after)} faster`;
}
