import { appErrorOf } from "@copydesk/api";
import { AppError, type ErrorBody, httpStatus } from "@copydesk/contracts";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { Logger } from "pino";

/** Unknown paths under /api answer in JSON, never with the app's page. */
export const answerUnknownPath: RequestHandler = (_request, _response, next) =>
  next(new AppError("NOT_FOUND", "There is nothing under this address. /api/openapi.json lists what there is."));

/** Turns whatever was thrown into the one shape of failures, with nothing internal in it. */
export function answerFailures(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // Work that was broken off because its caller left: nobody is there to be told, and nothing is wrong.
    if (response.closed && !response.writableEnded) return;
    const failure = bodyFailure(error) ?? appErrorOf(error);
    if (failure.code === "INTERNAL") log.error({ err: error, requestId: response.locals.requestId }, "request failed");
    if (response.headersSent) return next(error);
    // What was not read of a body would stand before the next call on this line.
    request.unpipe();
    request.resume();
    sendFailure(response, failure);
  };
}

function sendFailure(response: Response, failure: AppError): void {
  const body: ErrorBody = { error: failure.message, code: failure.code, request_id: response.locals.requestId };
  if (failure.fields) body.fields = failure.fields;
  if (failure.details) body.details = failure.details;
  if (failure.retryAfter) response.setHeader("Retry-After", String(failure.retryAfter));
  if (failure.allow) response.setHeader("Allow", failure.allow.join(", "));
  response.status(httpStatus[failure.code]).json(body);
}

/** What Express and its body reader refuse by themselves. */
function bodyFailure(error: unknown): AppError | null {
  if (error instanceof AppError || !(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return null;
  if (error.status === 413) return new AppError("TOO_LARGE", "The request is too large.");
  if ("type" in error && error.type === "encoding.unsupported")
    return new AppError("UNSUPPORTED_TYPE", "Send the body as it is, without a Content-Encoding.");
  if (error.status === 415) return new AppError("UNSUPPORTED_TYPE", "Send JSON in UTF-8, with the content type application/json.");
  if (error.status >= 400 && error.status < 500) return new AppError("BAD_REQUEST", "The request is not valid.");
  return null;
}
