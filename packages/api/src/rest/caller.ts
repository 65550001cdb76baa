import type { RequestContext } from "../context.ts";
import { appRouter } from "../router.ts";
import { createCallerFactory } from "../trpc.ts";

const callerFor = createCallerFactory(appRouter);

/** The router as functions, for one request. */
export const createCaller = (ctx: RequestContext, signal?: AbortSignal) => callerFor(ctx, { signal });
export type Caller = ReturnType<typeof createCaller>;
