import type { IncomingMessage, ServerResponse } from "node:http";
import type { Delivery } from "./delivery.ts";
import { pacePieces } from "./pacer.ts";

const most = 20_000_000;

/** The JSON of a request; undefined when it is none. Throws over 20 MB. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > most) throw new Error("The request is too large");
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Sends an answer over HTTP; says how it ended when it has. */
export function deliver(delivery: Delivery, response: ServerResponse): Promise<"complete" | "broken" | "left"> {
  return new Promise((resolve) => {
    let ended: "complete" | "broken" | "left" = "left";
    let stop = () => {};
    response.once("close", () => {
      stop();
      resolve(ended);
    });
    const finish = () => {
      if (delivery.ending === "end") {
        ended = "complete";
        response.end();
      } else if (delivery.ending === "reset") {
        ended = "broken";
        // What was written must be on its way before the connection breaks, or the caller sees nothing of it.
        setTimeout(() => response.socket?.resetAndDestroy(), 20);
      }
    };
    if (!delivery.has_headers) return finish();
    response.writeHead(delivery.status, delivery.headers);
    response.flushHeaders();
    stop = pacePieces(delivery.pace, delivery.pieces, { write: (text) => response.write(text), end: finish });
  });
}
