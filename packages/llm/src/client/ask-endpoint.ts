import { APIError } from "openai";
import { z } from "zod";
import { CallFault } from "../failures/call-fault.ts";
import { classifyFailure } from "../failures/classify-failure.ts";
import { ModelFailure } from "../failures/model-failure.ts";
import { redact } from "../failures/redact.ts";
import type { AskOptions, EndpointAnswer, ModelConnection, ToolsAnswer } from "../types.ts";
import type { Outbound } from "./attempt.ts";
import { readErrorBody, withReadableError } from "./error-body.ts";
import { meterResponse } from "./meter.ts";
import { sdkClient } from "./sdk-client.ts";

/** Lists of models can be long: some providers offer hundreds, each with a page of facts. */
const mostBytes = 8_000_000;

export interface Asking {
  connection: ModelConnection;
  options: AskOptions;
  outbound: Outbound;
  clock: () => number;
}

/** Asks for the list of models, which costs nothing. Any answer is an answer, a refusal too. @throws ModelFailure when none came. */
export function askEndpoint(asking: Asking): Promise<EndpointAnswer> {
  return ask(asking, async (client) => {
    const response = await client.models.list().asResponse();
    return { http_status: response.status, models: namesIn(await response.text()), words: "" };
  });
}

const listSchema = z.object({ data: z.array(z.object({ id: z.string().max(300) })) });

/** Null for what is no list of models, such as a web page. */
function namesIn(text: string): string[] | null {
  try {
    return listSchema.parse(JSON.parse(text)).data.map((one) => one.id);
  } catch {
    return null;
  }
}

const toolName = "report";

/** Offers the model a function that it should call. @throws ModelFailure for whatever is not about functions. */
export async function askForTool(asking: Asking): Promise<ToolsAnswer> {
  const { connection } = asking;
  const answer = await ask(asking, async (client) => {
    const { data } = await client.chat.completions
      .create({
        model: connection.deployment_name ?? connection.model_name,
        messages: [{ role: "user", content: `Call the function ${toolName} with the word ready.` }],
        tools: [{ type: "function", function: { name: toolName, description: "Reports a word.", parameters: reportSchema } }],
      })
      .withResponse();
    const called = calledSchema.safeParse(data);
    return {
      http_status: 200,
      words: "",
      calls_tools: called.success && called.data.choices.some((one) => one.message.tool_calls?.length),
    };
  });
  const status = answer.http_status;
  if ("calls_tools" in answer) return { calls_tools: answer.calls_tools === true, words: answer.words, milliseconds: answer.milliseconds };
  if ([400, 404, 405, 415, 422, 501].includes(status))
    return { calls_tools: false, words: answer.words, milliseconds: answer.milliseconds };
  throw failureOf(asking, answer.error, { milliseconds: answer.milliseconds, http_status: status });
}

const reportSchema = { type: "object", properties: { word: { type: "string" } }, required: ["word"], additionalProperties: false };
const calledSchema = z.object({ choices: z.array(z.object({ message: z.object({ tool_calls: z.array(z.unknown()).nullish() }) })) });

type Client = ReturnType<typeof sdkClient>;
interface Refused {
  http_status: number;
  words: string;
  models: null;
  error: unknown;
}

/** One request within its time. A refusal of the endpoint is an answer, everything else a failure. */
async function ask<T extends { http_status: number; words: string }>(
  asking: Asking,
  send: (client: Client) => Promise<T>,
): Promise<(T | Refused) & { milliseconds: number }> {
  const { connection, options, outbound } = asking;
  const startedAt = performance.now();
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(new CallFault("too_long_call")), options.timeout_ms);
  const cancel = () => ending.abort(new CallFault("cancelled"));
  if (options.signal?.aborted) cancel();
  options.signal?.addEventListener("abort", cancel, { once: true });
  const milliseconds = () => Math.round(performance.now() - startedAt);
  const metered: typeof fetch = async (input, init) => {
    const { connect_ms } = connection.timeouts;
    const response = await outbound(input, { ...init, signal: ending.signal, connect_ms: Math.min(connect_ms, options.timeout_ms) });
    return withReadableError(meterResponse(response, { bytes: mostBytes, line_bytes: mostBytes }));
  };
  try {
    return { ...(await send(sdkClient(connection, metered))), milliseconds: milliseconds() };
  } catch (error) {
    const reason = ending.signal.reason instanceof CallFault ? ending.signal.reason : error;
    if (reason instanceof APIError && typeof reason.status === "number" && reason.status >= 400) {
      const { code, message } = readErrorBody(reason.error);
      const words = redact([code, message ?? reason.message].filter(Boolean).join(": "), secretsOf(connection));
      return { http_status: reason.status, words, models: null, error: reason, milliseconds: milliseconds() };
    }
    throw failureOf(asking, reason, { milliseconds: milliseconds(), http_status: null });
  } finally {
    clearTimeout(late);
    options.signal?.removeEventListener("abort", cancel);
    if (!ending.signal.aborted) queueMicrotask(() => ending.abort());
  }
}

function failureOf({ connection, options, clock }: Asking, error: unknown, seen: { milliseconds: number; http_status: number | null }) {
  const { words, ...found } = classifyFailure(error, { http_status: seen.http_status, hasBegun: false, now: clock() });
  return new ModelFailure({
    ...found,
    model: connection.deployment_name ?? connection.model_name,
    timeouts: { ...connection.timeouts, total_ms: options.timeout_ms },
    endpoint_words: redact(words, secretsOf(connection)),
    total_ms: seen.milliseconds,
  });
}

const secretsOf = (connection: ModelConnection) => [connection.api_key ?? "", ...Object.values(connection.extra_headers)];
