import { randomInt } from "node:crypto";
import { subscriptions } from "@copydesk/api";
import { AppError } from "@copydesk/contracts";
import type { Request, RequestHandler, Response } from "express";
import { actorOf } from "./context.ts";
import { procedureNames } from "./procedure-names.ts";
import type { ServerState } from "./server-state.ts";

const streamsPerPerson = 6;

/** Lets a person follow a few campaigns at once, and no more; a stream that nobody reads is dropped. */
export function limitStreams(state: ServerState, isStream: (request: Request) => boolean, options: StallOptions = {}): RequestHandler {
  return (request, response, next) => {
    if (!isStream(request)) return next();
    const { streams, streamsOf } = state;
    const key = actorOf(response)?.userId ?? request.ip ?? "";
    const count = streamsOf.get(key) ?? 0;
    if (count >= streamsPerPerson) {
      return next(
        new AppError("TOO_MANY_REQUESTS", "This page is open too often. Close it in other tabs, then reload.", { retryAfter: 5 }),
      );
    }
    streamsOf.set(key, count + 1);
    streams.add(response);
    const watching = dropWhenStalled(response, options);
    response.once("close", () => {
      clearInterval(watching);
      streams.delete(response);
      const left = (streamsOf.get(key) ?? 1) - 1;
      if (left > 0) streamsOf.set(key, left);
      else streamsOf.delete(key);
    });
    next();
  };
}

/** @param path behind the mount of tRPC. */
export const isSubscription = (path: string): boolean => procedureNames(path).some((name) => subscriptions.has(name));

/** @param path behind the mount of the API. */
export const isEventStream = (method: string, path: string): boolean =>
  method === "GET" && /^\/campaigns\/[^/]+\/runs\/[^/]+\/events\/*$/.test(path);

/**
 * Says when to come back, and ends: an EventSource then comes back by itself and goes on after the last event that it has. tRPC's own end
 * would tell it to stay away; a status other than 200, too.
 */
export function sendAway(stream: Response): void {
  if (!stream.headersSent) stream.type("text/event-stream");
  // What was still on its way to this stream has nowhere to go.
  stream.on("error", () => undefined);
  // An empty line ends an event that was sent in part. Not everybody comes back in the same moment.
  stream.end(`\n\nretry: ${randomInt(1_000, 2_000)}\n\n`);
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
