import type { Capabilities } from "@copydesk/contracts";
import { APIError } from "openai";
import { CallFault } from "../failures/call-fault.ts";
import type { FinishReason, ModelConnection } from "../types.ts";
import type { Answer } from "./answer.ts";
import { judgeAnswer, takeChunk, takeRest } from "./answer.ts";
import { watchDeadlines } from "./deadlines.ts";
import { errorOfWhole, withoutTags, withReadableError } from "./error-body.ts";
import { type Caps, meterResponse } from "./meter.ts";
import { readEvents } from "./read-events.ts";
import type { PreparedRequest } from "./request-body.ts";
import { sdkClient } from "./sdk-client.ts";

/** The way to the endpoint: the network, or the writer in this process. */
export type Outbound = (input: string | URL | Request, init?: RequestInit & { connect_ms?: number }) => Promise<Response>;

/** One call as it goes on; filled while the answer arrives, so that a failure finds what was there. */
export interface CallState {
  connection: ModelConnection;
  outbound: Outbound;
  maxBytes: number;
  signal: AbortSignal | undefined;
  onText: ((delta: string) => void) | undefined;
  startedAt: number;
  answer: Answer;
  http_status: number | null;
  first_token_ms: number | null;
  learned: Capabilities;
}

/** One request and its whole answer. Throws what the SDK throws, and `CallFault`. */
export async function attempt(call: CallState, prepared: PreparedRequest): Promise<FinishReason> {
  const ending = new AbortController();
  const cancel = () => ending.abort(new CallFault("cancelled"));
  if (call.signal?.aborted) cancel();
  call.signal?.addEventListener("abort", cancel, { once: true });
  const left = call.connection.timeouts.total_ms - (performance.now() - call.startedAt);
  const deadlines = watchDeadlines({ ...call.connection.timeouts, total_ms: Math.max(1, left) }, prepared.streaming, (fault) =>
    ending.abort(fault),
  );
  try {
    const response = await send(call, prepared, ending.signal);
    call.http_status = response.status;
    const take = (raw: unknown) => {
      const heard = takeChunk(call.answer, raw, call.maxBytes);
      if (heard.isWorking || call.first_token_ms !== null) deadlines.heard();
      if (heard.delta === "" && !heard.isCalling) return;
      call.first_token_ms ??= performance.now() - call.startedAt;
      if (heard.delta !== "") call.onText?.(heard.delta);
    };
    const how = await readAnswer(response, prepared, { call, take });
    if (!isIdleEnd(call.answer, ending.signal.reason)) ending.signal.throwIfAborted();
    const rest = takeRest(call.answer);
    if (rest !== "") call.onText?.(rest);
    return judgeAnswer(call.answer, how);
  } catch (error) {
    if (!ending.signal.aborted) queueMicrotask(() => ending.abort());
    // Loops over aborted streams end silently or with errors of their own; the reason is ours.
    throw ending.signal.reason instanceof CallFault ? ending.signal.reason : error;
  } finally {
    deadlines.stop();
    call.signal?.removeEventListener("abort", cancel);
  }
}

/** Some leave the connection open behind the last word. */
const isIdleEnd = (answer: Answer, reason: unknown) => answer.finish !== null && reason instanceof CallFault && reason.kind === "stalled";

const capsOf = ({ maxBytes }: CallState, { streaming }: PreparedRequest): Caps =>
  streaming
    ? { bytes: maxBytes * 64 + 65_536, line_bytes: maxBytes * 4 + 65_536 }
    : { bytes: maxBytes * 8 + 65_536, line_bytes: maxBytes * 8 + 65_536 };

const typeOf = (response: Response) => response.headers.get("content-type")?.toLowerCase() ?? "";

/** Some send the whole answer although a stream was asked for, or a page that is no answer at all; others stream whatever was asked for. */
const comesAsEvents = (response: Response, { streaming }: PreparedRequest): boolean =>
  response.status < 400 && (streaming ? !/json|html/.test(typeOf(response)) : typeOf(response).includes("event-stream"));

async function send(call: CallState, prepared: PreparedRequest, signal: AbortSignal): Promise<Response> {
  const metered: typeof fetch = async (input, init) => {
    const response = await call.outbound(input, { ...init, signal, connect_ms: call.connection.timeouts.connect_ms });
    call.http_status = response.status;
    // Events are weighed as they are read.
    return comesAsEvents(response, prepared) ? response : withReadableError(meterResponse(response, capsOf(call, prepared)));
  };
  return sdkClient(call.connection, metered).chat.completions.create(prepared.body).asResponse();
}

interface Reading {
  call: CallState;
  take: (raw: unknown) => void;
}

interface How {
  streamed: boolean;
  /** Describes an answer that was none. */
  words: string;
}

/** Hands every piece to `take`. */
async function readAnswer(response: Response, prepared: PreparedRequest, reading: Reading): Promise<How> {
  const type = typeOf(response);
  if (type.includes("html")) throw new CallFault("not_an_endpoint", { words: withoutTags(await response.text()) });
  if (!comesAsEvents(response, prepared)) {
    const words = await readWhole(response, reading);
    // Only a whole answer says that this endpoint does not stream; an apology of something in front of it does not.
    if (prepared.streaming && reading.call.answer.hasChoice) reading.call.learned.streaming = false;
    return { streamed: false, words };
  }
  try {
    await readEvents(response, capsOf(reading.call, prepared), reading.take);
  } catch (error) {
    // What breaks after the last word does not make the text worse.
    const isWhole = reading.call.answer.finish !== null && error instanceof Error && !(error instanceof CallFault);
    if (!isWhole && !isIdleEnd(reading.call.answer, error)) throw error;
  }
  if (!reading.call.answer.isEndpoint && type.includes("event-stream")) throw new CallFault("interrupted");
  return { streamed: true, words: `An answer of type ${type || "unknown"}` };
}

async function readWhole(response: Response, reading: Reading): Promise<string> {
  const text = await response.text();
  const body = parse(text);
  if (body === undefined && isBrokenOff(text)) throw new CallFault("interrupted", { words: withoutTags(text) });
  const error = errorOfWhole(body);
  if (error) throw new APIError(undefined, error, undefined, response.headers);
  reading.take(body);
  reading.call.first_token_ms = null;
  return withoutTags(text);
}

/** The beginning of an object: a proxy may end an answer early and call it whole. */
const isBrokenOff = (text: string) => /^\s*\{/.test(text) && !/\}\s*$/.test(text);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
