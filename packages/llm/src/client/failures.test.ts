import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatRequest, FailureKind, ModelClient, ModelConnection } from "../index.ts";
import { createModelClient, createOutboundFetch, defaultTimeouts, failureRules } from "../index.ts";
import type { Behaviour, FakeEndpoint } from "../testing.ts";
import { startFakeEndpoint } from "../testing.ts";
import { connectionTo, failureOf, testHeader, testKey } from "./connection-fixture.ts";

const now = Date.parse("2026-03-09T09:00:00Z");
let endpoint: FakeEndpoint;
let elsewhere: FakeEndpoint;
let client: ModelClient;
let close: () => Promise<void>;

beforeAll(async () => {
  [endpoint, elsewhere] = await Promise.all([startFakeEndpoint(), startFakeEndpoint()]);
  const outboundFetch = createOutboundFetch({ hostsAllow: [endpoint.host, elsewhere.host] });
  client = createModelClient({ outboundFetch, builtin: {}, clock: () => now });
  close = async () => {
    await Promise.all([endpoint.close(), elsewhere.close(), outboundFetch.close()]);
  };
});
afterEach(() => endpoint.reset());
afterAll(() => close());

const text = "One two three four five six seven eight nine ten";
const request: ChatRequest = { messages: [{ role: "user", content: "Write about kettles" }], parameters: {} };
const connection = (over: Partial<ModelConnection> = {}) => connectionTo(endpoint, over);

interface Row {
  what: string;
  behaviour: Behaviour;
  timeouts?: Partial<ModelConnection["timeouts"]>;
  kind: FailureKind;
  sentence: string;
  partial?: string;
  http?: number | null;
  retry_after_ms?: number;
  category?: string;
}

const rows: Row[] = [
  {
    what: "429 with seconds",
    behaviour: { fault: "busy", retry_after: 7 },
    kind: "busy",
    sentence: "The model is busy.",
    http: 429,
    retry_after_ms: 7_000,
  },
  {
    what: "429 with a date",
    behaviour: { fault: "busy", retry_after: new Date(now + 90_000).toUTCString() },
    kind: "busy",
    sentence: "The model is busy.",
    http: 429,
    retry_after_ms: 90_000,
  },
  {
    what: "insufficient quota",
    behaviour: { fault: "no_credit" },
    kind: "no_credit",
    sentence: "The model account has no credit.",
    http: 429,
  },
  { what: "401", behaviour: { fault: "bad_key" }, kind: "bad_key", sentence: "The model's provider refused the key.", http: 401 },
  { what: "403", behaviour: { fault: "not_allowed" }, kind: "not_allowed", sentence: "The key is not allowed to use writer-1.", http: 403 },
  {
    what: "404",
    behaviour: { fault: "not_found" },
    kind: "not_found",
    sentence: "The endpoint does not know a model called writer-1.",
    http: 404,
  },
  { what: "500", behaviour: { fault: "server_error" }, kind: "server_error", sentence: "The model's server had an error.", http: 500 },
  {
    what: "503 with a wait",
    behaviour: { fault: "server_error", status: 503, retry_after: 3 },
    kind: "server_error",
    sentence: "The model's server had an error.",
    http: 503,
    retry_after_ms: 3_000,
  },
  {
    what: "no headers",
    timeouts: { first_token_ms: 1_000 },
    behaviour: { fault: "hang" },
    kind: "first_token_timeout",
    sentence: "The model did not start writing within 1 second.",
    http: null,
  },
  {
    what: "headers and no word",
    timeouts: { first_token_ms: 1_000 },
    behaviour: { fault: "silent_start" },
    kind: "first_token_timeout",
    sentence: "The model did not start writing within 1 second.",
    http: 200,
  },
  {
    what: "a slow first token",
    timeouts: { first_token_ms: 1_000 },
    behaviour: { text, delay_ms: 5_000 },
    kind: "first_token_timeout",
    sentence: "The model did not start writing within 1 second.",
  },
  {
    what: "a stalled stream",
    timeouts: { silence_ms: 1_000 },
    behaviour: { text, fault: "stall" },
    kind: "stalled",
    sentence: "The model stopped writing for 1 second.",
    partial: "One two three four five",
  },
  {
    what: "a call without end",
    behaviour: { text: text.repeat(50), tokens_per_second: 50 },
    // A busy machine pauses between words; that is not what is tried here.
    timeouts: { total_ms: 3_000 },
    kind: "too_long_call",
    sentence: "The model was not done within 3 seconds.",
  },
  {
    what: "a reset in mid-stream",
    behaviour: { text, fault: "reset" },
    kind: "interrupted",
    sentence: "The connection to the model broke before the text was complete.",
    partial: "One two three four five",
    http: 200,
  },
  {
    what: "a reset before headers",
    behaviour: { fault: "reset_before_headers" },
    kind: "interrupted",
    sentence: "The connection to the model broke before the text was complete.",
    http: null,
  },
  {
    what: "an end without finish reason",
    behaviour: { text, fault: "unfinished" },
    kind: "interrupted",
    sentence: "The connection to the model broke before the text was complete.",
    partial: "One two three four five",
  },
  {
    what: "an error event",
    behaviour: { text, fault: "error_event" },
    kind: "server_error",
    sentence: "The model's server had an error.",
    partial: "One two three four five",
  },
  {
    what: "an error event about limits",
    behaviour: { text, fault: "error_event", code: "rate_limit_exceeded" },
    kind: "busy",
    sentence: "The model is busy.",
    partial: "One two three four five",
  },
  { what: "a web page", behaviour: { fault: "html" }, kind: "not_an_endpoint", sentence: "The address is not an AI endpoint.", http: 200 },
  {
    what: "other JSON",
    behaviour: { fault: "other_json" },
    kind: "not_an_endpoint",
    sentence: "The address is not an AI endpoint.",
    http: 200,
  },
  {
    what: "no choices",
    behaviour: { fault: "empty_choices" },
    kind: "empty_answer",
    sentence: "The model sent an empty answer.",
    http: 200,
  },
  {
    what: "null as text",
    behaviour: { fault: "null_content" },
    kind: "empty_answer",
    sentence: "The model sent an empty answer.",
    http: 200,
  },
  {
    what: "a length limit that strikes while the model thinks aloud",
    behaviour: { text: "<think> They want a post about kettles", fault: "length", after_words: 4 },
    kind: "empty_answer",
    sentence: "The model sent an empty answer.",
    partial: "<think> They want a",
  },
  {
    what: "the filter as finish reason",
    behaviour: { text, fault: "filtered" },
    kind: "filtered",
    sentence: "The provider's filter stopped this text (violence).",
    partial: "One two three four five",
    category: "violence",
  },
  {
    what: "the filter as 400",
    behaviour: { fault: "filtered_request" },
    kind: "filtered",
    sentence: "The provider's filter stopped this text (violence).",
    http: 400,
    category: "violence",
  },
  { what: "a refusal", behaviour: { fault: "refusal" }, kind: "refused", sentence: "The model declined to write this text." },
  {
    what: "a context too long",
    behaviour: { fault: "context_too_long" },
    kind: "context_too_long",
    sentence: "The material is longer than writer-1 can read.",
    http: 400,
  },
  {
    what: "an endless answer",
    behaviour: { fault: "endless" },
    kind: "too_large",
    sentence: "The model's answer grew without end and was stopped.",
  },
];

const connectionFor = ({ timeouts }: Row) => connection({ timeouts: { ...connection().timeouts, ...timeouts } });

describe("what endpoints do wrong", () => {
  test.each(rows)("$what is $kind, said in one sentence, called once", async (row) => {
    endpoint.behave(row.behaviour);
    const heard: string[] = [];
    const failure = await failureOf(
      client.chat(connectionFor(row), { ...request, max_bytes: 20_000 }, { onText: (delta) => heard.push(delta) }),
    );
    expect(failure.kind).toBe(row.kind);
    expect(failure.message).toBe(row.sentence);
    expect(failure.next_step).toBe(failureRules[row.kind].next_step);
    expect(failure.retryable).toBe(failureRules[row.kind].retryable);
    expect(failure.partial_text).toBe(heard.join(""));
    if (row.partial !== undefined) expect(failure.partial_text).toBe(row.partial);
    if (row.http !== undefined) expect(failure.http_status).toBe(row.http);
    expect(failure.retry_after_ms).toBe(row.retry_after_ms ?? null);
    expect(failure.category).toBe(row.category ?? null);
    if (failure.partial_text !== "") expect(failure.usage).toMatchObject({ tokens_fresh: expect.any(Number) });
    expect(endpoint.calls).toHaveLength(1);
    const said = JSON.stringify({ ...failure, message: failure.message, words: failure.endpoint_words });
    expect(said).not.toContain(testKey);
    expect(said).not.toContain(testHeader);
    expect(failure.endpoint_words.length).toBeLessThanOrEqual(2_000);
  });

  test("a refused connection is unreachable, and the endpoint recovers", async () => {
    await endpoint.refuse();
    const failure = await failureOf(client.chat(connection(), request, {}));
    expect(failure).toMatchObject({
      kind: "unreachable",
      retryable: true,
      http_status: null,
      message: "The model's address cannot be reached.",
    });
    await endpoint.accept();
    expect((await client.chat(connection(), request, {})).finish_reason).toBe("stop");
  });

  test("a connection that never stands is a connect timeout", async () => {
    const outboundFetch = createOutboundFetch({ hostsAllow: [], resolve: () => new Promise(() => undefined) });
    const call = createModelClient({ outboundFetch }).chat(
      connection({ endpoint_url: "http://slow.example/v1", timeouts: { ...defaultTimeouts, connect_ms: 50 } }),
      request,
      {},
    );
    expect(await failureOf(call)).toMatchObject({
      kind: "connect_timeout",
      message: "The model's address did not answer within 1 second.",
    });
  });

  test("a server that speaks another protocol is no endpoint", async () => {
    const mailServer = createServer((socket) => void socket.end("220 mail.example.com ESMTP\r\n"));
    await once(mailServer.listen(0, "127.0.0.1"), "listening");
    const host = `127.0.0.1:${(mailServer.address() as AddressInfo).port}`;
    const outboundFetch = createOutboundFetch({ hostsAllow: [host] });
    const call = createModelClient({ outboundFetch }).chat(connection({ endpoint_url: `http://${host}/v1` }), request, {});
    expect(await failureOf(call)).toMatchObject({ kind: "not_an_endpoint", retryable: false });
    await outboundFetch.close();
    mailServer.close();
  });

  test("an address that may not be called is refused before anything is sent", async () => {
    const call = client.chat(connection({ endpoint_url: "http://169.254.169.254/v1" }), request, {});
    expect(await failureOf(call)).toMatchObject({ kind: "address_refused", retryable: false });
  });

  test.each(["openai_compatible", "azure_openai"] as const)(
    "%s: a redirect to another origin gets neither key nor prompt",
    async (provider) => {
      endpoint.behave({ fault: "redirect", redirect_to: `${elsewhere.url}/chat/completions` });
      const url = provider === "azure_openai" ? endpoint.origin : endpoint.url;
      const failure = await failureOf(client.chat(connection({ provider, endpoint_url: url, deployment_name: "d" }), request, {}));
      expect(failure).toMatchObject({ kind: "redirected", http_status: 307, retryable: false });
      expect(endpoint.calls).toHaveLength(1);
      expect(elsewhere.calls).toHaveLength(0);
    },
  );

  test("a model without a usable address says so", async () => {
    const call = client.chat(connection({ endpoint_url: null }), request, {});
    expect(await failureOf(call)).toMatchObject({ kind: "not_an_endpoint" });
  });
});
