import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatMessage, ChatRequest, ModelClient, ModelConnection } from "../index.ts";
import { createModelClient, createOutboundFetch } from "../index.ts";
import type { FakeEndpoint } from "../testing.ts";
import { callWritings, startFakeEndpoint } from "../testing.ts";
import { connectionTo, failureOf } from "./connection-fixture.ts";
import { readErrorBody } from "./error-body.ts";
import { findChange } from "./unsupported-parameters.ts";

let endpoint: FakeEndpoint;
let client: ModelClient;
let close: () => Promise<void>;

beforeAll(async () => {
  endpoint = await startFakeEndpoint();
  const outboundFetch = createOutboundFetch({ hostsAllow: [endpoint.host] });
  client = createModelClient({ outboundFetch, builtin: {} });
  close = async () => {
    await Promise.all([endpoint.close(), outboundFetch.close()]);
  };
});
afterEach(() => endpoint.reset());
afterAll(() => close());

const connection = (over: Partial<ModelConnection> = {}) => connectionTo(endpoint, over);
const parameters = { type: "object", properties: { search: { type: "string" } }, required: ["search"] };
const question: ChatMessage = { role: "user", content: "Which campaigns are about kettles?" };
const request: ChatRequest = {
  messages: [question],
  parameters: {},
  tools: [{ name: "find", description: "Finds campaigns.", parameters }],
};
const calls = [
  { name: "find", arguments: { search: "kettles", deep: { list: [1, 2] } } },
  { name: "find", arguments: { search: "“tea”" } },
  { name: "count", arguments: {} },
];
const asked = calls.map((call) => ({
  id: expect.stringMatching(/^call_\w+$/),
  name: call.name,
  arguments: JSON.stringify(call.arguments),
}));

describe("calls of tools", () => {
  test.each(callWritings)("written as %s come out the same, each with an id of its own", async (writing) => {
    endpoint.behave({ tool_calls: calls, tool_calls_as: writing });
    const heard: string[] = [];
    const result = await client.chat(connection(), request, { onText: (delta) => heard.push(delta) });
    expect(result).toMatchObject({ text: "", tool_calls: asked, finish_reason: "tool_calls", dropped: [] });
    expect(new Set(result.tool_calls.map((call) => call.id)).size).toBe(3);
    expect(result.first_token_ms).not.toBeNull();
    expect(heard).toEqual([]);
    expect(endpoint.calls[0]?.body.tools).toEqual([
      { type: "function", function: { name: "find", description: "Finds campaigns.", parameters } },
    ]);
  });

  test("come in one piece as well", async () => {
    endpoint.behave({ tool_calls: calls });
    const result = await client.chat(connection({ capabilities: { streaming: false } }), request, {});
    expect(result).toMatchObject({ tool_calls: asked, finish_reason: "tool_calls" });
  });

  test.each(["unfinished", "reset"] as const)("that broke off (%s) are told with the failure, keys hidden", async (fault) => {
    const key = "sk-nobody-may-read-this";
    const call = { name: "find", arguments: { search: key, deep: "never whole" } };
    endpoint.behave({ tool_calls: [call], tool_calls_as: "whole", fault, after_words: 2 });
    const failure = await client.chat(connection({ api_key: key }), request, {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      kind: "interrupted",
      partial_text: "",
      partial_calls: [{ name: "find", arguments: expect.stringContaining("never whole") }],
      usage: { estimated: true },
    });
    expect(JSON.stringify(failure)).not.toContain(key);
  });

  test.each([
    [4, ""],
    [7, "••• and more"],
  ])("that broke off after %i pieces do not end with the beginning of a key", async (after_words, left) => {
    const api_key = "sk-canary-0123456789abcdef";
    const call = { name: "find", arguments: `${api_key} and more of it` };
    endpoint.behave({ tool_calls: [call], fault: "unfinished", after_words });
    const failure = await failureOf(client.chat(connection({ api_key }), request, {}));
    expect(failure.partial_calls).toMatchObject([{ name: "find", arguments: left }]);
  });

  test("two under one id are told apart", async () => {
    endpoint.behave({ tool_calls: calls.map((call) => ({ ...call, id: "same" })), tool_calls_as: "whole" });
    const { tool_calls } = await client.chat(connection(), request, {});
    expect(tool_calls.map((call) => call.arguments)).toEqual(asked.map((call) => call.arguments));
    expect(new Set(tool_calls.map((call) => call.id)).size).toBe(3);
  });

  test("with broken arguments are handed on as they came", async () => {
    endpoint.behave({ tool_calls: [{ name: "find", arguments: '{"search": ' }] });
    expect((await client.chat(connection(), request, {})).tool_calls).toMatchObject([{ name: "find", arguments: '{"search": ' }]);
  });

  test("without a name are none, and an answer of nothing else is empty", async () => {
    endpoint.behave({ tool_calls: [{ name: "", arguments: {} }] });
    expect(await failureOf(client.chat(connection(), request, {}))).toMatchObject({ kind: "empty_answer" });
  });

  test("nobody offered are no answer", async () => {
    endpoint.behave({ tool_calls: calls });
    const { tools: _, ...without } = request;
    expect(await failureOf(client.chat(connection(), without, {}))).toMatchObject({ kind: "empty_answer" });
  });

  test("longer than what may be taken are a failure", async () => {
    endpoint.behave({ tool_calls: [{ name: "find", arguments: { search: "x".repeat(20_000) } }] });
    expect(await failureOf(client.chat(connection(), { ...request, max_bytes: 10_000 }, {}))).toMatchObject({ kind: "too_large" });
  });

  test("and what they gave go back in the protocol's words", async () => {
    endpoint.behave([{ answer: (call) => ({ text: `It said ${call.messages.at(-1)?.content}` }) }]);
    const called: ChatMessage[] = [
      question,
      { role: "assistant", content: "", tool_calls: [{ id: "c1", name: "find", arguments: "{}" }] },
      { role: "tool", tool_call_id: "c1", content: "two campaigns" },
    ];
    const result = await client.chat(connection(), { ...request, messages: called }, {});
    expect(result).toMatchObject({ text: "It said two campaigns", tool_calls: [], finish_reason: "stop" });
    expect(endpoint.calls[0]?.body.messages).toEqual([
      question,
      { role: "assistant", content: null, tool_calls: [{ id: "c1", type: "function", function: { name: "find", arguments: "{}" } }] },
      { role: "tool", tool_call_id: "c1", content: "two campaigns" },
    ]);
    // Without tools the same is told in words: no endpoint takes results of functions that it was not offered.
    await client.chat(connection({ capabilities: { tools: false } }), { ...request, messages: called }, {});
    expect(endpoint.calls[1]?.messages.map((one) => one.role)).toEqual(["user", "assistant", "user"]);
    expect(endpoint.calls[1]?.body.tools).toBeUndefined();
  });
});

describe("an endpoint without functions", () => {
  test("is asked again without them, and that is remembered", async () => {
    endpoint.behave({ text: "About kettles", unsupported: ["tools"] });
    const result = await client.chat(connection(), request, {});
    expect(result).toMatchObject({ text: "About kettles", tool_calls: [], learned: { tools: false }, dropped: ["tools"] });
    expect(await client.chat(connection({ capabilities: result.learned }), request, {})).toMatchObject({ dropped: ["tools"] });
    expect(endpoint.calls).toHaveLength(3);
  });

  const body = { model: "m", messages: [], tools: [{ type: "function" as const, function: { name: "find" } }] };
  test.each([
    [400, "registry.ollama.example/library/small:latest does not support tools"],
    [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    [404, "No endpoints found that support tool use."],
    [500, "tools param requires --jinja flag"],
    [400, "Unrecognized request argument supplied: tools"],
    [422, "`tool calling` is not supported with this model"],
    [400, "small-reasoner does not support Function Calling"],
    [400, "tool_choice is not supported"],
  ])("is understood: %i %s", (status, message) => {
    expect(findChange(status, readErrorBody({ message }), body)).toEqual({ dropped: ["tools"], learned: { tools: false } });
  });

  test.each([
    [500, "The server had an error"],
    [404, "The model 'tools-1' does not exist"],
    [400, "Invalid schema for function 'find': 'x' is not of type 'object'"],
  ])("is not what this says: %i %s", (status, message) => {
    expect(findChange(status, readErrorBody({ message }), body)).toBeNull();
  });
});
