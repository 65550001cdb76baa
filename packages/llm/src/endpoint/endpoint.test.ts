import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectionTo, failureOf } from "../client/connection-fixture.ts";
import { builtinConnection, createModelClient, createOutboundFetch, defaultTimeouts, extractJson, type ModelClient } from "../index.ts";
import type { FakeEndpoint } from "../testing.ts";
import { startFakeEndpoint } from "../testing.ts";
import { promptFor } from "../writer/fixtures/ask.ts";
import { channelFields } from "../writer/fixtures/channels.ts";
import { stories } from "../writer/fixtures/stories.ts";

const question = { language: "en", story: stories.en ?? "" };
const task = {
  kind: "content" as const,
  language: "en",
  language_name: "English",
  channel: "linkedin",
  fields: channelFields.linkedin ?? [],
};
const request = { messages: promptFor(question, task), parameters: {} };
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
afterAll(() => close());

const patient = () => connectionTo(endpoint, { timeouts: defaultTimeouts });

describe("the built-in writer", () => {
  test("writes the same over HTTP and in this process, and its note comes along", async () => {
    const foreign = {
      ...request,
      messages: promptFor({ ...question, language: "de" }, { ...task, language: "de", language_name: "German" }),
    };
    const inside = await client.chat(builtinConnection(), foreign, {});
    const outside = await client.chat(patient(), foreign, {});
    expect(inside.text).toBe(outside.text);
    expect(inside.usage).toEqual(outside.usage);
    expect(inside.note).toMatch(/cannot translate/);
    expect(outside.note).toBe(inside.note);
  });

  test("streams word by word at its pace", async () => {
    const heard: string[] = [];
    const slow = createModelClient({ builtin: { delay_ms: 5, tokens_per_second: 2_000 } });
    const result = await slow.chat(builtinConnection(), request, { onText: (delta) => heard.push(delta) });
    expect(heard.length).toBeGreaterThan(20);
    expect(heard.join("")).toBe(result.text);
    expect(result.first_token_ms).not.toBeNull();
    await slow.close();
  });

  test("can be cancelled in mid-stream", async () => {
    const slow = createModelClient({ builtin: { tokens_per_second: 20 } });
    const ending = new AbortController();
    const heard: string[] = [];
    const onText = (delta: string) => {
      heard.push(delta);
      if (heard.length === 3) ending.abort();
    };
    const failure = await failureOf(slow.chat(builtinConnection(), request, { signal: ending.signal, onText }));
    expect(failure.kind).toBe("cancelled");
    expect(failure.partial_text).toBe(heard.join(""));
  });

  test("keeps to a length limit and says that it cut", async () => {
    const result = await client.chat(builtinConnection(), { ...request, parameters: { max_tokens: { enabled: true, value: 20 } } }, {});
    expect(result.finish_reason).toBe("length");
    expect(result.usage.tokens_out).toBeLessThanOrEqual(21);
  });

  test.each([
    [[{ role: "user" as const, content: "Reply with OK." }], /^The built-in writer is ready\./],
    [
      [
        { role: "system" as const, content: "Give this conversation a title." },
        { role: "user" as const, content: "How do kettles age in hard water?" },
      ],
      /^How do kettles age in hard$/,
    ],
  ])("answers what is no piece, too", async (messages, expected) => {
    expect((await client.chat(builtinConnection(), { messages, parameters: {} }, {})).text).toMatch(expected);
  });
});

describe("the fake endpoint", () => {
  test("carries a hundred streams at once, each whole", async () => {
    endpoint.reset();
    endpoint.behave({ delay_ms: 20, tokens_per_second: 1_000 });
    const results = await Promise.all(Array.from({ length: 100 }, () => client.chat(patient(), request, {})));
    expect(new Set(results.map((one) => one.text)).size).toBe(1);
    expect(endpoint.calls).toHaveLength(100);
    await expect.poll(() => endpoint.calls.every((call) => call.ended === "complete")).toBe(true);
    expect(endpoint.open).toBe(0);
  });

  test.each(["invalid_json", "wrong_shape"] as const)("%s is right once it was sent back", async (fault) => {
    const outline = {
      kind: "outline" as const,
      language: "en",
      language_name: "English",
      sections: 4,
      channels: [{ code: "x", name: "X" }],
    };
    endpoint.behave({ fault });
    const messages = promptFor(question, outline);
    const first = await client.chat(patient(), { messages, parameters: {} }, {});
    expect(JSON.stringify(extractJson(first.text) ?? null)).not.toContain("key_messages");
    const repair = [
      ...messages,
      { role: "assistant" as const, content: first.text },
      { role: "user" as const, content: "The answer is not JSON." },
    ];
    expect(JSON.parse((await client.chat(patient(), { messages: repair, parameters: {} }, {})).text).key_messages.length).toBeGreaterThan(
      2,
    );
  });

  test("a text over every limit, or in the wrong language, keeps its parts", async () => {
    endpoint.behave([{ call: endpoint.calls.length + 1, fault: "over_limit" }, { fault: "wrong_language" }]);
    const long = await client.chat(patient(), request, {});
    expect(long.text.length).toBeGreaterThan(5_000);
    const wrong = await client.chat(patient(), request, {});
    for (const { text } of [long, wrong]) expect(text).toMatch(/^\[\[body\]\]\n[\s\S]+\n\[\[hashtags\]\]\n/);
  });

  test("runs by itself, prints its address and stops when told", async () => {
    const main = fileURLToPath(new URL("../fake-endpoint-main.ts", import.meta.url));
    const child = spawn(process.execPath, [main, "--delay", "1"], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const url = line.toString().trim();
    expect((await fetch(`${url}/models`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
