import type { Capabilities, ModelTestStep } from "@copydesk/contracts";
import { type ChatRequest, type ChatResult, type ModelConnection, ModelFailure } from "@copydesk/llm";
import { callOnce } from "../../generation/index.ts";
import type { Core } from "../../kernel/index.ts";
import { type Ask, tryOutline, tryPiece } from "./campaign-steps.ts";
import { adviseOn, adviseOnKey } from "./failure-words.ts";
import type { Trial } from "./trial.ts";

export type StepResult = Omit<ModelTestStep, "step">;

/** Longest waits of a test, in milliseconds: somebody is watching. */
const patience = { connect_ms: 10_000, first_token_ms: 30_000, silence_ms: 20_000, total_ms: 60_000 };
const askTimeout = 15_000;

/** One step of the test; what it finds out is kept in the trial. Never throws. */
export async function runStep(core: Core, trial: Trial, step: ModelTestStep["step"]): Promise<StepResult> {
  const startedAt = performance.now();
  try {
    const result = await steps[step](core, trial);
    return { detail: null, milliseconds: Math.round(performance.now() - startedAt), ...result };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    const milliseconds = Math.round(performance.now() - startedAt);
    return { state: "failed", message: adviseOn(failure, trial), detail: failure.endpoint_words.trim() || null, milliseconds };
  }
}

/** A call that is written to the log fails with a sentence for people; what happened is its cause. */
function failureIn(error: unknown): ModelFailure | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof ModelFailure) return one;
  return null;
}

type Found = Pick<StepResult, "state" | "message"> & Partial<Pick<StepResult, "detail">>;

const steps: Record<ModelTestStep["step"], (core: Core, trial: Trial) => Promise<Found>> = {
  address: findAddress,
  sign_in: signIn,
  reply: getReply,
  stream: streamReply,
  json: writeOutline,
  piece: writePiece,
  stop: stopAnswer,
  tools: offerTools,
};

const passed = (message: string): Found => ({ state: "passed", message });
const withPatience = ({ connection }: Trial): ModelConnection => ({ ...connection, timeouts: patience });

async function findAddress({ models }: Core, trial: Trial): Promise<Found> {
  const { connection, answers } = trial;
  if (connection.provider === "builtin") return passed("The built-in writer is part of this server.");
  const answer = await models.list(withPatience(trial), { timeout_ms: askTimeout, signal: trial.signal });
  answers.models = answer.models ?? [];
  if (answer.http_status === 401 || answer.http_status === 403) answers.refusal = answer.words;
  return passed("The server answers.");
}

async function signIn({ models }: Core, trial: Trial): Promise<Found> {
  const { connection, answers } = trial;
  if (connection.provider === "builtin") return passed("It needs no key.");
  if (answers.refusal !== null) return { state: "failed", message: adviseOnKey(trial), detail: answers.refusal || null };
  if (connection.api_key === null) return passed("The endpoint asks for no key.");
  // Many lists of models are open to everybody: only if one is closed without a key did the key open it.
  const stranger = { ...withPatience(trial), api_key: null, extra_headers: {} };
  const without = await models.list(stranger, { timeout_ms: askTimeout, signal: trial.signal });
  const isProven = without.http_status === 401 || without.http_status === 403;
  return passed(isProven ? "The endpoint lists its models only with it." : "Not refused so far. The next step checks it.");
}

async function getReply(core: Core, trial: Trial): Promise<Found> {
  const result = await call(core, trial, {
    messages: [{ role: "user", content: "Answer with this and nothing else: ready" }],
    parameters: trial.parameters,
    assumed: { streaming: false },
  });
  const text = result.text.trim();
  trial.answers.reply = text.length > 200 ? `${text.slice(0, 199)}…` : text;
  const left = result.dropped.filter((name) => name in trial.parameters).map((name) => name.replaceAll("_", " "));
  const without = left.length > 0 ? ` It does not take ${left.join(", ")}; that is left out.` : "";
  return passed(`It wrote “${trial.answers.reply}”.${without}`);
}

async function streamReply(core: Core, trial: Trial): Promise<Found> {
  const result = await call(core, trial, { messages: [{ role: "user", content: "Count from one to ten in words." }], parameters: {} });
  trial.learned.streaming = result.learned.streaming !== false;
  trial.answers.latency_ms = result.first_token_ms;
  if (trial.learned.streaming) return passed(`The first word came after ${formatTime(result.first_token_ms ?? result.total_ms)}.`);
  return { state: "not_supported", message: "Answers come in one piece. People see a text only when it is complete." };
}

async function writeOutline(core: Core, trial: Trial): Promise<Found> {
  return tryOutline(askingAs(core, trial), (mode) => {
    trial.learned.json_schema = mode === "schema";
    trial.learned.json_mode = mode !== "text";
  });
}

async function writePiece(core: Core, trial: Trial): Promise<Found> {
  return tryPiece(askingAs(core, trial));
}

/** Calls as a campaign makes them: streamed where that works, and with the parameters that are set. */
const askingAs =
  (core: Core, trial: Trial): Ask =>
  (request) =>
    call(core, trial, { ...request, parameters: trial.parameters });

/** Long enough that it can be stopped before it is whole. */
const longAnswer = "Count from one to two hundred in words, separated by commas.";

/** Stops an answer at its first word, as a person does who stops a run. */
async function stopAnswer(core: Core, trial: Trial): Promise<Found> {
  if (trial.learned.streaming === false)
    return { state: "not_supported", message: "Answers come in one piece, so nothing is kept of a text that is stopped." };
  const stop = new AbortController();
  let stoppedAt = 0;
  const onText = () => {
    stoppedAt ||= performance.now();
    stop.abort();
  };
  const signal = AbortSignal.any([trial.signal, stop.signal]);
  try {
    await call(core, trial, { messages: [{ role: "user", content: longAnswer }], parameters: {}, signal, onText });
  } catch (error) {
    if (failureIn(error)?.kind !== "cancelled" || trial.signal.aborted) throw error;
    return passed(`Stopped at its first word, the call ended after ${formatTime(performance.now() - stoppedAt)}.`);
  }
  return passed("The answer was complete before it could be stopped.");
}

async function offerTools({ models }: Core, trial: Trial): Promise<Found> {
  const answer = await models.tryTools(withPatience(trial), { timeout_ms: patience.total_ms, signal: trial.signal });
  trial.learned.tools = answer.calls_tools;
  if (answer.calls_tools) return passed("It can call functions, as the chat agent needs.");
  return {
    state: "not_supported",
    message: "It can't call functions. Texts don't need them; the chat agent does.",
    detail: answer.words || null,
  };
}

interface Calling extends ChatRequest {
  /** Taken as known of the endpoint for this call alone. */
  assumed?: Capabilities;
  onText?: (delta: string) => void;
  signal?: AbortSignal;
}

/** One chat, written to the log; what it found out about the endpoint is kept. */
async function call(core: Core, trial: Trial, { assumed = {}, signal = trial.signal, onText, ...request }: Calling): Promise<ChatResult> {
  const { actor, model } = trial;
  const { result } = await callOnce(core, {
    ...request,
    purpose: "test",
    user_id: actor.userId,
    request_id: actor.origin.requestId,
    model,
    connection: { ...withPatience(trial), capabilities: { ...trial.learned, ...assumed } },
    signal,
    ...(onText && { onText }),
  });
  Object.assign(trial.learned, result.learned);
  return result;
}

const formatTime = (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);
