import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatRequest, ModelClient, ModelConnection } from "../index.ts";
import { createModelClient, createOutboundFetch } from "../index.ts";
import type { FakeEndpoint, FakeRule } from "../testing.ts";
import { startFakeEndpoint } from "../testing.ts";
import { connectionTo, failureOf, testHeader, testKey } from "./connection-fixture.ts";

const now = Date.parse("2026-03-09T09:00:00Z");
let endpoint: FakeEndpoint;
let client: ModelClient;
let close: () => Promise<void>;

beforeAll(async () => {
  endpoint = await startFakeEndpoint();
  const outboundFetch = createOutboundFetch({ hostsAllow: [endpoint.host] });
  client = createModelClient({ outboundFetch, builtin: {}, clock: () => now });
  close = async () => {
    await Promise.all([endpoint.close(), outboundFetch.close()]);
  };
});
afterEach(() => endpoint.reset());
afterAll(() => close());

const text = "One two three four five six seven eight nine ten";
const request: ChatRequest = { messages: [{ role: "user", content: "Write about kettles" }], parameters: {} };
const connection = (over: Partial<ModelConnection> = {}) => connectionTo(endpoint, over);

describe("what is no failure", () => {
  test("the length limit gives the text and says that it was cut", async () => {
    endpoint.behave({ text, fault: "length", after_words: 3 });
    expect(await client.chat(connection(), request, {})).toMatchObject({
      text: "One two three",
      finish_reason: "length",
      http_status: 200,
    });
  });

  test("what was written behind thoughts before the length limit is kept", async () => {
    endpoint.behave({ text: `<think> Kettles. </think> ${text}`, fault: "length", after_words: 5 });
    expect(await client.chat(connection(), request, {})).toMatchObject({ finish_reason: "length" });
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

  test("an endpoint that streams whatever is asked for is read all the same", async () => {
    const events = ['{"choices":[{"delta":{"content":"One two"}}]}', '{"choices":[{"delta":{},"finish_reason":"stop"}]}', "[DONE]"];
    const body = events.map((event) => `data: ${event}\n\n`).join("");
    const outboundFetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
    const result = await createModelClient({ outboundFetch }).chat(connection({ capabilities: { streaming: false } }), request, {});
    expect(result).toMatchObject({ text: "One two", finish_reason: "stop" });
  });

  test("an endpoint is not taken for one that cannot stream because something in front of it apologised", async () => {
    endpoint.behave([{ call: 1, text, fault: "other_json" }, { text }]);
    expect((await failureOf(client.chat(connection(), request, {}))).learned).toEqual({});
    expect((await client.chat(connection(), request, {})).learned).toEqual({});
    expect(endpoint.calls[1]?.body.stream).toBe(true);
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

test("a connection that stays open behind the last word takes nothing of the text", async () => {
  const events = ['{"choices":[{"delta":{"content":"One two"}}]}', '{"choices":[{"delta":{},"finish_reason":"stop"}]}'];
  const outboundFetch = async (_: unknown, init?: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events) controller.enqueue(new TextEncoder().encode(`data: ${event}\n\n`));
        init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const timeouts = { ...connection().timeouts, silence_ms: 200 };
  const result = await createModelClient({ outboundFetch }).chat(connection({ timeouts }), request, {});
  expect(result).toMatchObject({ text: "One two", finish_reason: "stop" });
});

describe("an answer in one piece", () => {
  const answered = (body: string, status = 200) => {
    const outboundFetch = async () => new Response(body, { status, headers: { "content-type": "application/json" } });
    return failureOf(createModelClient({ outboundFetch }).chat(connection({ capabilities: { streaming: false } }), request, {}));
  };

  test("that breaks off is interrupted, and may be asked for again", async () => {
    const whole = JSON.stringify({ choices: [{ message: { content: text }, finish_reason: "stop" }] });
    expect(await answered(whole.slice(0, 60))).toMatchObject({ kind: "interrupted", retryable: true });
  });

  test("of another protocol is none of an endpoint, wherever it ends", async () => {
    expect(await answered('{"done":false}\n{"done":true}\n')).toMatchObject({ kind: "not_an_endpoint" });
  });

  test.each(["", "{}", '{"oops":1}'])("that refuses with %j names its status", async (body) => {
    expect(await answered(body, 418)).toMatchObject({ kind: "bad_request", endpoint_words: "The endpoint answered 418" });
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
    // On a busy machine the next word may come along with it.
    expect(failure).toMatchObject({ kind: "cancelled", partial_text: expect.stringMatching(/^One two( three)?$/), retryable: false });
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
      headers: { "api-key": testKey, "x-team": testHeader },
    });
    expect(endpoint.calls[0]?.headers.authorization).toBeUndefined();
  });

  test("others get a bearer, the model's name and the extra headers; a pasted full path is understood", async () => {
    endpoint.behave({ text });
    await client.chat(connection({ endpoint_url: `${endpoint.url}/chat/completions` }), request, {});
    expect(endpoint.calls[0]).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${testKey}`, "x-team": testHeader },
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
