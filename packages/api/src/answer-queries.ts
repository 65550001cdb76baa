import { callTRPCProcedure } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { appRouter } from "./router.ts";

export interface QueryCall {
  /** Such as `campaigns.list`. */
  path: string;
  input: unknown;
}

/**
 * Answers of queries in their order, or null when one of them is no query or fails. Whoever gets null asks tRPC's own
 * handler, which finds the same failure and puts it in its form: queries change nothing, so asking twice does no harm.
 */
export async function answerQueries(ctx: RequestContext, calls: readonly QueryCall[]): Promise<unknown[] | null> {
  try {
    return await Promise.all(
      calls.map(({ path, input }, batchIndex) =>
        callTRPCProcedure({ router: appRouter, path, getRawInput: async () => input, ctx, type: "query", signal: undefined, batchIndex }),
      ),
    );
  } catch {
    return null;
  }
}
