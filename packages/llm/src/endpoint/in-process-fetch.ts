import type { Behaviour } from "./behaviour.ts";
import type { Delivery } from "./delivery.ts";
import { pacePieces } from "./pacer.ts";

/** A `fetch` that reaches the built-in writer without leaving the process; everything else about a call stays the same. */
export function inProcessFetch(behaviour: Behaviour): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (_input, init = {}) => {
    init.signal?.throwIfAborted();
    if (typeof init.body !== "string") return Response.json({ object: "list", data: [] });
    // The writer with its phrases is loaded with the first text it writes.
    const { handleChat } = await import("./handler.ts");
    const delivery = await handleChat({ body: JSON.parse(init.body), key: null }, behaviour);
    if (!delivery.has_headers) return breakOff(delivery, init.signal ?? null);
    return new Response(bodyOf(delivery, init.signal ?? null), { status: delivery.status, headers: delivery.headers });
  };
}

function bodyOf(delivery: Delivery, signal: AbortSignal | null): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const sink = {
        write: (text: string) => controller.enqueue(encoder.encode(text)),
        end() {
          signal?.removeEventListener("abort", abort);
          if (delivery.ending === "end") controller.close();
          if (delivery.ending === "reset") controller.error(new TypeError("terminated"));
          if (delivery.ending === "hang") signal?.addEventListener("abort", abort, { once: true });
        },
      };
      const abort = () => {
        stop();
        controller.error(signal?.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      stop = pacePieces(delivery.pace, delivery.pieces, sink);
    },
    cancel: () => stop(),
  });
}

function breakOff(delivery: Delivery, signal: AbortSignal | null): Promise<Response> {
  if (delivery.ending === "reset") return Promise.reject(new TypeError("fetch failed"));
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));
}
