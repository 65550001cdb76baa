import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ModelClient, ModelConnection } from "../index.ts";
import { createModelClient, createOutboundFetch } from "../index.ts";
import type { FakeEndpoint, Fault } from "../testing.ts";
import { startFakeEndpoint } from "../testing.ts";
import { connectionTo, failureOf, testKey } from "./connection-fixture.ts";

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

const patience = { timeout_ms: 2_000 };
const list = (over: Partial<ModelConnection> = {}) => client.list(connectionTo(endpoint, over), patience);
const tryTools = (over: Partial<ModelConnection> = {}) => client.tryTools(connectionTo(endpoint, over), patience);

describe("which models an endpoint offers", () => {
  test("are named", async () => {
    endpoint.behave({ models: ["large", "small"] });
    expect(await list()).toMatchObject({ http_status: 200, models: ["large", "small"], words: "" });
  });

  test("a refused key is an answer, in words that do not hold it", async () => {
    endpoint.behave({ key: "another" });
    const answer = await list();
    expect(answer).toMatchObject({ http_status: 401, models: null, words: expect.stringContaining("invalid_api_key") });
    expect(answer.words).not.toContain(testKey);
  });

  test.each<[Fault, number]>([
    ["html", 200],
    ["other_json", 200],
    ["server_error", 500],
  ])("%s is an answer without models", async (fault, http_status) => {
    endpoint.behave({ fault });
    expect(await list()).toMatchObject({ http_status, models: null });
  });

  test.each<[Fault, string]>([
    ["redirect", "redirected"],
    ["reset_before_headers", "interrupted"],
  ])("%s is a failure", async (fault, kind) => {
    endpoint.behave({ fault });
    expect(await failureOf(list())).toMatchObject({ kind });
  });

  test("an endpoint that hangs is left after its time", async () => {
    endpoint.behave({ fault: "hang" });
    expect(await failureOf(client.list(connectionTo(endpoint), { timeout_ms: 100 }))).toMatchObject({ kind: "too_long_call" });
  });

  test.each([
    ["http://169.254.169.254/v1", "address_refused"],
    ["http://127.0.0.1:9/v1", "address_refused"],
    ["http://user:pass@example.com/v1", "address_refused"],
    ["nowhere", "not_an_endpoint"],
  ])("%s is a failure", async (endpoint_url, kind) => {
    expect(await failureOf(list({ endpoint_url }))).toMatchObject({ kind });
  });

  test("a cancelled question is told apart", async () => {
    endpoint.behave({ fault: "hang" });
    const stop = new AbortController();
    const asked = failureOf(client.list(connectionTo(endpoint), { ...patience, signal: stop.signal }));
    stop.abort();
    expect(await asked).toMatchObject({ kind: "cancelled" });
    expect(await failureOf(client.list(connectionTo(endpoint), { ...patience, signal: stop.signal }))).toMatchObject({ kind: "cancelled" });
  });

  test("the built-in writer lists none", async () => expect(await list({ provider: "builtin" })).toMatchObject({ models: [] }));
});

describe("functions", () => {
  test("are called by whoever can", async () => {
    endpoint.behave({ calls_tools: true });
    expect(await tryTools()).toMatchObject({ calls_tools: true });
    expect(endpoint.calls[0]?.body.tools).toHaveLength(1);
  });

  test("are not called by whoever only writes", async () => expect(await tryTools()).toMatchObject({ calls_tools: false }));

  test("may be refused", async () => {
    endpoint.behave({ unsupported: ["tools"], calls_tools: true });
    expect(await tryTools()).toMatchObject({ calls_tools: false, words: expect.stringContaining("unsupported_parameter") });
  });

  test.each<[Fault, string]>([
    ["bad_key", "bad_key"],
    ["busy", "busy"],
    ["server_error", "server_error"],
    ["redirect", "redirected"],
  ])("%s says nothing about them", async (fault, kind) => {
    endpoint.behave({ fault });
    expect(await failureOf(tryTools())).toMatchObject({ kind });
  });
});
