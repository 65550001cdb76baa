import type { Capabilities, Parameters } from "@copydesk/contracts";
import type OpenAI from "openai";
import type { ChatMessage, ChatRequest, JsonMode, ModelConnection, TextMessage } from "../types.ts";
import { strictSchema } from "./strict-schema.ts";

export type RequestBody = OpenAI.Chat.ChatCompletionCreateParams;

export interface PreparedRequest {
  body: RequestBody;
  json_mode: JsonMode | null;
  streaming: boolean;
  /** Parameters that were asked for and are left out because the endpoint is known not to understand them. */
  left_out: string[];
}

/** What is sent, as far as the endpoint is known to understand it. */
export function prepareRequest(connection: ModelConnection, request: ChatRequest, known: Capabilities): PreparedRequest {
  const jsonMode = request.json ? chooseJsonMode(known) : null;
  const streaming = known.streaming !== false;
  const tools = known.tools === false ? [] : (request.tools ?? []);
  // Without tools on offer most endpoints refuse messages about calls as well.
  const asked = tools.length > 0 ? request.messages : toolsInWords(request.messages);
  const messages = known.system_role === false ? withoutSystem(asked) : asked;
  const parameters = readParameters(request.parameters, known, usesNewLimit(connection, known));
  const body: RequestBody = {
    model: connection.deployment_name ?? connection.model_name,
    messages: (jsonMode === "object" || jsonMode === "text" ? mentionJson(messages) : messages).map(wireMessage),
    ...parameters.sent,
    ...(request.json && jsonMode !== null && responseFormat(request.json, jsonMode)),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: "function" as const, function: tool })) }),
    ...(streaming && { stream: true as const }),
    ...(streaming && known.stream_options !== false && { stream_options: { include_usage: true } }),
  };
  const leftOut = (request.tools?.length ?? 0) > tools.length ? ["tools", ...parameters.left_out] : parameters.left_out;
  return { body, json_mode: jsonMode, streaming, left_out: leftOut };
}

const chooseJsonMode = (known: Capabilities): JsonMode =>
  known.json_schema !== false ? "schema" : known.json_mode !== false ? "object" : "text";

// OpenAI's newer models refuse `max_tokens`, most other servers know nothing else.
const usesNewLimit = (connection: ModelConnection, known: Capabilities) =>
  known.max_completion_tokens ?? (connection.provider === "openai" && !connection.endpoint_url);

function readParameters(parameters: Parameters, known: Capabilities, newLimit: boolean) {
  const leftOut: string[] = [];
  const take = <K extends keyof Parameters, N extends string>(key: K, capability: keyof Capabilities | null, name: N) => {
    const parameter = parameters[key];
    if (!parameter?.enabled) return {};
    if (capability !== null && known[capability] === false) {
      leftOut.push(key);
      return {};
    }
    return { [name]: parameter.value } as Record<N, NonNullable<Parameters[K]>["value"]>;
  };
  const sent = {
    ...take("temperature", "temperature", "temperature"),
    ...take("top_p", "top_p", "top_p"),
    ...(newLimit ? take("max_tokens", null, "max_completion_tokens") : take("max_tokens", null, "max_tokens")),
    ...take("frequency_penalty", "penalties", "frequency_penalty"),
    ...take("presence_penalty", "penalties", "presence_penalty"),
    ...take("seed", "seed", "seed"),
    ...take("stop", "stop", "stop"),
    ...take("reasoning_effort", "reasoning_effort", "reasoning_effort"),
  };
  return { sent, left_out: leftOut };
}

function responseFormat(json: NonNullable<ChatRequest["json"]>, mode: JsonMode): Pick<RequestBody, "response_format"> {
  if (mode === "text") return {};
  if (mode === "object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: { name: json.name, ...strictSchema(json.schema) } } };
}

/** System messages become the beginning of the first message of the person. */
function withoutSystem(messages: readonly ChatMessage[]): ChatMessage[] {
  const system = messages.filter((one) => one.role === "system").map((one) => one.content);
  const rest = messages.filter((one) => one.role !== "system");
  const first = rest.findIndex((one) => one.role === "user");
  if (system.length === 0) return rest;
  if (first === -1) return [{ role: "user", content: system.join("\n\n") }, ...rest];
  return rest.map((one, index) => (index === first ? { ...one, content: [...system, one.content].join("\n\n") } : one));
}

/** JSON mode is refused by OpenAI unless a message speaks of JSON. A message of its own would break the turns that some templates want. */
function mentionJson(messages: ChatMessage[]): ChatMessage[] {
  if (messages.some((one) => /json/i.test(one.content))) return messages;
  const last = messages.findLastIndex((one) => one.role === "user");
  if (last === -1) return [...messages, { role: "user", content: wantsJson }];
  return messages.map((one, index) => (index === last ? { ...one, content: `${one.content}\n\n${wantsJson}` } : one));
}

const wantsJson = "Answer with one JSON object and nothing else.";

/** A message in the protocol's own shape. */
function wireMessage(message: ChatMessage): OpenAI.Chat.ChatCompletionMessageParam {
  if (!("tool_calls" in message)) return message;
  return {
    role: "assistant",
    // Beside calls an empty text is refused by some; all take null.
    content: message.content === "" ? null : message.content,
    tool_calls: message.tool_calls.map((call) => ({
      id: call.id,
      type: "function",
      function: { name: call.name, arguments: call.arguments },
    })),
  };
}

/** The same conversation for an endpoint without functions: what was called and what it gave, in words. */
function toolsInWords(messages: readonly ChatMessage[]): TextMessage[] {
  return messages.map((message): TextMessage => {
    if (message.role === "tool") return { role: "user", content: `What was looked up:\n${message.content}` };
    if (!("tool_calls" in message)) return message;
    const calls = message.tool_calls.map((call) => `I look up ${call.name} ${call.arguments}`);
    return { role: "assistant", content: [message.content, ...calls].filter(Boolean).join("\n") };
  });
}
