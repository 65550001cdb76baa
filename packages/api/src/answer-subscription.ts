import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, isTrackedEnvelope, type TRPCError } from "@trpc/server";
import type { QueryCall } from "./answer-queries.ts";
import type { RequestContext } from "./context.ts";
import { appRouter } from "./router.ts";

/** One event of a subscription. */
export interface SubscriptionEvent {
  /** By which a lost connection is resumed; null for an event that has none. */
  id: string | null;
  data: unknown;
}

export interface Subscription {
  events: AsyncIterable<SubscriptionEvent>;
  /** What tRPC's clients get to know of a failure, and the failure itself; null for the end of the subscription by its signal. */
  failureOf(cause: unknown): { shape: unknown; error: TRPCError } | null;
}

/**
 * Begins a subscription, or answers null when it cannot: whoever gets null asks tRPC's own handler, which finds the same failure and
 * puts it in its form.
 */
export async function answerSubscription(
  ctx: RequestContext,
  { path, input }: QueryCall,
  signal: AbortSignal,
): Promise<Subscription | null> {
  try {
    const call = { router: appRouter, path, getRawInput: async () => input, ctx, signal, batchIndex: 0 };
    const events: unknown = await callTRPCProcedure({ ...call, type: "subscription" });
    if (!isIterable(events)) return null;
    return {
      events: asEvents(events),
      failureOf(cause) {
        if (signal.aborted) return null;
        const error = getTRPCErrorFromUnknown(cause);
        return { error, shape: getTRPCErrorShape({ config: appRouter._def._config, ctx, error, input, path, type: "subscription" }) };
      },
    };
  } catch {
    return null;
  }
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* asEvents(values: AsyncIterable<unknown>): AsyncGenerator<SubscriptionEvent> {
  for await (const value of values) yield isTrackedEnvelope(value) ? { id: value[0], data: value[1] } : { id: null, data: value };
}

/** How often a stream without news says that it is still there, and when a client that hears nothing comes back; in milliseconds. */
export const subscriptionTimes = {
  ping: appRouter._def._config.sse?.ping?.intervalMs ?? 15_000,
  client: appRouter._def._config.sse?.client ?? {},
};
