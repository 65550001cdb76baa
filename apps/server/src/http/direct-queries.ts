import { answerQueries, type QueryCall } from "@copydesk/api";
import type { Core } from "@copydesk/core";
import type { Request, RequestHandler } from "express";
import { contextOf } from "./context.ts";
import { procedureNames } from "./procedure-names.ts";
import { isSubscription } from "./streams.ts";

/**
 * Answers tRPC queries without turning each request into a web request and each answer into a stream, which costs more
 * than the queries themselves. Whatever is not a plain query, and whatever fails, goes on to tRPC's own handler.
 */
export function directQueries(core: Core): RequestHandler {
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
