import { once } from "node:events";
import { appErrorOf, type RestAnswer } from "@copydesk/api";
import type { Response } from "express";

type Events = Extract<RestAnswer["content"], { events: unknown }>["events"];

/** How often a stream without news says that it is still there, in milliseconds: proxies take a silent one for dead after a minute. */
const stillThere = 15_000;

/** Sends events as they happen, until there are no more or the caller has left. @param ping milliseconds */
export async function sendEvents(response: Response, events: Events, ping = stillThere): Promise<void> {
  response.set({ "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
  // Whoever asked knows at once that the stream stands, also when nothing has happened yet.
  response.flushHeaders();
  const pinging = setInterval(() => {
    if (response.writable && !response.writableNeedDrain) response.write(": still there\n\n");
  }, ping);
  try {
    for await (const event of written(events)) {
      // A stop of the server has ended the answer, or the caller has left.
      if (response.writableEnded || response.destroyed) return;
      if (!response.write(event)) await roomIn(response);
    }
    response.end();
  } finally {
    clearInterval(pinging);
  }
}

/** Until what was written is on its way, or nobody waits for it any more. */
export async function roomIn(response: Response): Promise<void> {
  const either = new AbortController();
  const { signal } = either;
  await Promise.race([once(response, "drain", { signal }), once(response, "close", { signal })]);
  either.abort();
}

/** The status is sent by now, so what goes wrong is an event, too; after it the stream ends. */
async function* written(events: Events): AsyncGenerator<string> {
  try {
    for await (const { id, event, data } of events) yield `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  } catch (failure) {
    const { code, message } = appErrorOf(failure);
    yield `event: error\ndata: ${JSON.stringify({ error: message, code })}\n\n`;
  }
}
