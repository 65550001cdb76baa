import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: string;
}

export type Outcome = { answer: Answer; after: number } | { failure: "closed" | "silent" | "refused"; after: number };

export interface Sending {
  bytes: Buffer;
  /** A HEAD: the answer has no body whatever its head says. */
  isHead: boolean;
  /** The line is closed on our side after the bytes, and not used again. */
  isLast: boolean;
  /** The head of the answer is enough, and the line is closed by us. */
  headOnly: boolean;
}

/** One line to the server that is kept for the next request while both sides want that. Node's own client would mend what we mean to break. */
export class Line {
  readonly #port: number;
  readonly #patience: number;
  #socket: Socket | null = null;

  /** @param patience milliseconds until an answer counts as not given */
  constructor(port: number, patience: number) {
    this.#port = port;
    this.#patience = patience;
  }

  send(sending: Sending): Promise<Outcome> {
    const free = this.#socket?.destroyed ? null : this.#socket;
    free?.removeAllListeners();
    const socket = free ?? connect({ port: this.#port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    this.#socket = null;
    const began = performance.now();
    return new Promise((resolve) => {
      let got: Buffer = Buffer.alloc(0);
      const end = (outcome: { answer: Answer } | { failure: "closed" | "silent" | "refused" }, keep = false) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        // A line that is given up may still break; nobody is waiting for it.
        socket.on("error", () => {});
        if (keep) this.#keep(socket);
        else socket.destroy();
        resolve({ ...outcome, after: performance.now() - began });
      };
      const timer = setTimeout(() => end({ failure: "silent" }), this.#patience);
      const read = (isOver: boolean) => {
        const found = readAnswer(got, { ...sending, isOver });
        if (!found) return isOver && end({ failure: "closed" });
        const { answer, rest } = found;
        const keep = !isOver && !sending.isLast && !sending.headOnly && rest === 0 && answer.headers.get("connection") !== "close";
        end({ answer }, keep);
      };
      socket.on("data", (bytes: Buffer) => {
        got = got.length === 0 ? bytes : Buffer.concat([got, bytes]);
        read(false);
      });
      socket.on("end", () => read(true));
      socket.on("close", () => read(true));
      socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNREFUSED" ? end({ failure: "refused" }) : read(true)));
      if (sending.isLast) socket.end(sending.bytes);
      else socket.write(sending.bytes);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #keep(socket: Socket): void {
    this.#socket = socket;
    const drop = () => {
      socket.destroy();
      if (this.#socket === socket) this.#socket = null;
    };
    socket.once("end", drop);
    socket.once("close", drop);
  }
}

/** The answer in these bytes, and how many came after it; null while it is not whole. */
function readAnswer(bytes: Buffer, { isHead, headOnly, isOver }: { isHead: boolean; headOnly: boolean; isOver: boolean }) {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = bytes.subarray(headEnd + 4);
  // `100 Continue` comes before the answer.
  if (status >= 100 && status < 200) return readAnswer(rest, { isHead, headOnly, isOver });
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]));
  const whole = (body: Buffer, left: number) => ({ answer: { status, headers, body: body.toString() }, rest: left });
  if (isHead || headOnly || status === 204 || status === 304) return whole(Buffer.alloc(0), rest.length);
  if (headers.get("transfer-encoding") === "chunked") {
    const body = unchunked(rest);
    return body && whole(body.body, body.rest);
  }
  const length = headers.get("content-length");
  if (length === undefined) return isOver ? whole(rest, 0) : null;
  return rest.length < Number(length) ? null : whole(rest.subarray(0, Number(length)), rest.length - Number(length));
}

function unchunked(bytes: Buffer): { body: Buffer; rest: number } | null {
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    const next = line + 2 + size + 2;
    if (Number.isNaN(size) || bytes.length < next) return null;
    if (size === 0) return { body: Buffer.concat(pieces), rest: bytes.length - next };
    pieces.push(bytes.subarray(line + 2, line + 2 + size));
    at = next;
  }
}
