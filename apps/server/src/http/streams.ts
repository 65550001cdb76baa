import { subscriptions } from "@copydesk/api";
import { AppError } from "@copydesk/contracts";
import type { RequestHandler, Response } from "express";
import { actorOf } from "./context.ts";
import { procedureNames } from "./procedure-names.ts";
import type { ServerState } from "./server-state.ts";

const streamsPerPerson = 6;

/** Lets a person follow a few campaigns at once, and no more; a stream that nobody reads is dropped. */
export function limitStreams({ streams }: ServerState, options: StallOptions = {}): RequestHandler {
  const open = new Map<string, number>();
  return (request, response, next) => {
    if (!procedureNames(request.path).some((name) => subscriptions.has(name))) return next();
    const key = actorOf(response)?.userId ?? request.ip ?? "";
    const count = open.get(key) ?? 0;
    if (count >= streamsPerPerson) {
      return next(
        new AppError("TOO_MANY_REQUESTS", "This page is open too often. Close it in other tabs, then reload.", { retryAfter: 5 }),
      );
    }
    open.set(key, count + 1);
    streams.add(response);
    const watching = dropWhenStalled(response, options);
    response.once("close", () => {
      clearInterval(watching);
      streams.delete(response);
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    next();
  };
}

export interface StallOptions {
  /** How long a client may leave what was sent unread, in milliseconds [30 000]. */
  patience_ms?: number;
}

/** What waits for a client is bounded before it comes here; a client that reads nothing at all is gone, and can resume if not. */
function dropWhenStalled(response: Response, { patience_ms = 30_000 }: StallOptions): NodeJS.Timeout {
  const looks = 6;
  let stalled = 0;
  return setInterval(() => {
    stalled = response.writableNeedDrain ? stalled + 1 : 0;
    if (stalled >= looks) response.destroy();
  }, patience_ms / looks).unref();
}
