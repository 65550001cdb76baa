import { CallFault } from "../failures/call-fault.ts";

/** What an answer may weigh. */
export interface Caps {
  /** Of the whole answer as it comes over the wire. */
  bytes: number;
  /** Of one line, which is held in memory until it ends. */
  line_bytes: number;
}

/** The same response, its body failing with `too_large` once it weighs more than allowed. */
export function meterResponse(response: Response, caps: Caps): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const weigh = scales(caps);
  const metered = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      try {
        weigh(value);
      } catch (error) {
        void reader.cancel().catch(() => undefined);
        throw error;
      }
      controller.enqueue(value);
    },
    cancel: () => drain(reader),
  });
  return new Response(metered, { status: response.status, statusText: response.statusText, headers: response.headers });
}

/** Weighs an answer part by part. What is given each part throws `too_large` over the caps. */
export function scales(caps: Caps): (part: Uint8Array) => void {
  let bytes = 0;
  let lineBytes = 0;
  return (part) => {
    bytes += part.length;
    const lastBreak = part.lastIndexOf(10);
    lineBytes = lastBreak === -1 ? lineBytes + part.length : part.length - lastBreak - 1;
    if (bytes > caps.bytes || lineBytes > caps.line_bytes) throw new CallFault("too_large");
  };
}

/** Reads on to the end for a moment: a connection whose body was not read to the end cannot be used again. */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), 250);
  try {
    while (!(await reader.read()).done);
  } catch {
    // Broken off on purpose or by the endpoint: nobody waits for the rest.
  } finally {
    clearTimeout(timer);
  }
}
