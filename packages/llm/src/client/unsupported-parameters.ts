import type { Capabilities } from "@copydesk/contracts";
import type { ErrorBody } from "./error-body.ts";
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
}

/** Answers that may be about the request, though some servers give them for their own faults as well. */
const broken: readonly (number | undefined)[] = [undefined, 404, 405, 415, 500, 502];

/**
 * What to leave out or rename after a refusal of the request; null when the refusal is about something else, such as a
 * value that is out of bounds.
 * @param status undefined for an error inside of an answer that began well.
 */
export function findChange(status: number | undefined, error: ErrorBody, body: RequestBody): Change | null {
  const isOdd = broken.includes(status);
  if (!isOdd && status !== 400 && status !== 422 && status !== 501) return null;
  const words = [error.param, error.message].filter(Boolean).join("\n");
  const isUnsupported = (isOdd ? plainlyRefusing : refusing).test(`${error.code ?? ""}\n${words}`);
  const named = rules.filter((rule) => rule.sent(body) && (isUnsupported || rule.always));
  const byParam = error.param ? named.find((rule) => rule.names.test(error.param as string)) : undefined;
  const rule = byParam ?? named.find((one) => one.names.test(words));
  return rule ? { dropped: rule.dropped, learned: rule.learned } : null;
}

/**
 * What to try without when an endpoint refuses a request and does not say why: what the fewest endpoints understand
 * goes first. Null when the words say something, or nothing is left that could be the reason.
 */
export function guessChange(status: number | undefined, error: ErrorBody, body: RequestBody): Change | null {
  if (status !== 400 && status !== 422 && status !== 500) return null;
  if (!saysNothing.test((error.message ?? "").trim())) return null;
  if (body.response_format?.type === "json_schema") return { dropped: ["json_schema"], learned: { json_schema: false } };
  if (body.response_format?.type === "json_object") return { dropped: ["json_object"], learned: { json_mode: false } };
  if (status !== 500 && body.stream_options !== undefined) return { dropped: ["stream_options"], learned: { stream_options: false } };
  return null;
}

const saysNothing =
  /^(?:(?:\d{3} )?(?:bad request|invalid request|invalid_request_error|invalid_argument|request contains an invalid argument|unprocessable (?:entity|content)|provider returned error|internal server error|upstream error|unknown error|error)[.!]?)?$/i;

const plainlyRefusing =
  /unsupported|not[ _](?:yet )?support|n[o']t (?:yet )?support|not implemented|no endpoints found|not available|requires --/i;

const refusing =
  /unsupported|not[ _](?:yet )?support|n[o']t (?:yet )?support|not implemented|only the default|unknown|unrecogni[sz]ed|unexpected|not permitted|not allowed|not available|not enabled|enabled only|forbidden|extra (?:inputs|fields)|must be verified|instead|not one of the allowed|must be one of|cannot be used|disabled|deprecated|no endpoints found|requires --/i;

const rules: Rule[] = [
  {
    sent: (body) => body.stream !== true,
    names: /\bonly supports? (?:the )?stream|please enable the stream|\bstream(?:ing)? (?:is|mode is) required/i,
    always: true,
    dropped: [],
    learned: { streaming: true },
  },
  {
    sent: (body) => body.temperature !== undefined && body.top_p !== undefined,
    names: /\btemperature\b.{0,20}\btop_p\b.{0,20}\bcannot both\b/i,
    always: true,
    dropped: ["top_p"],
    learned: { top_p: false },
  },
  {
    sent: (body) => body.max_tokens !== undefined,
    names: /\bmax_(?:completion_)?tokens\b/i,
    dropped: [],
    learned: { max_completion_tokens: true },
  },
  {
    sent: (body) => body.max_completion_tokens !== undefined,
    names: /\bmax_(?:completion_)?tokens\b/i,
    dropped: [],
    learned: { max_completion_tokens: false },
  },
  {
    sent: (body) => body.stream_options !== undefined,
    names: /\bstream_?options\b|\binclude_usage\b/i,
    dropped: ["stream_options"],
    learned: { stream_options: false },
  },
  {
    sent: (body) => body.response_format?.type === "json_schema",
    names:
      /response[_ ]?(?:format|schema)|json[_ -]?(?:schema|mode|object)|structured[_ ]?output|guided|grammar|generation_config|expected "?json|no endpoints found that (?:support (?!tool)|can handle)/i,
    always: true,
    dropped: ["json_schema"],
    learned: { json_schema: false },
  },
  {
    sent: (body) => body.response_format?.type === "json_object",
    names:
      /response[_ ]?(?:format|schema)|json[_ -]?(?:mode|object)|structured[_ ]?output|guided|grammar|no endpoints found that (?:support (?!tool)|can handle)/i,
    always: true,
    dropped: ["json_object"],
    learned: { json_mode: false },
  },
  {
    // Templates that know no system role see two messages of a person in a row, or a role that nobody told them of.
    sent: (body) => body.messages.some((message) => message.role === "system"),
    names:
      /roles? must alternate|system role (?:is )?not supported|only user(?:,| and) .*roles? (?:is|are) supported|system message must be/i,
    always: true,
    dropped: ["system_role"],
    learned: { system_role: false },
  },
  {
    sent: (body) => body.messages.some((message) => message.role === "system"),
    names:
      /messages\[\d+\]\.role|system[_ ](?:role|message|prompt|instruction)|developer instruction|'system'|"system"|invalid message passed in/i,
    dropped: ["system_role"],
    learned: { system_role: false },
  },
  {
    sent: (body) => body.tools !== undefined,
    names: /\btools?\b|\btool_(?:choice|calls?|use)\b|\bfunction[ _]?call/i,
    // OpenRouter answers 404 ("No endpoints found that support tool use"), llama.cpp 500 ("tools param requires --jinja flag").
    dropped: ["tools"],
    learned: { tools: false },
  },
  {
    sent: (body) => body.temperature !== undefined,
    names: /\btemperature\b/i,
    dropped: ["temperature"],
    learned: { temperature: false },
  },
  { sent: (body) => body.top_p !== undefined, names: /\btop_?p\b/i, dropped: ["top_p"], learned: { top_p: false } },
  {
    sent: (body) => body.frequency_penalty !== undefined || body.presence_penalty !== undefined,
    names: /\b(?:frequency|presence)_?penalty\b|\bpenalt(?:y|ies)\b/i,
    dropped: ["frequency_penalty", "presence_penalty"],
    learned: { penalties: false },
  },
  { sent: (body) => body.seed !== undefined, names: /\bseed\b/i, dropped: ["seed"], learned: { seed: false } },
  { sent: (body) => body.stop !== undefined, names: /\bstop\b/i, dropped: ["stop"], learned: { stop: false } },
  {
    sent: (body) => body.reasoning_effort !== undefined,
    names: /\breasoning(?:[_.]?effort)?\b/i,
    dropped: ["reasoning_effort"],
    learned: { reasoning_effort: false },
  },
  { sent: (body) => body.stream === true, names: /\bstream(?:ing)?\b/i, dropped: ["stream"], learned: { streaming: false } },
];
