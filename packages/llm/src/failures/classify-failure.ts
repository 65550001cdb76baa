import { APIConnectionTimeoutError, APIError } from "openai";
import { filteredCategory } from "../client/chunk-schema.ts";
import { readErrorBody } from "../client/error-body.ts";
import { AddressRefused, RedirectRefused } from "../outbound/address-policy.ts";
import { ConnectTimeout } from "../outbound/checked-connector.ts";
import { CallFault } from "./call-fault.ts";
import type { FailureKind } from "./failure-rules.ts";

export interface Classified {
  kind: FailureKind;
  http_status: number | null;
  /** The endpoint's or the network's own words, not yet redacted. */
  words: string;
  category: string | null;
  retry_after_ms: number | null;
}

export interface Circumstances {
  /** Status of the answer, if there was one. */
  http_status: number | null;
  /** Some of an answer had come. */
  hasBegun: boolean;
  now: number;
}

/** Which of our kinds an error is, whoever threw it: we, the SDK, the network, or the endpoint in its own words. */
export function classifyFailure(error: unknown, seen: Circumstances): Classified {
  const plain = { http_status: seen.http_status, category: null, retry_after_ms: null };
  const chain = causes(error);
  const fault = chain.find((one) => one instanceof CallFault);
  if (fault) return { ...plain, kind: fault.kind, words: fault.message, category: fault.category };
  const redirect = chain.find((one) => one instanceof RedirectRefused);
  if (redirect) return { ...plain, kind: "redirected", http_status: redirect.status, words: redirect.message };
  const refused = chain.find((one) => one instanceof AddressRefused);
  if (refused) return { ...plain, kind: "address_refused", words: refused.message };
  const reported = chain[0];
  if (reported instanceof APIError && (reported.status !== undefined || isReported(reported))) return byReport(reported, seen);
  return { ...plain, kind: byNetwork(chain, seen), words: chain.map((one) => one.message).join(": ") };
}

/** An error event inside a stream has no status, but a body. */
const isReported = (error: APIError) => error.error !== undefined && error.error !== null;

function byReport(error: APIError, seen: Circumstances): Classified {
  const body = readErrorBody(error.error);
  const status = error.status ?? null;
  // Of an error that says nothing the SDK gives the empty form that it came in.
  const said = body.message ?? (status === null ? error.message : `The endpoint answered ${status}`);
  const words = [body.code, body.type, body.param, said].filter(Boolean).join(" · ");
  const kind = byCode(`${body.code ?? ""} ${body.type ?? ""}`, body.message ?? error.message, status) ?? byStatus(status, seen);
  return {
    kind,
    http_status: status ?? seen.http_status,
    words,
    category: kind === "filtered" ? filteredCategory(body.innererror?.content_filter_result) : null,
    retry_after_ms: readRetryAfter(error.headers, words, seen.now),
  };
}

/** By the names providers use; null when these say nothing and the status must do. */
function byCode(code: string, message: string, status: number | null): FailureKind | null {
  if (/insufficient_quota|billing|credit|payment/i.test(code)) return "no_credit";
  if (
    (status === 429 || status === 402 || status === 403) &&
    /insufficient (?:quota|balance|credit)|no credit|credit balance/i.test(message)
  ) {
    return "no_credit";
  }
  if (/content_filter|content_policy|ResponsibleAI/i.test(code)) return "filtered";
  if (/context_length|string_above_max_length|prompt_too_long/i.test(code)) return "context_too_long";
  if ((status === 400 || status === 413 || status === null) && tooLong.test(message)) return "context_too_long";
  if (/rate_limit|too_many_requests|overloaded/i.test(code) && (status === null || status === 429)) return "busy";
  if (/invalid_api_key|authentication/i.test(code)) return "bad_key";
  if (/model_not_found|DeploymentNotFound/i.test(code)) return "not_found";
  if (status === null && /permission/i.test(code)) return "not_allowed";
  if (status === null && /invalid_request/i.test(code)) return "bad_request";
  if (status === null && /server_error|internal|api_error|overloaded|unavailable/i.test(code)) return "server_error";
  const number = /\b([45]\d\d)\b/.exec(code);
  return status === null && number ? byStatus(Number(number[1]), null) : null;
}

const tooLong =
  /maximum context length|context (?:length|window|size)|prompt is too long|too many (?:input )?tokens|exceeds? the (?:available )?context|reduce the length/i;

function byStatus(status: number | null, seen: Circumstances | null): FailureKind {
  if (status === null) return seen?.hasBegun ? "interrupted" : "server_error";
  if (status >= 300 && status < 400) return "redirected";
  const known: Record<number, FailureKind> = {
    401: "bad_key",
    402: "no_credit",
    403: "not_allowed",
    404: "not_found",
    405: "not_an_endpoint",
    408: "server_error",
    409: "server_error",
    413: "context_too_long",
    425: "server_error",
    429: "busy",
  };
  return known[status] ?? (status >= 500 ? "server_error" : "bad_request");
}

function byNetwork(chain: readonly Error[], seen: Circumstances): FailureKind {
  if (chain.some((one) => one instanceof ConnectTimeout)) return "connect_timeout";
  // Ports of mail servers and the like, which the fetch standard never connects to.
  if (chain.some((one) => one.message === "bad port")) return "address_refused";
  const codes = chain.map((one) => ("code" in one && typeof one.code === "string" ? one.code : ""));
  if (codes.some((code) => code === "UND_ERR_CONNECT_TIMEOUT" || code === "ETIMEDOUT")) return "connect_timeout";
  if (codes.some((code) => /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOST|ENET|EADDR|CERT_|ERR_TLS|ERR_SSL|DEPTH_|SELF_|UNABLE_)/.test(code)))
    return "unreachable";
  // What is no HTTP at all may come without a code.
  if (codes.some((code) => /^(?:HPE_|EPROTO)/.test(code)) || chain.some((one) => one.name === "HTTPParserError")) return "not_an_endpoint";
  if (chain.some((one) => one instanceof APIConnectionTimeoutError)) return "too_long_call";
  // The SDK's word for a stream whose events are not JSON.
  if (chain.some((one) => one instanceof SyntaxError) && !seen.hasBegun) return "not_an_endpoint";
  return "interrupted";
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let one: unknown = error; one instanceof Error && chain.length < 8; one = one.cause) {
    chain.push(one);
    // Connecting to several addresses fails with one error for each.
    if (one instanceof AggregateError) chain.push(...one.errors.filter((inner): inner is Error => inner instanceof Error));
  }
  return chain;
}

/** No wait is longer than an hour, whatever an endpoint says: one wrong header must not stop everybody's work for a day. */
const longest = 3_600_000;

/**
 * How long an endpoint asks to wait, in milliseconds, or null. Reads `retry-after-ms`, then `Retry-After` as seconds
 * or as an HTTP date (RFC 9110, 10.2.3), then what its words say ("Please try again in 20s").
 */
export function readRetryAfter(headers: Headers | undefined, words: string, now: number): number | null {
  const wait = fromHeaders(headers, now) ?? fromWords(words);
  return wait === null ? null : Math.min(Math.max(0, Math.ceil(wait)), longest);
}

function fromHeaders(headers: Headers | undefined, now: number): number | null {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (Number.isFinite(ms)) return ms;
  const value = headers?.get("retry-after")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now;
}

function fromWords(words: string): number | null {
  const wait = /try again in ((?:\d+(?:\.\d+)?\s*(?:ms|s|m|h)\s*)+)/i.exec(words)?.[1];
  if (wait === undefined) return null;
  const parts = [...wait.matchAll(/(\d+(?:\.\d+)?)\s*(ms|s|m|h)/gi)];
  return parts.reduce((sum, [, value, unit]) => sum + Number(value) * (milliseconds[unit?.toLowerCase() ?? ""] ?? 0), 0);
}

const milliseconds: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
