import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatRequest, ModelClient, ModelConnection } from "../index.ts";
import { createModelClient, createOutboundFetch, defaultTimeouts, type FailureKind, failureRules, ModelFailure } from "../index.ts";
import type { Behaviour, FakeEndpoint, FakeRule, UnsupportedFeature } from "../testing.ts";
import { startFakeEndpoint } from "../testing.ts";

const key = "sk-test-0123456789abcdef";
const now = Date.parse("2026-03-09T09:00:00Z");
let endpoint: FakeEndpoint;
let elsewhere: FakeEndpoint;
let client: ModelClient;
const outbounds: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  [endpoint, elsewhere] = await Promise.all([startFakeEndpoint(), startFakeEndpoint()]);
  const outboundFetch = createOutboundFetch({ hostsAllow: [endpoint.host, elsewhere.host] });
  outbounds.push(outboundFetch);
  client = createModelClient({ outboundFetch, builtin: {}, clock: () => now });
});
afterEach(() => endpoint.reset());
afterAll(async () => {
  await Promise.all([endpoint.close(), elsewhere.close(), ...outbounds.map((one) => one.close())]);
});

const text = "One two three four five six seven eight nine ten";
const request: ChatRequest = { messages: [{ role: "user", content: "Write about kettles" }], parameters: {} };
const connection = (over: Partial<ModelConnection> = {}): ModelConnection => ({
  id: "m1",
  provider: "openai_compatible",
  model_name: "writer-1",
  deployment_name: null,
  endpoint_url: endpoint.url,
  api_version: null,
  api_key: key,
  extra_headers: { "x-team": "secret-team-value" },
  context_size: null,
  timeouts: { ...defaultTimeouts, first_token_ms: 150, silence_ms: 150, total_ms: 2_000 },
  capabilities: {},
  ...over,
});

async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
  const outcome: unknown = await call.then(
    () => "an answer",
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ModelFailure);
  return outcome as ModelFailure;
}

interface Row {
  what: string;
  behaviour: Behaviour;
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
    behaviour: { fault: "hang" },
    kind: "first_token_timeout",
    sentence: "The model did not begin to write within 1 second.",
    http: null,
  },
  {
    what: "headers and no word",
    behaviour: { fault: "silent_start" },
    kind: "first_token_timeout",
    sentence: "The model did not begin to write within 1 second.",
    http: 200,
  },
  {
    what: "a slow first token",
    behaviour: { text, delay_ms: 5_000 },
    kind: "first_token_timeout",
    sentence: "The model did not begin to write within 1 second.",
  },
  {
    what: "a stalled stream",
    behaviour: { text, fault: "stall" },
    kind: "stalled",
    sentence: "The model stopped writing for 1 second.",
    partial: "One two three four five",
  },
  {
    what: "a call without end",
    behaviour: { text: text.repeat(50), tokens_per_second: 50 },
    kind: "too_long_call",
    sentence: "The model was not done within 2 seconds.",
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

describe("what endpoints do wrong", () => {
  test.each(rows)("$what is $kind, said in one sentence, called once", async (row) => {
    endpoint.behave(row.behaviour);
    const heard: string[] = [];
    const failure = await failureOf(client.chat(connection(), { ...request, max_bytes: 20_000 }, { onText: (delta) => heard.push(delta) }));
    expect(failure.kind).toBe(row.kind);
    expect(failure.message).toBe(row.sentence);
    expect(failure.next_step).toBe(failureRules[row.kind].next_step);
    expect(failure.retryable).toBe(failureRules[row.kind].retryable);
    expect(failure.partial_text).toBe(heard.join(""));
    if (row.partial !== undefined) expect(failure.partial_text).toBe(row.partial);
    if (row.http !== undefined) expect(failure.http_status).toBe(row.http);
    expect(failure.retry_after_ms).toBe(row.retry_after_ms ?? null);
    expect(failure.category).toBe(row.category ?? null);
    if (failure.partial_text !== "") expect(failure.usage).toMatchObject({ tokens_in: expect.any(Number) });
    expect(endpoint.calls).toHaveLength(1);
    const said = JSON.stringify({ ...failure, message: failure.message, words: failure.endpoint_words });
    expect(said).not.toContain(key);
    expect(said).not.toContain("secret-team-value");
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

describe("what is no failure", () => {
  test("the length limit gives the text and says that it was cut", async () => {
    endpoint.behave({ text, fault: "length", after_words: 3 });
    expect(await client.chat(connection(), request, {})).toMatchObject({
      text: "One two three",
      finish_reason: "length",
      http_status: 200,
    });
  });

  test("Azure's odd pieces are tolerated", async () => {
    endpoint.behave({ text, fault: "azure_chunks" });
    expect(await client.chat(connection(), request, {})).toMatchObject({ text, finish_reason: "stop" });
  });

  test("missing usage is estimated and marked", async () => {
    endpoint.behave({ text, fault: "no_usage" });
    const { usage } = await client.chat(connection(), request, {});
    expect(usage.estimated).toBe(true);
    expect(usage.tokens_out).toBeGreaterThan(5);
    endpoint.behave({ text });
    expect((await client.chat(connection(), request, {})).usage.estimated).toBe(false);
  });

  test("a prompt that was read only in part is noticed", async () => {
    const long: ChatRequest = { messages: [{ role: "user", content: "The kettle that expects to break. ".repeat(200) }], parameters: {} };
    endpoint.behave([{ call: 1, text, fault: "silent_cut" }, { text }]);
    expect((await client.chat(connection(), long, {})).silently_cut).toBe(true);
    expect((await client.chat(connection(), long, {})).silently_cut).toBe(false);
  });

  test("an endpoint that cannot stream is read in one piece", async () => {
    endpoint.behave({ text });
    const heard: string[] = [];
    const result = await client.chat(connection({ capabilities: { streaming: false } }), request, { onText: (delta) => heard.push(delta) });
    expect(result).toMatchObject({ text, first_token_ms: null });
    expect(heard).toEqual([text]);
    expect(endpoint.calls[0]?.body.stream).toBeUndefined();
  });

  test.each(["empty_choices", "null_content", "html", "other_json", "refusal", "filtered"] as const)(
    "in one piece, %s fails as it does in a stream",
    async (fault) => {
      endpoint.behave({ text, fault });
      const kinds = {
        empty_choices: "empty_answer",
        null_content: "empty_answer",
        html: "not_an_endpoint",
        other_json: "not_an_endpoint",
        refusal: "refused",
        filtered: "filtered",
      };
      expect(await failureOf(client.chat(connection({ capabilities: { streaming: false } }), request, {}))).toMatchObject({
        kind: kinds[fault],
      });
    },
  );
});

describe("what the endpoint does not understand is left out once and remembered", () => {
  const everything: ChatRequest = {
    messages: [
      { role: "system", content: "You write well." },
      { role: "user", content: "Write about kettles" },
    ],
    parameters: {
      temperature: { enabled: true, value: 0.7 },
      top_p: { enabled: true, value: 0.9 },
      max_tokens: { enabled: true, value: 500 },
      presence_penalty: { enabled: true, value: 0.1 },
      seed: { enabled: true, value: 7 },
      stop: { enabled: true, value: ["END"] },
      reasoning_effort: { enabled: true, value: "low" },
      frequency_penalty: { enabled: false, value: 1 },
    },
    json: {
      name: "thing",
      schema: { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false },
    },
  };
  const cases: [UnsupportedFeature, object, string[]][] = [
    ["json_schema", { json_schema: false }, ["json_schema"]],
    ["temperature", { temperature: false }, ["temperature"]],
    ["top_p", { top_p: false }, ["top_p"]],
    ["penalties", { penalties: false }, ["frequency_penalty", "presence_penalty"]],
    ["seed", { seed: false }, ["seed"]],
    ["stop", { stop: false }, ["stop"]],
    ["reasoning_effort", { reasoning_effort: false }, ["reasoning_effort"]],
    ["max_tokens", { max_completion_tokens: true }, []],
    ["system_role", { system_role: false }, ["system_role"]],
    ["stream_options", { stream_options: false }, ["stream_options"]],
    ["stream", { streaming: false }, ["stream"]],
  ];

  test.each(cases)("%s", async (feature, learned, dropped) => {
    endpoint.behave({ text, unsupported: [feature] });
    const result = await client.chat(connection(), everything, {});
    expect(result).toMatchObject({ text, learned, dropped });
    expect(endpoint.calls).toHaveLength(2);
    // Remembered on the model, it is not even tried.
    await client.chat(connection({ capabilities: result.learned }), everything, {});
    expect(endpoint.calls).toHaveLength(3);
  });

  test("a renamed limit keeps its value, whichever way it is renamed", async () => {
    endpoint.behave({ text, unsupported: ["max_tokens"] });
    await client.chat(connection(), everything, {});
    expect(endpoint.calls.map((call) => [call.body.max_tokens, call.body.max_completion_tokens])).toEqual([
      [500, undefined],
      [undefined, 500],
    ]);
    endpoint.reset();
    endpoint.behave({ text, unsupported: ["max_completion_tokens"] });
    const result = await client.chat(connection({ capabilities: { max_completion_tokens: true } }), everything, {});
    expect(result.learned).toEqual({ max_completion_tokens: false });
    expect(endpoint.calls[1]?.body.max_tokens).toBe(500);
  });

  test("an endpoint that understands nothing is asked in words, with the system's text in the first message", async () => {
    const unsupported = [...cases.map(([feature]) => feature), "json_object" as const];
    endpoint.behave({ text, unsupported });
    const result = await client.chat(connection(), everything, {});
    expect(result.json_mode).toBe("text");
    expect(endpoint.calls).toHaveLength(unsupported.length + 1);
    expect(endpoint.calls.at(-1)?.messages[0]).toEqual({ role: "user", content: "You write well.\n\nWrite about kettles" });
    expect(endpoint.calls.at(-1)?.prompt).toMatch(/JSON/);
  });

  test("both names of the limit refused end in a failure, not in a loop", async () => {
    endpoint.behave({ text, unsupported: ["max_tokens", "max_completion_tokens"] });
    expect(await failureOf(client.chat(connection(), everything, {}))).toMatchObject({ kind: "bad_request", http_status: 400 });
    expect(endpoint.calls).toHaveLength(2);
  });

  test("parameters known not to be understood are reported as left out", async () => {
    endpoint.behave({ text });
    const result = await client.chat(connection({ capabilities: { temperature: false } }), everything, {});
    expect(result.dropped).toEqual(["temperature"]);
    expect(endpoint.calls[0]?.body).not.toHaveProperty("temperature");
    expect(endpoint.calls[0]?.body).not.toHaveProperty("frequency_penalty");
  });
});

describe("cancelling", () => {
  test("ends the open call and is told apart from an end", async () => {
    endpoint.behave({ text, tokens_per_second: 20 });
    const ending = new AbortController();
    const failure = await failureOf(
      client.chat(connection(), request, {
        signal: ending.signal,
        onText: (delta) => delta.includes("two") && ending.abort(),
      }),
    );
    expect(failure).toMatchObject({ kind: "cancelled", partial_text: "One two", retryable: false });
    await expect.poll(() => endpoint.calls[0]?.ended).toBe("left");
  });

  test("before the call begins nothing is sent", async () => {
    expect(await failureOf(client.chat(connection(), request, { signal: AbortSignal.abort() }))).toMatchObject({ kind: "cancelled" });
    expect(endpoint.calls).toHaveLength(0);
  });
});

describe("providers", () => {
  test("Azure gets deployment, api version and its own header, and no bearer", async () => {
    endpoint.behave({ text });
    const azure = connection({
      provider: "azure_openai",
      endpoint_url: `${endpoint.origin}/openai/deployments/old/chat/completions?api-version=1`,
      deployment_name: "copy-eu",
      api_version: "2025-01-01-preview",
    });
    await client.chat(azure, request, {});
    expect(endpoint.calls[0]).toMatchObject({
      path: "/openai/deployments/copy-eu/chat/completions?api-version=2025-01-01-preview",
      headers: { "api-key": key, "x-team": "secret-team-value" },
    });
    expect(endpoint.calls[0]?.headers.authorization).toBeUndefined();
  });

  test("others get a bearer, the model's name and the extra headers; a pasted full path is understood", async () => {
    endpoint.behave({ text });
    await client.chat(connection({ endpoint_url: `${endpoint.url}/chat/completions` }), request, {});
    expect(endpoint.calls[0]).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${key}`, "x-team": "secret-team-value" },
      body: { model: "writer-1" },
    });
  });

  test("without a key no credentials are sent", async () => {
    endpoint.behave({ text });
    await client.chat(connection({ api_key: null }), request, {});
    expect(endpoint.calls[0]?.headers.authorization).toBeUndefined();
  });

  test("connections are used again", async () => {
    endpoint.behave({ text });
    const before = endpoint.connections;
    await client.warm(connection());
    for (let call = 0; call < 4; call += 1) await client.chat(connection(), request, {});
    expect(endpoint.connections - before).toBeLessThanOrEqual(1);
  });

  test("rules choose behaviours by number and by prompt", async () => {
    const rules: FakeRule[] = [
      { call: 1, fault: "server_error" },
      { prompt: /kettles/, text: "About kettles" },
      { text: "About something" },
    ];
    endpoint.behave(rules);
    await failureOf(client.chat(connection(), request, {}));
    expect((await client.chat(connection(), request, {})).text).toBe("About kettles");
    expect((await client.chat(connection(), { ...request, messages: [{ role: "user", content: "Hi" }] }, {})).text).toBe("About something");
  });
});
