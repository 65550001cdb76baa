import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatRequest, ModelClient, ModelConnection } from "../index.ts";
import { createModelClient, createOutboundFetch } from "../index.ts";
import type { FakeEndpoint, UnsupportedFeature } from "../testing.ts";
import { startFakeEndpoint } from "../testing.ts";
import { connectionTo, failureOf } from "./connection-fixture.ts";

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
const connection = (over: Partial<ModelConnection> = {}) => connectionTo(endpoint, over);

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

  test.each<[UnsupportedFeature, number, object | string, object]>([
    [
      "system_role",
      400,
      [{ error: { code: 400, message: "Developer instruction is not enabled for models/writer-1" } }],
      { system_role: false },
    ],
    [
      "stream_options",
      422,
      { object: "error", message: { detail: [{ loc: ["body", "stream_options"], msg: "Extra inputs are not permitted" }] } },
      { stream_options: false },
    ],
    ["system_role", 500, { object: "error", message: "Conversation roles must alternate user/assistant/..." }, { system_role: false }],
    ["stream", 501, "Streaming is not supported", { streaming: false }],
    ["json_schema", 400, "", { json_schema: false }],
  ])("%s, said with %s and a body of its own", async (feature, status, body, learned) => {
    endpoint.behave({ text, unsupported: [feature], unsupported_answer: { status, body } });
    const json = { name: "thing", schema: { type: "object", properties: {}, required: [], additionalProperties: false } };
    expect(await client.chat(connection(), { messages: everything.messages, parameters: {}, json }, {})).toMatchObject({ text, learned });
    expect(endpoint.calls).toHaveLength(2);
  });

  test("a server's own fault without words is tried in another way, and nothing is learned of it", async () => {
    endpoint.behave({ text, unsupported: ["json_schema"], unsupported_answer: { status: 500, body: { error: { message: "" } } } });
    const result = await client.chat(connection(), everything, {});
    expect(result).toMatchObject({ text, learned: {}, json_mode: "object" });
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
    expect(endpoint.calls.at(-1)?.messages[0]).toEqual({
      role: "user",
      content: expect.stringMatching(/^You write well\.\n\nWrite about kettles/),
    });
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
