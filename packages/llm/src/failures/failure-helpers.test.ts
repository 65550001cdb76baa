import { APIError } from "openai";
import { describe, expect, test } from "vitest";
import { classifyFailure, readRetryAfter } from "./classify-failure.ts";
import { failureKinds, failureRules } from "./failure-rules.ts";
import { redact } from "./redact.ts";

const now = Date.parse("2026-03-09T09:00:00Z");

describe("how long to wait", () => {
  test.each([
    [{ "retry-after": "20" }, "", 20_000],
    [{ "retry-after": "1.5" }, "", 1_500],
    [{ "retry-after": "Mon, 09 Mar 2026 09:02:00 GMT" }, "", 120_000],
    [{ "retry-after": "Mon, 09 Mar 2026 08:00:00 GMT" }, "", 0],
    [{ "retry-after-ms": "250", "retry-after": "9" }, "", 250],
    [{ "retry-after": "99999999" }, "", 3_600_000],
    [{ "retry-after": "soon" }, "", null],
    [{}, "Please try again in 7.66s. Visit", 7_660],
    [{}, "Please try again in 6m0s", 360_000],
    [{}, "Busy", null],
  ])("%o and %j", (headers, words, expected) => {
    expect(readRetryAfter(new Headers(headers as Record<string, string>), words, now)).toBe(expected);
  });
});

describe("an endpoint's words", () => {
  const key = 'abc"123/+key';
  test.each([
    `Bad key ${key}.`,
    `in a URL ${encodeURIComponent(key)}`,
    `in JSON ${JSON.stringify({ key })}`,
    `in Base64 ${Buffer.from(key).toString("base64")}`,
  ])("lose the key: %s", (words) => {
    const shown = redact(words, [key]);
    expect(shown).toContain("•••");
    expect(shown).not.toContain("123/+key");
    expect(shown).not.toContain(Buffer.from(key).toString("base64"));
  });

  test("lose what looks like one, though nobody gave it", () => {
    expect(redact("Incorrect API key provided: sk-proj-ab***************wxyz.", [])).not.toMatch(/wxyz|sk-/);
    expect(redact("Authorization: Bearer eyJhbGciOi.abc.def", [])).not.toContain("eyJ");
  });

  test("are at most 2 000 characters", () => {
    expect(redact("x".repeat(9_000), [])).toHaveLength(2_000);
  });
});

describe("errors in the words of different providers", () => {
  const seen = { http_status: null, hasBegun: false, now };
  test.each([
    [402, { message: "Payment required" }, "no_credit"],
    [403, { message: "Insufficient balance" }, "no_credit"],
    [429, { code: "billing_hard_limit_reached" }, "no_credit"],
    [429, { code: "rate_limit_exceeded" }, "busy"],
    [400, { message: "This model's maximum context length is 4096 tokens" }, "context_too_long"],
    [400, { message: "prompt is too long: 300000 tokens > 200000 maximum" }, "context_too_long"],
    [413, { message: "Payload too large" }, "context_too_long"],
    [400, { code: "content_policy_violation", message: "No" }, "filtered"],
    [404, { code: "DeploymentNotFound" }, "not_found"],
    [405, { message: "Method not allowed" }, "not_an_endpoint"],
    [400, { message: "temperature must be at most 2", param: "temperature" }, "bad_request"],
    [529, { type: "overloaded_error" }, "server_error"],
    [undefined, { code: 503, message: "upstream" }, "server_error"],
    [undefined, { type: "overloaded_error" }, "busy"],
    [undefined, { code: "context_length_exceeded" }, "context_too_long"],
  ] as const)("%s %o is %s", (status, error, kind) => {
    expect(classifyFailure(new APIError(status, error, undefined, new Headers()), seen).kind).toBe(kind);
  });

  test.each([
    ["ECONNREFUSED", "unreachable"],
    ["ENOTFOUND", "unreachable"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "unreachable"],
    ["ETIMEDOUT", "connect_timeout"],
    ["ECONNRESET", "interrupted"],
    ["HPE_INVALID_CONSTANT", "not_an_endpoint"],
  ])("%s of the network is %s", (code, kind) => {
    const error = new TypeError("fetch failed", { cause: Object.assign(new Error("socket"), { code }) });
    expect(classifyFailure(error, seen).kind).toBe(kind);
  });
});

test("a port that fetch never connects to is an address that may not be used", () => {
  const error = new TypeError("fetch failed", { cause: new Error("bad port") });
  expect(classifyFailure(error, { http_status: null, hasBegun: false, now }).kind).toBe("address_refused");
});

test("every kind has a sentence and a next step that name no key and no code", () => {
  const facts = { model: "writer-1", category: null, timeouts: { connect_ms: 1, first_token_ms: 1, silence_ms: 1, total_ms: 1 } };
  for (const kind of failureKinds) {
    const rule = failureRules[kind];
    expect(rule.message(facts)).toMatch(/^[A-Z].*\.$/);
    expect(rule.next_step).toMatch(/^[A-Z].*\.$/);
    if (rule.counts_against_circuit) expect(rule.retryable).toBe(true);
  }
});
