import { answerSubscription, type QueryCall, type SubscriptionEvent, subscriptions, subscriptionTimes } from "@copydesk/api";
import type { Core } from "@copydesk/core";
import type { Request, RequestHandler, Response } from "express";
import { contextOf } from "./context.ts";
import { procedureNames } from "./procedure-names.ts";
import { roomIn } from "./send-events.ts";

/**
 * Answers tRPC subscriptions without a web request, three streams and a promise race for each of them: a thousand people can watch one
 * run, and what happens in it is put into words once for all of them. What cannot begin goes on to tRPC's own handler.
 */
export function directSubscriptions(core: Core): RequestHandler {
  return async (request, response, next) => {
    const call = request.method === "GET" ? readSubscription(request) : null;
    if (!call) return next();
    const leaving = new AbortController();
    response.once("close", () => leaving.abort());
    const context = contextOf(core, request, response);
    const begun = await answerSubscription(context, call, leaving.signal);
    if (!begun) return next();
    await follow(response, begun.events, (cause) => {
      const failure = begun.failureOf(cause);
      if (failure?.error.code === "INTERNAL_SERVER_ERROR")
        core.log.error(
          { err: failure.error.cause ?? failure.error, path: call.path, requestId: context.origin.requestId },
          "procedure failed",
        );
      return failure?.shape;
    });
  };
}

/** The call of `/a.b?input=…`; null for anything else. Where a client left off is part of what it asks for. */
function readSubscription(request: Request): QueryCall | null {
  const { batch, input, lastEventId } = request.query;
  const [path = "", ...others] = procedureNames(request.path);
  if (others.length > 0 || batch !== undefined || !subscriptions.has(path)) return null;
  try {
    const given: unknown = typeof input === "string" ? JSON.parse(input) : {};
    if (typeof given !== "object" || given === null) return null;
    const left = request.headers["last-event-id"] ?? lastEventId;
    return { path, input: left ? { ...given, lastEventId: left } : given };
  } catch {
    return null;
  }
}

/** Writes events in the form that tRPC's clients read, until there are no more or the caller has left. */
async function follow(response: Response, events: AsyncIterable<SubscriptionEvent>, shapeOf: (cause: unknown) => unknown): Promise<void> {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no" });
  response.write(frame("connected", JSON.stringify(subscriptionTimes.client)));
  const pinging = setInterval(() => {
    if (isOpen(response) && !response.writableNeedDrain) response.write(frame("ping", ""));
  }, subscriptionTimes.ping);
  try {
    for await (const event of events) {
      // A stop of the server has ended the answer, or the caller has left.
      if (!isOpen(response)) return;
      if (!response.write(written(event))) await roomIn(response);
    }
    if (isOpen(response)) response.end(frame("return", ""));
  } catch (cause) {
    const shape = shapeOf(cause);
    if (shape !== undefined && isOpen(response)) response.end(frame("serialized-error", JSON.stringify(shape)));
  } finally {
    clearInterval(pinging);
  }
}

const isOpen = (response: Response): boolean => !response.writableEnded && !response.destroyed;

const frame = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`;

/** What was written for whoever watches the same, as long as the event itself is kept anywhere. */
const known = new WeakMap<object, { id: string | null; bytes: Buffer }>();

function written({ id, data }: SubscriptionEvent): Buffer {
  const isThing = typeof data === "object" && data !== null;
  const before = isThing ? known.get(data) : undefined;
  if (before && before.id === id) return before.bytes;
  const bytes = Buffer.from(`data: ${JSON.stringify(data)}\n${id === null ? "" : `id: ${id}\n`}\n`);
  if (isThing) known.set(data, { id, bytes });
  return bytes;
}
