import type { Capabilities } from "@copydesk/contracts";
import type { ErrorBody } from "./chunk-schema.ts";
import type { RequestBody } from "./request-body.ts";

/** Something the endpoint does not understand, and what to remember so that it is not sent again. */
export interface Change {
  /** Names for the log; empty when something was only renamed. */
  dropped: string[];
  learned: Capabilities;
}

interface Rule extends Change {
  /** Whether this was sent at all. */
  sent: (body: RequestBody) => boolean;
  /** Names by which the endpoint may call it. */
  names: RegExp;
  /** Enough by itself: whatever is said about this feature means that it does not work here. */
  always?: boolean;
  /** Answers that it comes with, besides the usual ones. */
  further_statuses?: readonly number[];
}

const usualStatuses: readonly number[] = [400, 422, 501];

/**
 * What to leave out or rename after a refusal of the request; null when the refusal is about something else, such as a
 * value that is out of bounds.
 */
export function findChange(status: number | undefined, error: ErrorBody, body: RequestBody): Change | null {
  if (status === undefined) return null;
  const words = [error.param, error.message].filter(Boolean).join("\n");
  const isUnsupported = refusing.test(`${error.code ?? ""}\n${words}`);
  const named = rules.filter((rule) => fits(rule, status) && rule.sent(body) && (isUnsupported || rule.always));
  const byParam = error.param ? named.find((rule) => rule.names.test(error.param as string)) : undefined;
  const rule = byParam ?? named.find((one) => one.names.test(words));
  return rule ? { dropped: rule.dropped, learned: rule.learned } : null;
}

const fits = (rule: Rule, status: number) => usualStatuses.includes(status) || rule.further_statuses?.includes(status) === true;

const refusing =
  /unsupported|not[ _]supported|n[o']t support|not implemented|only the default|unknown|unrecogni[sz]ed|unexpected|not permitted|not allowed|not available|not enabled|enabled only|forbidden|extra (?:inputs|fields)|must be verified|instead|no endpoints found|requires --/i;

const rules: Rule[] = [
  {
    sent: (body) => body.max_tokens !== undefined,
    names: /\bmax_(?:completion_)?tokens\b/,
    dropped: [],
    learned: { max_completion_tokens: true },
  },
  {
    sent: (body) => body.max_completion_tokens !== undefined,
    names: /\bmax_(?:completion_)?tokens\b/,
    dropped: [],
    learned: { max_completion_tokens: false },
  },
  {
    sent: (body) => body.stream_options !== undefined,
    names: /\bstream_options\b|\binclude_usage\b/,
    dropped: ["stream_options"],
    learned: { stream_options: false },
  },
  {
    sent: (body) => body.response_format?.type === "json_schema",
    names: /response_format|json_schema|structured output|guided/i,
    always: true,
    dropped: ["json_schema"],
    learned: { json_schema: false },
  },
  {
    sent: (body) => body.response_format?.type === "json_object",
    names: /response_format|json_object|json mode/i,
    always: true,
    dropped: ["json_object"],
    learned: { json_mode: false },
  },
  {
    sent: (body) => body.messages.some((message) => message.role === "system"),
    names: /messages\[\d+\]\.role|system (?:role|message|prompt|instruction)|developer instruction|'system'|"system"/i,
    dropped: ["system_role"],
    learned: { system_role: false },
  },
  {
    sent: (body) => body.tools !== undefined,
    names: /\btools?\b|\btool_(?:choice|calls?|use)\b|\bfunction[ _]?call/i,
    // OpenRouter answers 404 ("No endpoints found that support tool use"), llama.cpp 500 ("tools param requires --jinja flag").
    further_statuses: [404, 500],
    dropped: ["tools"],
    learned: { tools: false },
  },
  {
    sent: (body) => body.temperature !== undefined,
    names: /\btemperature\b/,
    dropped: ["temperature"],
    learned: { temperature: false },
  },
  { sent: (body) => body.top_p !== undefined, names: /\btop_p\b/, dropped: ["top_p"], learned: { top_p: false } },
  {
    sent: (body) => body.frequency_penalty !== undefined || body.presence_penalty !== undefined,
    names: /\b(?:frequency|presence)_penalty\b|\bpenalt(?:y|ies)\b/,
    dropped: ["frequency_penalty", "presence_penalty"],
    learned: { penalties: false },
  },
  { sent: (body) => body.seed !== undefined, names: /\bseed\b/, dropped: ["seed"], learned: { seed: false } },
  { sent: (body) => body.stop !== undefined, names: /\bstop\b/, dropped: ["stop"], learned: { stop: false } },
  {
    sent: (body) => body.reasoning_effort !== undefined,
    names: /\breasoning(?:_effort|\.effort)?\b/,
    dropped: ["reasoning_effort"],
    learned: { reasoning_effort: false },
  },
  { sent: (body) => body.stream === true, names: /\bstream(?:ing)?\b/, dropped: ["stream"], learned: { streaming: false } },
];
