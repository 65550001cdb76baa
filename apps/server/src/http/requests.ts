import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
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
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? "error" : "debug"),
  }) as RequestHandler;
}
