import { createParser } from "eventsource-parser";
import { APIError } from "openai";
import { type Caps, drain, scales } from "./meter.ts";

/**
 * Reads an answer of server-sent events to its end and hands on what each event says. The SDK's reader does the same through five loops over
 * promises, which cost more for every token than all that is done with it.
 * @param take what the JSON of an event says
 * @throws APIError for an error that comes as an event, SyntaxError for one that is no JSON, CallFault `too_large`, and what breaks the body off
 */
export async function readEvents(response: Response, caps: Caps, take: (chunk: unknown) => void): Promise<void> {
  if (!response.body) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  const weigh = scales(caps);
  let isDone = false;
  const parser = createParser({
    onEvent({ event, data }) {
      // Gateways keep a connection open with events that say nothing.
      if (isDone || data.trim() === "") return;
      isDone = data === "[DONE]";
      if (!isDone) take(withoutError(event, JSON.parse(data), response.headers));
    },
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      weigh(value);
      parser.feed(decoder.decode(value, { stream: true }));
      // Nobody waits for the rest, but a connection whose answer was not read to its end cannot be used again.
      if (isDone) return void drain(reader);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
  endLast(parser);
}

/** Some end without the empty line that ends an event. What is then no JSON was broken off, which its missing end says. */
function endLast(parser: ReturnType<typeof createParser>): void {
  try {
    parser.feed("\n\n");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}

function withoutError(event: string | undefined, chunk: unknown, headers: Headers): unknown {
  const inside = typeof chunk === "object" && chunk !== null && "error" in chunk ? chunk.error : undefined;
  const error = event === "error" ? (inside ?? chunk) : inside;
  if (error) throw new APIError(undefined, error as object, undefined, headers);
  return chunk;
}
