import { answerQueries, appErrorOf, appRouter, type QueryCall } from "@copydesk/api";
import { AppError, httpStatus } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import { createExpressMiddleware } from "@trpc/server/adapters/express";
import { type Request, type RequestHandler, Router } from "express";
import { contextOf } from "./context.ts";
import { directSubscriptions } from "./direct-subscriptions.ts";
import { procedureNames } from "./procedure-names.ts";
import type { ServerState } from "./server-state.ts";
import { isSubscription, limitStreams } from "./streams.ts";

/** Procedures in one call at most. */
const batchMax = 10;
const bodyMax = 1_000_000;

export function trpcRoute(core: Core, state: ServerState): Router {
  const router = Router();
  router.use(
    refuseOtherMethods,
    refuseLargeBatches,
    limitStreams(state, (request) => isSubscription(request.path)),
    directQueries(core),
    directSubscriptions(core),
  );
  router.use(
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req, res }) => contextOf(core, req, res),
      maxBodySize: bodyMax,
      // A question can be longer than proxies let an address be: it may be asked with a body.
      allowMethodOverride: true,
      responseMeta: ({ errors, info }) => metaOf(errors, info?.isBatchCall ?? false),
      onError({ error, path, ctx }) {
        if (error.code === "INTERNAL_SERVER_ERROR")
          core.log.error({ err: error.cause ?? error, path, requestId: ctx?.origin.requestId }, "procedure failed");
      },
    }),
  );
  return router;
}

/** tRPC knows no status for a full disk, and nothing of when to come back. */
function metaOf(errors: readonly unknown[], isBatch: boolean): { status?: number; headers?: Record<string, string> } {
  const failures = errors.map((error) => appErrorOf(error));
  const wait = Math.max(0, ...failures.map((failure) => failure.retryAfter ?? 0));
  const [only] = failures;
  return {
    ...(only && !isBatch ? { status: httpStatus[only.code] } : {}),
    ...(wait > 0 ? { headers: { "retry-after": String(wait) } } : {}),
  };
}

/** TRACE cannot even be made into the web request that tRPC reads. */
const refuseOtherMethods: RequestHandler = (request, _response, next) => {
  if (["GET", "HEAD", "POST", "OPTIONS"].includes(request.method)) return next();
  next(new AppError("METHOD_NOT_ALLOWED", "This call cannot be made in this way.", { allow: ["GET", "POST"] }));
};

const refuseLargeBatches: RequestHandler = (request, _response, next) => {
  const calls = procedureNames(request.path).length;
  if (calls <= batchMax) return next();
  next(new AppError("BAD_REQUEST", `At most ${batchMax} calls can be sent together; these are ${calls}.`));
};

/**
 * Answers tRPC queries without turning each request into a web request and each answer into a stream, which costs more
 * than the queries themselves. Whatever is not a plain query, and whatever fails, goes on to tRPC's own handler.
 */
function directQueries(core: Core): RequestHandler {
  return async (request, response, next) => {
    const asked =
      request.method === "GET" && !isSubscription(request.path) && request.headers["trpc-accept"] === undefined ? readCalls(request) : null;
    if (!asked) return next();
    const answers = await answerQueries(contextOf(core, request, response), asked.calls);
    if (!answers) return next();
    const results = answers.map((data) => ({ result: { data } }));
    response.setHeader("Vary", "trpc-accept, accept");
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(asked.isBatch ? results : results[0]));
  };
}

/** The calls of `/a.b?input=…` or of `/a.b,c.d?batch=1&input={"0":…}`; null when they are not written like that. */
function readCalls(request: Request): { calls: QueryCall[]; isBatch: boolean } | null {
  const { batch, input } = request.query;
  const isBatch = batch === "1";
  try {
    const paths = procedureNames(request.path);
    const given: unknown = typeof input === "string" ? JSON.parse(input) : undefined;
    if (!isBatch) return paths.length === 1 ? { calls: [{ path: paths[0] ?? "", input: given }], isBatch } : null;
    const inputs: Record<string, unknown> = typeof given === "object" && given !== null ? { ...given } : {};
    return { calls: paths.map((path, i) => ({ path, input: inputs[String(i)] })), isBatch };
  } catch {
    return null;
  }
}
