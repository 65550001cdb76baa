import type { Capabilities, ModelProvider, Parameters } from "@copydesk/contracts";

/** Longest waits of one call, in milliseconds. */
export interface CallTimeouts {
  /** Until a connection to the endpoint stands, name lookup included. */
  connect_ms: number;
  /** From sending the request until the first text arrives. */
  first_token_ms: number;
  /** Between two pieces of a streamed answer. */
  silence_ms: number;
  /** The whole call, from first to last byte. */
  total_ms: number;
}

export const defaultTimeouts: CallTimeouts = { connect_ms: 10_000, first_token_ms: 60_000, silence_ms: 45_000, total_ms: 600_000 };

/** Everything one call needs to know about a model and its endpoint. The key is in the clear: never log this. */
export interface ModelConnection {
  id: string;
  provider: ModelProvider;
  model_name: string;
  deployment_name: string | null;
  endpoint_url: string | null;
  api_version: string | null;
  api_key: string | null;
  extra_headers: Record<string, string>;
  /** Tokens the model can read and write together; null when unknown. */
  context_size: number | null;
  timeouts: CallTimeouts;
  capabilities: Capabilities;
}

/** A function that a model may ask to have called. */
export interface OfferedTool {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  parameters: Record<string, unknown>;
}

/** A call that a model asks for. Nothing about it is checked: the name may be of no tool, the arguments may be anything. */
export interface RequestedCall {
  id: string;
  name: string;
  /** As the model wrote them; JSON when it did well. */
  arguments: string;
}

export interface TextMessage {
  role: "system" | "user" | "assistant";
  content: string;
}
/** What a model said when it asked for calls; one `ToolMessage` for each of them follows. */
export interface CallingMessage {
  role: "assistant";
  content: string;
  tool_calls: RequestedCall[];
}
export interface ToolMessage {
  role: "tool";
  tool_call_id: string;
  content: string;
}
export type ChatMessage = TextMessage | CallingMessage | ToolMessage;

export interface ChatRequest {
  messages: ChatMessage[];
  parameters: Parameters;
  /** The wanted shape, as JSON schema. Asked for as schema, as JSON mode or only in words, whichever the endpoint understands. */
  json?: { name: string; schema: Record<string, unknown> };
  /** What the model may have called. An endpoint that refuses functions is asked without; `ChatResult.dropped` then names `tools`. */
  tools?: OfferedTool[];
  /** Most bytes of text taken from the answer; 1 MB when absent. */
  max_bytes?: number;
}

/**
 * What a call used, in parts that do not overlap: all input is `tokens_fresh` and `tokens_cached`, all output `tokens_out`
 * and `tokens_reasoning`. Null is what the endpoint did not say.
 */
export interface ChatUsage {
  tokens_fresh: number;
  tokens_cached: number | null;
  tokens_out: number;
  tokens_reasoning: number | null;
  /** The endpoint did not say; counted by us. */
  estimated: boolean;
  /** As the endpoint put it; null when it said nothing, or far too much. */
  raw: unknown;
}

export type FinishReason = "stop" | "length" | "tool_calls";

export type JsonMode = "schema" | "object" | "text";

export interface ChatResult {
  text: string;
  /** Empty unless tools were offered. */
  tool_calls: RequestedCall[];
  /** `length`: the endpoint stopped at its length limit and the answer is not complete. `tool_calls`: it waits for what they give. */
  finish_reason: FinishReason;
  usage: ChatUsage;
  /** Null when the answer came in one piece. */
  first_token_ms: number | null;
  total_ms: number;
  /** Parameters the endpoint refused, which were left out. */
  dropped: string[];
  /** What this call found out about the endpoint, to be remembered on the model. */
  learned: Capabilities;
  /** What the endpoint calls the model that answered; null when it does not say. */
  answered_by: string | null;
  http_status: number;
  json_mode: JsonMode | null;
  /** The endpoint read far less than was sent. */
  silently_cut: boolean;
  /** What the built-in writer has to say about its own text, for the person. */
  note?: string;
}

export interface ChatOptions {
  /** Ends the call with a failure of kind `cancelled`. */
  signal?: AbortSignal;
  /** Called with every piece of text in order. */
  onText?: (delta: string) => void;
}

/** What an endpoint says when it is asked which models it offers. */
export interface EndpointAnswer {
  http_status: number;
  /** Names of models; null when it does not list them. */
  models: string[] | null;
  /** Its own words when it refused, without keys. */
  words: string;
  milliseconds: number;
}

export interface ToolsAnswer {
  calls_tools: boolean;
  /** Its own words when it refused, without keys. */
  words: string;
  milliseconds: number;
}

export interface AskOptions {
  signal?: AbortSignal;
  /** For the whole question and answer. */
  timeout_ms: number;
}

export interface ModelClient {
  /** One call. Throws `ModelFailure`; trying again is the caller's decision. */
  chat(connection: ModelConnection, request: ChatRequest, options: ChatOptions): Promise<ChatResult>;
  /** Asks the endpoint which models it offers; costs nothing. Throws `ModelFailure` when no answer comes. */
  list(connection: ModelConnection, options: AskOptions): Promise<EndpointAnswer>;
  /** Whether the model calls a function that it is offered. Throws `ModelFailure` for whatever else goes wrong. */
  tryTools(connection: ModelConnection, options: AskOptions): Promise<ToolsAnswer>;
  /** Opens a connection ahead of the first call; never fails. */
  warm(connection: ModelConnection): Promise<void>;
  /** Closes idle connections. */
  close(): Promise<void>;
}

/** How the built-in writer delivers its text. */
export interface BuiltinBehaviour {
  /** Before the first word. */
  delay_ms?: number;
  /** Words a second; 0 gives everything at once. */
  tokens_per_second?: number;
  /** Longest time a whole answer may take to arrive; long ones come in larger pieces. 0: no bound. */
  longest_ms?: number;
}
