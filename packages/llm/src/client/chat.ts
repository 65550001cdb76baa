import type { Capabilities } from "@copydesk/contracts";
import { APIError } from "openai";
import { classifyFailure } from "../failures/classify-failure.ts";
import { createSecretVeil, hideSecrets } from "../failures/hide-secrets.ts";
import { ModelFailure } from "../failures/model-failure.ts";
import { redact } from "../failures/redact.ts";
import type { ChatOptions, ChatRequest, ChatResult, FinishReason, ModelConnection, RequestedCall } from "../types.ts";
import { emptyAnswer } from "./answer.ts";
import type { CallState, Outbound } from "./attempt.ts";
import { attempt } from "./attempt.ts";
import { readErrorBody } from "./error-body.ts";
import type { PreparedRequest } from "./request-body.ts";
import { prepareRequest } from "./request-body.ts";
import { finishCalls } from "./tool-calls.ts";
import { type Change, findChange, guessChange } from "./unsupported-parameters.ts";
import { readUsage, wasSilentlyCut } from "./usage.ts";

const defaultMaxBytes = 1_000_000;

export interface ChatCall {
  connection: ModelConnection;
  request: ChatRequest;
  options: ChatOptions;
  outbound: Outbound;
  /** Wall clock, for waits given as a date. */
  clock: () => number;
}

/**
 * One call to a model. What the endpoint refuses to understand is left out and the request sent again, each thing once;
 * every other failure is thrown as `ModelFailure`.
 */
export async function chat(input: ChatCall): Promise<ChatResult> {
  const { connection, request } = input;
  const call = startCall(input);
  const dropped = new Set<string>();
  const guessed: Guessed = { known: {}, dropped: [], learned: {} };
  for (;;) {
    const prepared = prepareRequest(connection, request, { ...connection.capabilities, ...call.learned, ...guessed.known });
    for (const name of prepared.left_out) dropped.add(name);
    try {
      const finish = await attempt(call, prepared);
      // Only now is it sure that the guess was right.
      Object.assign(call.learned, guessed.learned);
      return await result({ input, call, prepared, finish, dropped: [...dropped, ...guessed.dropped] });
    } catch (error) {
      // What breaks after the first word is not about the request.
      const refused = error instanceof APIError && call.answer.text === "" ? error : null;
      const body = readErrorBody(refused?.error);
      const change = refused && findChange(refused.status, body, prepared.body);
      // A second word about the same thing, such as both names of the length limit refused, would go round for ever.
      const isNews = change !== null && Object.keys(change.learned).some((key) => !(key in call.learned));
      if (isNews) {
        for (const name of change.dropped) dropped.add(name);
        Object.assign(call.learned, change.learned);
      } else if (!refused || !guess(guessed, guessChange(refused.status, body, prepared.body), refused.status))
        throw failure({ input, call, error, dropped: [...dropped] });
    }
  }
}

/** What is left out without having been told to. */
interface Guessed {
  known: Capabilities;
  dropped: string[];
  /** What of it may be remembered when it helps: a server's own fault proves nothing. */
  learned: Capabilities;
}

/** Takes a guess up; false when there is none. */
function guess(guessed: Guessed, change: Change | null, status: number | undefined): boolean {
  if (!change) return false;
  Object.assign(guessed.known, change.learned);
  guessed.dropped.push(...change.dropped);
  if (status !== 500) Object.assign(guessed.learned, change.learned);
  return true;
}

function startCall({ connection, request, options, outbound }: ChatCall): CallState {
  return {
    connection,
    outbound,
    maxBytes: request.max_bytes ?? defaultMaxBytes,
    signal: options.signal,
    onText: options.onText,
    startedAt: performance.now(),
    answer: emptyAnswer({ takes_calls: (request.tools?.length ?? 0) > 0, secrets: secretsOf(connection) }),
    http_status: null,
    first_token_ms: null,
    learned: {},
  };
}

interface Ending {
  input: ChatCall;
  call: CallState;
  dropped: string[];
}

async function result(ending: Ending & { prepared: PreparedRequest; finish: FinishReason }): Promise<ChatResult> {
  const { call, input } = ending;
  const { note } = call.answer;
  return {
    text: call.answer.text,
    tool_calls: safeCalls(ending),
    finish_reason: ending.finish,
    usage: readUsage(call.answer, input.request.messages, secretsOf(input.connection)),
    answered_by: call.answer.model === null ? null : redact(call.answer.model, secretsOf(input.connection)).slice(0, 200),
    ...times(call),
    dropped: ending.dropped,
    learned: call.learned,
    http_status: call.http_status ?? 200,
    json_mode: ending.prepared.json_mode,
    silently_cut: await wasSilentlyCut(call.answer, input.request.messages),
    ...(note !== undefined && { note: hideSecrets(note, secretsOf(input.connection)) }),
  };
}

function failure(ending: Ending & { error: unknown }): ModelFailure {
  const { call, input } = ending;
  const { connection } = input;
  const seen = { http_status: call.http_status, hasBegun: call.answer.chunks > 0, now: input.clock() };
  const { words, ...found } = classifyFailure(ending.error, seen);
  const secrets = secretsOf(connection);
  // What broke off may end with the beginning of a key.
  const partial_calls = safeCalls(ending).map((one) => ({ ...one, arguments: createSecretVeil(secrets).take(one.arguments) }));
  const hasUsage = call.answer.usage !== null || call.answer.text !== "" || partial_calls.length > 0;
  return new ModelFailure({
    ...found,
    model: connection.deployment_name ?? connection.model_name,
    timeouts: connection.timeouts,
    endpoint_words: redact(words, secrets),
    partial_text: call.answer.text,
    partial_calls,
    usage: hasUsage ? readUsage(call.answer, input.request.messages, secrets) : null,
    dropped: ending.dropped,
    learned: call.learned,
    ...times(call),
  });
}

/** What was asked of tools, without keys that an endpoint may have put there. */
function safeCalls({ call, input }: Ending): RequestedCall[] {
  const safe = (text: string) => hideSecrets(text, secretsOf(input.connection));
  return finishCalls(call.answer.calls).map((one) => ({ id: safe(one.id), name: safe(one.name), arguments: safe(one.arguments) }));
}

const secretsOf = ({ api_key, extra_headers }: ModelConnection) => [api_key ?? "", ...Object.values(extra_headers)];

const times = (call: CallState) => ({
  first_token_ms: call.first_token_ms === null ? null : Math.round(call.first_token_ms),
  total_ms: Math.round(performance.now() - call.startedAt),
});
