import {
  type ModelInput,
  type ModelTest,
  type ModelTestEvent,
  type ModelTestStep,
  modelTestInput,
  modelTestSteps,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import { type Behaviour, type FakeCall, type FakeEndpoint, type FakeRule, startFakeEndpoint } from "@copydesk/llm/testing";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../kernel/actor.ts";
import { add, all, builtinId, change, compatible, secretKey, storedText } from "../../models/models-fixture.ts";
import { readModel } from "../../models/read-model.ts";
import { createPerson, createTestCore, type TestCore } from "../../testing.ts";
import { sampleOutline } from "../prompts/sample-campaign.ts";
import { testModel, testSavedModel } from "./test-model.ts";

let core: TestCore;
let ines: Actor;
let endpoint: FakeEndpoint;
let close: () => Promise<void>;

beforeEach(async () => {
  endpoint = await startFakeEndpoint({ behaviour: good });
  const outbound = createOutboundFetch({ hostsAllow: [endpoint.host] });
  core = await createTestCore({ models: createModelClient({ outboundFetch: outbound, builtin: { delay_ms: 0 } }) });
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
  close = async () => {
    await Promise.all([core.close(), endpoint.close(), outbound.close()]);
  };
});
afterEach(() => close());

const good: Behaviour = { key: secretKey, models: ["aurora-large"], calls_tools: true };
const never = new AbortController().signal;

const draft = (input: Partial<ModelInput> = {}) => modelTestInput.parse({ ...compatible, endpoint_url: endpoint.url, ...input });
const events = (input: Partial<ModelInput> & { id?: string } = {}) => all(testModel(core, ines, { input: draft(input), signal: never }));
const done = (seen: readonly ModelTestEvent[]): ModelTest | undefined => seen.flatMap((one) => (one.type === "done" ? [one.test] : []))[0];
const tested = async (input: Partial<ModelInput> = {}) => {
  const found = done(await events(input));
  if (!found) throw new Error("The test did not end.");
  return found;
};
const states = ({ steps }: ModelTest) => steps.map((step) => step.state);
const statesByStep = ({ steps }: ModelTest) => Object.fromEntries(steps.map((one) => [one.step, one.state]));
const allPassed = Object.fromEntries(modelTestSteps.map((step) => [step, "passed"]));
const failed = ({ steps }: ModelTest) => steps.find((step) => step.state === "failed");

describe("a model that does everything", () => {
  test("passes each step, told as it begins and as it ends", async () => {
    const seen = await events();
    expect(seen.map((one) => (one.type === "begun" ? one.step : one.type === "ended" ? one.step.state : one.type))).toEqual([
      ...["address", "passed", "sign_in", "passed", "reply", "passed", "stream", "passed", "json", "passed"],
      ...["piece", "passed", "stop", "passed", "tools", "passed", "done"],
    ]);
    expect(done(seen)).toMatchObject({
      ok: true,
      capabilities: { streaming: true, json_schema: true, json_mode: true, tools: true },
      latency_milliseconds: expect.any(Number),
      available_models: ["aurora-large"],
    });
    expect(endpoint.calls.every((call) => call.headers.authorization === `Bearer ${secretKey}`)).toBe(true);
  });

  test("leaves a line for each call in the log, and its key nowhere", async () => {
    const seen = await events({ headers: [{ name: "X-Team", value: "secret-team-value" }] });
    const logs = await core.db.select().from(schema.llm_logs);
    expect(logs.map((one) => one.status)).toEqual(["success", "success", "success", "success", "cancelled"]);
    expect(logs[0]).toMatchObject({
      purpose: "test",
      user_id: ines.userId,
      model_name: "aurora-large",
      provider: "openai_compatible",
      status: "success",
    });
    for (const secret of [secretKey, "secret-team-value"]) expect(JSON.stringify(seen) + (await storedText(core))).not.toContain(secret);
  });
});

describe("what stands in the way is said in words", () => {
  const cases: [string, Partial<ModelInput>, Behaviour, string, RegExp][] = [
    ["a wrong key", { api_key: "sk-wrong-0123456789" }, good, "sign_in", /refuses the key/],
    ["no key", { api_key: null }, good, "sign_in", /asks for a key and there is none/],
    [
      "a redirect",
      {},
      { fault: "redirect", redirect_to: "https://other.example/v1" },
      "address",
      /redirects calls to https:\/\/other\.example/,
    ],
    ["a web page", {}, { fault: "html" }, "reply", /not as an AI endpoint/],
    ["some other JSON", {}, { fault: "other_json" }, "reply", /not as an AI endpoint/],
    ["an error of the server", {}, { fault: "server_error" }, "reply", /error of its own/],
    ["a broken connection", {}, { fault: "reset_before_headers" }, "address", /broke off the connection/],
    ["an unknown model", {}, { ...good, fault: "not_found" }, "reply", /no model called aurora-large\. It offers aurora-large/],
    ["no credit", {}, { ...good, fault: "no_credit" }, "reply", /no credit/],
    ["a filter", {}, { ...good, fault: "filtered_request" }, "reply", /filter/],
    ["an empty answer", {}, { ...good, fault: "null_content" }, "reply", /answered with nothing/],
    [
      "a metadata address",
      { endpoint_url: "http://169.254.169.254.nip.invalid/v1" },
      good,
      "address",
      /no server called|cannot be reached/,
    ],
    [
      "a private address that is not listed",
      { endpoint_url: "http://127.0.0.1:18099/v1" },
      good,
      "address",
      /add 127\.0\.0\.1:18099 to MODEL_HOSTS_ALLOW/,
    ],
    ["an unknown name", { endpoint_url: "http://nowhere.invalid/v1" }, good, "address", /no server called nowhere\.invalid/],
  ];
  test.each(cases)("%s", async (_, input, behaviour, step, words) => {
    endpoint.behave(behaviour);
    const found = await tested(input);
    expect(failed(found)).toMatchObject({ step, message: expect.stringMatching(words) });
    expect(found.ok).toBe(false);
    // What comes after a failure is not tried.
    const after = found.steps.slice(found.steps.findIndex((one) => one.step === step) + 1);
    expect(after.every((one) => one.state === "skipped")).toBe(true);
    expect(JSON.stringify(found)).not.toContain(secretKey);
  });

  test("nothing listening", async () => {
    await endpoint.refuse();
    expect(failed(await tested())?.message).toMatch(/Nothing is listening at 127\.0\.0\.1/);
  });

  test("https where only http is spoken", async () => {
    const found = await tested({ endpoint_url: endpoint.url.replace("http:", "https:") });
    expect(failed(found)?.message).toMatch(/does not answer in https/);
  });

  test("a deployment that Azure does not know", async () => {
    endpoint.behave({ ...good, fault: "not_found" });
    const azure = {
      provider: "azure_openai" as const,
      endpoint_url: endpoint.origin,
      deployment_name: "aurora-sw",
      api_version: "2024-10-21",
    };
    expect(failed(await tested(azure))?.message).toMatch(/no deployment called aurora-sw\. The server and the key are fine/);
  });

  test("an address that may never be called, before anything is tried", async () => {
    await expect(events({ endpoint_url: "http://0xa9fea9fe/v1" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { endpoint_url: [expect.any(String)] },
    });
  });
});

describe("what a model cannot do is no failure", () => {
  test.each<[Behaviour["unsupported"], Partial<Record<ModelTestStep["step"], string>>, object]>([
    [["stream"], { stream: "not_supported", stop: "not_supported" }, { streaming: false }],
    [["json_schema"], { json: "not_supported" }, { json_schema: false, json_mode: true }],
    [["json_schema", "json_object"], { json: "not_supported" }, { json_schema: false, json_mode: false }],
    [["tools"], { tools: "not_supported" }, { tools: false }],
  ])("without %o", async (unsupported, expected, capabilities) => {
    endpoint.behave({ ...good, ...(unsupported && { unsupported }) });
    const found = await tested();
    expect(statesByStep(found)).toEqual({ ...allPassed, ...expected });
    expect(found).toMatchObject({ ok: true, capabilities });
  });

  test("parameters it does not take are named and left out from then on", async () => {
    endpoint.behave({ ...good, unsupported: ["temperature"] });
    const found = await tested({ parameters: { temperature: { enabled: true, value: 0.5 } } });
    expect(found.steps[2]?.message).toContain("does not take temperature");
    expect(found.capabilities).toMatchObject({ temperature: false });
  });
});

describe("what a campaign needs is tried, and what will work is said", () => {
  const outline = /<answer kind="outline"/;
  const content = /<answer kind="content"/;
  const first = (pattern: RegExp) => (call: FakeCall) =>
    pattern.test(call.prompt) && call.messages.every((one) => one.role !== "assistant");
  const prose =
    "Sure! Here is the outline:\n\n# The kettle that expects to break\n\n## Key messages\n- Every part can be ordered for twenty years\n- One coin opens it\n";
  const shaped = JSON.stringify({ ...sampleOutline, angles: [] });
  const parts = "[[subject]]\nOne coin\n[[body]]\nIt opens with one coin.";
  const cases: [string, FakeRule[], ModelTestStep["step"], ModelTestStep["state"], RegExp][] = [
    [
      "it ignores response_format and writes prose",
      [{ prompt: outline, text: prose }],
      "json",
      "not_supported",
      /in prose.*read from that/,
    ],
    [
      "prose first, JSON when asked again",
      [
        { prompt: first(outline), text: prose },
        { prompt: outline, text: shaped },
      ],
      "json",
      "not_supported",
      /two calls/,
    ],
    [
      "an outline in a fence with a greeting",
      [{ prompt: outline, text: `Sure:\n\`\`\`json\n${shaped}\n\`\`\`` }],
      "json",
      "passed",
      /will work/,
    ],
    ["nothing that could be read", [{ prompt: outline, text: "Yes." }], "json", "failed", /No outline could be read/],
    ["it declines", [{ prompt: outline, text: "I'm sorry, but I can't help with that." }], "json", "failed", /No outline could be read/],
    [
      "it leaves out the parts",
      [{ prompt: content, text: "It opens with one coin." }],
      "piece",
      "not_supported",
      /Posts will work; emails/,
    ],
    [
      "parts when asked again",
      [
        { prompt: first(content), text: "One coin." },
        { prompt: content, text: parts },
      ],
      "piece",
      "not_supported",
      /only when asked again/,
    ],
    ["labels in place of markers", [{ prompt: content, text: "**Subject:** One coin\n\n**Body:** It opens." }], "piece", "passed", /both/],
    ["it declines every text", [{ prompt: content, text: "I'm sorry, but I can't help with that." }], "piece", "failed", /declined/],
  ];
  test.each(cases)("%s", async (_, rules, step, state, words) => {
    endpoint.behave([...rules, good]);
    const found = await tested();
    const ended = found.steps.find((one) => one.step === step);
    expect(ended).toMatchObject({ step, state, message: expect.stringMatching(words) });
    expect(found.ok).toBe(state !== "failed");
    // Whoever reads that something does not come as asked sees what came.
    if (/prose|No outline|declined|Posts will/.test(ended?.message ?? "")) expect(ended?.detail).toBe(rules.at(-1)?.text?.trim());
  });

  test("an outline and a piece are asked for as a campaign does, a stopped answer is not waited for", async () => {
    await tested();
    const of = (pattern: RegExp) => endpoint.calls.filter((call) => pattern.test(call.prompt));
    expect(of(outline)[0]?.body).toMatchObject({ stream: true, response_format: { json_schema: { name: "outline" } } });
    expect(of(content)[0]?.body).toMatchObject({ stream: true });
    expect(of(content)[0]?.body.response_format).toBeUndefined();
    expect(of(/two hundred/)).toHaveLength(1);
  });
});

describe("the key", () => {
  test("that is stored is used for the same address, and for no other", async () => {
    const made = await add(core, ines, { endpoint_url: endpoint.url });
    const { api_key: _, ...rest } = compatible;
    const input = modelTestInput.parse({ ...rest, id: made.id, endpoint_url: `${endpoint.url}/` });
    expect(done(await all(testModel(core, ines, { input, signal: never })))).toMatchObject({ ok: true });
    const elsewhere = modelTestInput.parse({ ...rest, id: made.id, endpoint_url: "http://127.0.0.1:9/v1" });
    await expect(all(testModel(core, ines, { input: elsewhere, signal: never }))).rejects.toMatchObject({
      fields: { api_key: [expect.any(String)] },
    });
  });

  test("is asked for by an endpoint whose list of models is open to everybody", async () => {
    // The list never asks for a key here; the chat does.
    endpoint.behave([{ prompt: /./, fault: "bad_key" }, {}]);
    const found = await tested();
    expect(found.steps[1]).toMatchObject({ state: "passed", message: expect.stringContaining("Not refused so far") });
    expect(failed(found)).toMatchObject({ step: "reply", message: expect.stringContaining("refuses the key") });
  });
});

describe("a test of a form", () => {
  const here = () => ({ endpoint_url: endpoint.url });
  const unknown = { health: "unknown", capabilities: {}, last_test: null };

  test("is kept with the model when the same person then saves exactly that", async () => {
    await tested();
    expect(await add(core, ines, here())).toMatchObject({
      health: "healthy",
      capabilities: { tools: true },
      last_test: { ok: true, by: "Ines Carvalho", at: new Date(core.now()).toISOString(), steps: { length: 8 } },
    });
    endpoint.behave({ fault: "not_found" });
    await tested({ model_name: "aurora-gone" });
    expect(await add(core, ines, { ...here(), name: "Second", model_name: "aurora-gone" })).toMatchObject({
      health: "unhealthy",
      health_message: expect.stringContaining("no model called"),
    });
  });

  test.each<[string, Partial<ModelInput>]>([
    ["another model", { model_name: "aurora-small" }],
    ["another address", { endpoint_url: "https://llm.example.com/v1" }],
    ["another key", { api_key: "sk-other-0123456789" }],
    ["another header", { headers: [{ name: "X-Team", value: "v" }] }],
    ["other parameters", { parameters: { temperature: { enabled: true, value: 1 } } }],
  ])("says nothing of %s", async (_, input) => {
    await tested();
    expect(await add(core, ines, { ...here(), ...input })).toMatchObject(unknown);
  });

  test("says nothing of what somebody else saves, nor for ever, nor when it was stopped", async () => {
    const leaving = new AbortController();
    const stopped = testModel(core, ines, { input: draft(), signal: leaving.signal });
    await stopped.next();
    leaving.abort();
    await expect(all(stopped)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await add(core, ines, { ...here(), name: "After a stop" })).toMatchObject(unknown);
    await tested();
    const mira = await createPerson(core);
    expect(await add(core, mira, { ...here(), name: "Hers" })).toMatchObject(unknown);
    core.advance(3_600_001);
    expect(await add(core, ines, { ...here(), name: "Later" })).toMatchObject(unknown);
  });

  test("of a stored model counts when its form is saved, with the key that is kept", async () => {
    const made = await add(core, ines, here());
    await events({ id: made.id, api_key: undefined, model_name: "aurora-large" });
    const saved = await change(core, ines, made);
    expect(saved).toMatchObject({ version: 2, health: "healthy", capabilities: { tools: true } });
    expect(await change(core, ines, saved)).toMatchObject({ version: 2 });
  });
});

describe("a stored model", () => {
  test("keeps how its test ended, without a change to what people set", async () => {
    const made = await add(core, ines, { endpoint_url: endpoint.url });
    await all(testSavedModel(core, ines, { id: made.id, signal: never }));
    expect(await readModel(core, ines, made.id)).toMatchObject({
      version: 1,
      health: "healthy",
      capabilities: { tools: true },
      last_test: { ok: true, by: "Ines Carvalho", steps: { length: 8 } },
    });
    endpoint.behave({ fault: "not_found" });
    await all(testSavedModel(core, ines, { id: made.id, signal: never }));
    expect(await readModel(core, ines, made.id)).toMatchObject({
      health: "unhealthy",
      health_message: expect.stringContaining("no model called"),
    });
    const { activity_logs } = schema;
    const entries = await core.db.select().from(activity_logs).where(eq(activity_logs.entity_id, made.id)).orderBy(activity_logs.id);
    expect(entries.map((one) => [one.action, one.result])).toEqual([
      ["model.created", "success"],
      ["model.tested", "success"],
      ["model.tested", "failed"],
    ]);
  });

  test("of the built-in kind passes without leaving the process", async () => {
    const test = done(await all(testSavedModel(core, ines, { id: await builtinId(core), signal: never })));
    expect(test && states(test).slice(0, 4)).toEqual(["passed", "passed", "passed", "passed"]);
    expect(test?.ok).toBe(true);
  });

  test("that is gone cannot be tested", async () => {
    await expect(all(testSavedModel(core, ines, { id: "gone", signal: never }))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("whoever may only test may not have calls made to where they like", async () => {
  const tester = await createPerson(core, { grants: { "models.view": "any", "models.test": "any" } });
  await expect(all(testModel(core, tester, { input: draft(), signal: never }))).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(endpoint.calls).toEqual([]);
});

test("whoever may only test a stored model does not learn where it is", async () => {
  const made = await add(core, ines, { endpoint_url: endpoint.url });
  await endpoint.refuse();
  const tester = await createPerson(core, { grants: { "models.view": "any", "models.test": "any" } });
  const seen = await all(testSavedModel(core, tester, { id: made.id, signal: never }));
  expect(done(seen)).toMatchObject({
    ok: false,
    steps: [{ state: "failed", message: expect.stringContaining("administrator") }, {}, {}, {}, {}, {}, {}, {}],
  });
  expect(JSON.stringify([seen, await readModel(core, tester, made.id)])).not.toContain(endpoint.host);
  expect(JSON.stringify(await readModel(core, ines, made.id))).toContain(endpoint.host);
});

test("a stopped test ends at once", async () => {
  endpoint.behave({ fault: "hang" });
  const stop = new AbortController();
  const seen = all(testModel(core, ines, { input: draft(), signal: stop.signal }));
  setTimeout(() => stop.abort(), 50);
  await expect(seen).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
