import type { IncomingMessage } from "node:http";

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
