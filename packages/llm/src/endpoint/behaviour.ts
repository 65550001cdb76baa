import type { BuiltinBehaviour } from "../types.ts";

/** Everything an endpoint is known to do wrong, by name. */
export const faults = [
  /** 429; `retry_after` in seconds or as a date. */
  "busy",
  /** 429 with `insufficient_quota`. */
  "no_credit",
  /** 401 that echoes the key. */
  "bad_key",
  /** 403. */
  "not_allowed",
  /** 404 for the model. */
  "not_found",
  /** `status`, 500 when absent; `retry_after` too. */
  "server_error",
  /** Takes the request and never answers. */
  "hang",
  /** Sends headers and never a word. */
  "silent_start",
  /** Falls silent after `after_words`, the connection stays open. */
  "stall",
  /** Breaks the connection after `after_words`. */
  "reset",
  /** Breaks the connection before any header. */
  "reset_before_headers",
  /** Ends in order after `after_words`, without finish reason and `[DONE]`. */
  "unfinished",
  /** Sends an error inside the stream after `after_words`; `code` says which. */
  "error_event",
  /** 200 with a web page. */
  "html",
  /** 200 with JSON that is no answer. */
  "other_json",
  /** Answers without any choice. */
  "empty_choices",
  /** Answers with null as text. */
  "null_content",
  /** Stops at the length limit after `after_words`. */
  "length",
  /** Stopped by the filter after `after_words`. */
  "filtered",
  /** 400 from the filter, with categories. */
  "filtered_request",
  /** Declines in the `refusal` field. */
  "refusal",
  /** Azure's odd pieces around a right answer. */
  "azure_chunks",
  /** 400 because the prompt is too long. */
  "context_too_long",
  /** Reads only the beginning and does not say so. */
  "silent_cut",
  /** JSON that does not parse; right once an answer was sent back. */
  "invalid_json",
  /** JSON of another shape; right once an answer was sent back. */
  "wrong_shape",
  /** English whatever was asked for; right once an answer was sent back. */
  "wrong_language",
  /** Far over every limit; right once an answer was sent back. */
  "over_limit",
  /** Says nothing about tokens. */
  "no_usage",
  /** Never stops. */
  "endless",
  /** 307 to `redirect_to`. */
  "redirect",
] as const;
export type Fault = (typeof faults)[number];

/** What an endpoint may refuse with 400 and `param`, as long as it is sent. */
export type UnsupportedFeature =
  | "json_schema"
  | "json_object"
  | "temperature"
  | "top_p"
  | "penalties"
  | "seed"
  | "stop"
  | "reasoning_effort"
  | "max_tokens"
  | "max_completion_tokens"
  | "system_role"
  | "stream_options"
  | "stream"
  | "tools";

export interface FakeToolCall {
  name: string;
  /** Text is sent as it is, broken JSON too. */
  arguments: string | Record<string, unknown>;
  /** A made-up one when absent. */
  id?: string;
}

/**
 * - `whole`: each call in one piece, without a number
 * - `one_piece`: all calls in one piece
 * - `number_zero`: each call whole, all under number 0
 * - `without_ids`: in fragments, without ids
 * - `objects`: whole, with arguments as objects
 */
export const callWritings = ["fragments", "whole", "one_piece", "number_zero", "without_ids", "objects"] as const;
export type CallWriting = (typeof callWritings)[number];

/** How the endpoint plays. Nothing set: it answers as the built-in writer does, at once. */
export interface Behaviour extends BuiltinBehaviour {
  fault?: Fault;
  /** Words that come before the fault strikes; 5 when absent. */
  after_words?: number;
  retry_after?: number | string;
  status?: number;
  code?: string;
  redirect_to?: string;
  unsupported?: UnsupportedFeature[];
  /** How it says so, instead of as OpenAI does; text is sent as text. */
  unsupported_answer?: { status: number; body: unknown };
  /** Faults of the text stay even when an answer was sent back with its faults. */
  even_when_corrected?: boolean;
  /** Calls the first function that it is offered, unless functions are among what it refuses. */
  calls_tools?: boolean;
  /** Calls these instead of saying something, whatever it was offered; nothing of it is checked. */
  tool_calls?: FakeToolCall[];
  /** How calls are written in a stream: in fragments as OpenAI does when absent. */
  tool_calls_as?: CallWriting;
  /** Names it lists when it is asked for its models. */
  models?: string[];
  /** The only key it accepts; any when absent. */
  key?: string;
  /** Given instead of what the writer would write. */
  text?: string;
}
