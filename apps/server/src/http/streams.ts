import { AppError } from "@copydesk/contracts";
import type { RequestHandler } from "express";
import { actorOf } from "./context.ts";

const streamsPerPerson = 6;

/** Lets a person follow a few campaigns at once, and no more. */
export function limitStreams(): RequestHandler {
  const open = new Map<string, number>();
  return (request, response, next) => {
    if (!request.headers.accept?.includes("text/event-stream")) return next();
    const key = actorOf(response)?.userId ?? request.ip ?? "";
    const count = open.get(key) ?? 0;
    if (count >= streamsPerPerson) {
      return next(
        new AppError("TOO_MANY_REQUESTS", "This page is open too often. Close it in other tabs, then reload.", { retryAfter: 5 }),
      );
    }
    open.set(key, count + 1);
    response.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    next();
  };
}
