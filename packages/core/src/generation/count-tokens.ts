import { schema, type Transaction } from "@copydesk/db";
import type { ChatUsage } from "@copydesk/llm";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Price } from "./llm-log.ts";

/**
 * Adds a call to what its run has used. A run's cost is known only as long as the price of every call is, and all are
 * in one currency.
 */
export function countTokens(tx: Transaction, runId: string, { usage, price }: { usage: ChatUsage; price: Price }) {
  const { runs } = schema;
  const isFirst = sql`${runs.tokens_in} = 0 and ${runs.tokens_out} = 0`;
  const sameCurrency = sql`${runs.cost} is not null and ${runs.currency} is ${price.currency}`;
  const added: SQL<number | null> = sql`case when ${isFirst} then ${price.cost} when ${sameCurrency} then ${runs.cost} + ${price.cost} end`;
  return tx
    .update(runs)
    .set({
      tokens_in: sql`${runs.tokens_in} + ${usage.tokens_in}`,
      tokens_out: sql`${runs.tokens_out} + ${usage.tokens_out}`,
      cost: added,
      currency: sql`case when ${isFirst} or ${sameCurrency} then ${price.currency} end`,
    })
    .where(eq(runs.id, runId));
}
