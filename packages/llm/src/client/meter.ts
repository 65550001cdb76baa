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
  let bytes = 0;
  let lineBytes = 0;
  const metered = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      bytes += value.length;
      const lastBreak = value.lastIndexOf(10);
      lineBytes = lastBreak === -1 ? lineBytes + value.length : value.length - lastBreak - 1;
      if (bytes > caps.bytes || lineBytes > caps.line_bytes) {
        void reader.cancel().catch(() => undefined);
        throw new CallFault("too_large");
      }
      controller.enqueue(value);
    },
    cancel: () => drain(reader),
  });
  return new Response(metered, { status: response.status, statusText: response.statusText, headers: response.headers });
}

/**
 * Reads on to the end for a moment. The SDK leaves a stream at its last event, and a connection whose body was not read
 * to the end cannot be used again.
 */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), 250);
  try {
    while (!(await reader.read()).done);
  } catch {
    // Broken off on purpose or by the endpoint: nobody waits for the rest.
  } finally {
    clearTimeout(timer);
  }
}
