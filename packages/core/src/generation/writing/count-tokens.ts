import { either, isSame, plus, prepared, schema } from "@copydesk/db";
import { type ChatUsage, inputTokens, outputTokens } from "@copydesk/llm";
import { and, eq, isNotNull, or } from "drizzle-orm";
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
    const isFirst = and(eq(runs.tokens_in, 0), eq(runs.tokens_out, 0));
    const sameCurrency = and(isNotNull(runs.cost), isSame(runs.currency, currency));
    const added = either<number | null>(isFirst, cost, either(sameCurrency, plus(runs.cost, cost), null));
    return db
      .update(runs)
      .set({
        tokens_in: plus(runs.tokens_in, tokens_in),
        tokens_out: plus(runs.tokens_out, tokens_out),
        cost: added,
        currency: either<string | null>(or(isFirst, sameCurrency), currency, null),
      })
      .where(eq(runs.id, run));
  });
}
