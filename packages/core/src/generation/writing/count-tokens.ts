import { prepared, schema } from "@copydesk/db";
import { type ChatUsage, inputTokens, outputTokens } from "@copydesk/llm";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import type { Price } from "./llm-log.ts";

/**
 * Adds a call to what its run has used. A run's cost is known only as long as the price of every call is, and all are
 * in one currency.
 */
export function countTokens({ db }: Core, runId: string, { usage, price }: { usage: ChatUsage; price: Price }) {
  const { runs } = schema;
  const call = { run: runId, tokens_in: inputTokens(usage), tokens_out: outputTokens(usage), ...price };
  return prepared(db, "count tokens of a run", call, ({ run, tokens_in, tokens_out, cost, currency }) => {
    const isFirst = sql`${runs.tokens_in} = 0 and ${runs.tokens_out} = 0`;
    const sameCurrency = sql`${runs.cost} is not null and ${runs.currency} is ${currency}`;
    const added: SQL<number | null> = sql`case when ${isFirst} then ${cost} when ${sameCurrency} then ${runs.cost} + ${cost} end`;
    return db
      .update(runs)
      .set({
        tokens_in: sql`${runs.tokens_in} + ${tokens_in}`,
        tokens_out: sql`${runs.tokens_out} + ${tokens_out}`,
        cost: added,
        currency: sql`case when ${isFirst} or ${sameCurrency} then ${currency} end`,
      })
      .where(eq(runs.id, run));
  });
}
