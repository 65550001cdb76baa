import type { Random } from "./random.ts";

/** What stands between the head of a request and its end. */
export type Wire =
  | "as it says"
  /** `Transfer-Encoding: chunked`, in pieces. */
  | "chunked"
  /** The head promises more bytes than come; then the sender falls silent and closes its half. */
  | "promises more"
  | "broken chunks"
  | "unended chunks"
  /** Both a length and chunks. */
  | "length and chunks";

export interface FuzzRequest {
  /** `GET /campaigns/{id}` or `campaigns.list`. */
  target: string;
  who: string;
  method: string;
  path: string;
  /** Encoded already, or deliberately not. */
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  /** What the body says, where it is JSON; `raw` stands instead of it. */
  json?: { value: unknown };
  raw?: Buffer;
  wire: Wire;
  /** Answers with a stream that stays open. */
  isLive: boolean;
}

/** The request as it goes over the line. */
export function bytesOf(request: FuzzRequest, host: string): Buffer {
  const { method, wire, headers } = request;
  const body = bodyOf(request);
  const lines = [`${method} ${addressOf(request)} HTTP/1.1`];
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  if (!named.has("host")) lines.push(`Host: ${host}`);
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (wire === "as it says" && (body.length > 0 || method !== "GET")) lines.push(`Content-Length: ${body.length}`);
  if (wire === "promises more" || wire === "length and chunks") lines.push(`Content-Length: ${body.length + 40}`);
  if (wire.endsWith("chunks") || wire === "chunked") lines.push("Transfer-Encoding: chunked");
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), framed(body, wire)]);
}

export const addressOf = ({ path, query }: FuzzRequest): string =>
  query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`;

export const bodyOf = ({ json, raw }: FuzzRequest): Buffer =>
  raw ?? (json?.value === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(json.value)));

function framed(body: Buffer, wire: Wire): Buffer {
  if (wire === "as it says" || wire === "promises more") return body;
  const cut = Math.ceil(body.length / 3);
  const pieces = [body.subarray(0, cut), body.subarray(cut)].filter((piece) => piece.length > 0);
  const sizes = (piece: Buffer) => (wire === "broken chunks" ? `-${piece.length}zz` : piece.length.toString(16));
  const chunks = pieces.flatMap((piece) => [Buffer.from(`${sizes(piece)}\r\n`), piece, Buffer.from("\r\n")]);
  return Buffer.concat([...chunks, Buffer.from(wire === "unended chunks" ? "7\r\nabc" : "0\r\n\r\n")]);
}

/** Whether what is sent is no request at all, so that a closed line is an answer, too. */
export const isLie = ({ wire }: FuzzRequest) => wire !== "as it says" && wire !== "chunked";

/** Percent-encoded like `encodeURIComponent`, for half characters, too: those become bytes that are no UTF-8. */
export const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : text.replace(/[\ud800-\udfff]/g, "%ED%A0%80").replace(/[^\x21-\x7e]|[&=#+]/g, "_");

/** A few random letters. */
export const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick([..."abcdefghijklmnopqrstuvwxyz "])).join("");
