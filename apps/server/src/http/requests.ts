import { randomUUID } from "node:crypto";
import { AppError } from "@copydesk/contracts";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { errorInLog } from "../create-log.ts";
import { withoutToken } from "./log-path.ts";

declare module "express-serve-static-core" {
  interface Locals {
    /** Names this request in logs, answers and the activity log. */
    requestId: string;
  }
}

/** Gives every request an id of ours; one that a caller made up is not taken over. */
export function nameRequest(): RequestHandler {
  return (_request, response, next) => {
    response.locals.requestId = randomUUID();
    response.setHeader("X-Request-Id", response.locals.requestId);
    next();
  };
}

/** A line for each answer. Only what is listed here is written, so no header, query or body can leak into a log. */
export function logRequests(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => String(response.getHeader("X-Request-Id")),
    autoLogging: { ignore: (request) => !request.url?.startsWith("/api") || /^\/api\/(healthz|readyz)/.test(request.url) },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: withoutToken(request.url.split("?")[0] ?? ""),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: { raw?: unknown }) => errorInLog(error.raw ?? error),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? "error" : "debug"),
  }) as RequestHandler;
}

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site's page asks for. Browsers say where a request comes from; programs say nothing, and
 * they have no cookie to abuse.
 */
export function refuseForeignChanges(): RequestHandler {
  return (request, _response, next) => {
    const site = request.headers["sec-fetch-site"];
    if (safe.has(request.method) || site === undefined || site === "same-origin" || site === "none") return next();
    next(new AppError("FORBIDDEN", "This call came from another site and was refused."));
  };
}
