import { randomUUID } from "node:crypto";
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@copydesk/contracts";

/** How long what still comes is read, and thrown away, after the answer, in milliseconds. */
const lingering = 1_000;

/**
 * Answers what never becomes a request: a head that is too long, too late, or no HTTP. Node by itself closes the connection
 * at once, with bytes unread; the answer is then lost on its way to whoever is still sending (RFC 9112, 9.6).
 */
export function answerBrokenRequests(server: Server): void {
  const answered = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: { headersSent: boolean } }) => {
    // What comes after the answer is no request either.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    socket.on("error", () => {});
    socket.end(answerFor(error.code));
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), lingering);
    socket.once("close", () => clearTimeout(timer));
  });
}

const answers: Record<string, { status: number; code: ErrorBody["code"]; error: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "TOO_LARGE", error: "The address or the headers of the request are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "TOO_LARGE", error: "The request is too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "BAD_REQUEST", error: "The request did not arrive in time. Send it again." },
};
const noHttp = { status: 400, code: "BAD_REQUEST", error: "This is not a valid HTTP request." } as const;

function answerFor(problem: string | undefined): string {
  const { status, code, error } = answers[problem ?? ""] ?? noHttp;
  const body = JSON.stringify({ error, code, request_id: randomUUID() } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
