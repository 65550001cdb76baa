import { type ModelDetail, type ModelInput, modelInput, modelListInput, type Tested } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readFormOptions } from "../campaigns/form-options.ts";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { setDefaultModel, setModelStatus } from "./change-state.ts";
import { makeEnvironmentModel } from "./environment-model.ts";
import { listModels } from "./list-models.ts";
import { connectionOf } from "./model-connection.ts";
import { add, builtinId, change, compatible, secretKey, storedText } from "./models-fixture.ts";
import { outcomeOf } from "./outcome.ts";
import { readModel } from "./read-model.ts";

let core: TestCore;
let ines: Actor;
beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
});
afterEach(() => core.close());

const list = async (query: object = {}, actor = ines) => (await listModels(core, actor, modelListInput.parse(query))).results;
const refusal = (input: Partial<ModelInput>) =>
  modelInput.safeParse({ ...compatible, ...input }).error?.issues.map((one) => one.path.join("."));

/** As if a test had found this out about the model. */
async function found(model: ModelDetail, tested: Tested): Promise<ModelDetail> {
  await core.db
    .update(schema.models)
    .set(outcomeOf(core, ines, tested))
    .where(eq(schema.models.id, model.id));
  return readModel(core, ines, model.id);
}

describe("a new model", () => {
  test("is called with its key, which is stored sealed and never answered", async () => {
    const made = await add(core, ines, { headers: [{ name: "X-Team", value: "secret-team-value" }] });
    expect(made).toMatchObject({
      has_api_key: true,
      api_key_hint: "cdef",
      headers: [{ name: "X-Team", has_value: true }],
      endpoint_host: "llm.example.com",
      health: "unknown",
      last_test: null,
      version: 1,
    });
    expect(await connectionOf(core, made.id)).toMatchObject({ api_key: secretKey, extra_headers: { "X-Team": "secret-team-value" } });
    for (const secret of ["sk-canary", "secret-team-value"]) {
      expect(JSON.stringify([made, await list(), await readFormOptions(core, ines)])).not.toContain(secret);
      expect(await storedText(core)).not.toContain(secret);
    }
    expect(await noted(core, "model", made.id)).toMatchObject([
      { action: "model.created", changes: { api_key: { before: null, after: "•••" }, headers: { after: ["X-Team"] } } },
    ]);
  });

  test.each<[Partial<ModelInput>, string[]]>([
    [{ endpoint_url: null }, ["endpoint_url"]],
    [{ model_name: "" }, ["model_name"]],
    [{ provider: "azure_openai" }, ["deployment_name", "api_version"]],
    [{ provider: "openai", endpoint_url: null, model_name: "" }, ["model_name"]],
    [{ api_key: "sk-with a space" }, ["api_key"]],
    [{ api_key: "••••••••" }, ["api_key"]],
    [{ headers: [{ name: "Host", value: "x" }] }, ["headers.0.name"]],
    [{ headers: [{ name: "X-A", value: "line\nbreak" }] }, ["headers.0.value"]],
    [
      {
        headers: [
          { name: "X-A", value: "1" },
          { name: "x-a", value: "2" },
        ],
      },
      ["headers"],
    ],
    [{ price_in: 2, currency: null }, ["currency"]],
    [{ max_concurrency: 65 }, ["max_concurrency"]],
    [{ timeout_seconds: 4 }, ["timeout_seconds"]],
  ])("is refused: %o", (input, fields) => expect(refusal(input)).toEqual(fields));

  test.each([
    "http://169.254.169.254/v1",
    "http://2852039166/v1",
    "http://[::ffff:a9fe:a9fe]/",
    "http://metadata.google.internal/",
    "ftp://x.example",
    "https://user:pass@x.example/v1",
    "x.example/v1",
  ])("cannot be at %s", async (endpoint_url) => {
    await expect(add(core, ines, { endpoint_url })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { endpoint_url: [expect.any(String)] },
    });
  });

  test("keeps no query of its address, where keys are pasted", async () => {
    const made = await add(core, ines, { endpoint_url: "https://llm.example.com/v1?api-key=sk-pasted-0123456789#x" });
    expect(made.endpoint_url).toBe("https://llm.example.com/v1");
    expect(await storedText(core)).not.toContain("sk-pasted");
  });

  test("has a name of its own", async () => {
    await add(core, ines);
    await expect(add(core, ines, { name: "AURORA large" })).rejects.toMatchObject({
      code: "NAME_TAKEN",
      fields: { name: [expect.any(String)] },
    });
  });

  test("of Azure is known by its deployment, of the built-in kind needs nothing", async () => {
    const azure = { provider: "azure_openai" as const, model_name: "", deployment_name: "aurora-sw", api_version: "2024-10-21" };
    expect(await add(core, ines, azure)).toMatchObject({ model_name: "aurora-sw", deployment_name: "aurora-sw" });
    const builtin = { provider: "builtin" as const, name: "Second writer", model_name: "", endpoint_url: null };
    expect(await add(core, ines, builtin)).toMatchObject({ has_api_key: false, endpoint_url: null, model_name: "Built-in writer" });
  });

  test("without prices has unknown ones, never 0", async () =>
    expect(await add(core, ines)).toMatchObject({ price_in: null, price_out: null, price_cached: null, currency: null }));

  test("is not known to work because somebody says so", () =>
    expect(
      modelInput.safeParse({ ...compatible, tested: { ok: true, steps: [], capabilities: {}, latency_milliseconds: 1 } }).success,
    ).toBe(false));
});

describe("changing a model", () => {
  test("keeps the key that is not entered, changes one that is, and removes one on request", async () => {
    const made = await add(core, ines);
    const renamed = await change(core, ines, made, { name: "Aurora" });
    expect(await connectionOf(core, made.id)).toMatchObject({ api_key: secretKey });
    const rekeyed = await change(core, ines, renamed, { api_key: "sk-another-9876543210" });
    expect(await connectionOf(core, made.id)).toMatchObject({ api_key: "sk-another-9876543210" });
    expect(rekeyed).toMatchObject({ version: 3, api_key_hint: "3210" });
    expect(await change(core, ines, rekeyed, { api_key: null })).toMatchObject({ has_api_key: false, api_key_hint: null });
    expect(await connectionOf(core, made.id)).toMatchObject({ api_key: null });
    expect((await noted(core, "model", made.id)).map((one) => one.action)).toEqual([
      "model.key_changed",
      "model.key_changed",
      "model.updated",
      "model.created",
    ]);
  });

  test("keeps headers by their name, and forgets those that are not named", async () => {
    const made = await add(core, ines, {
      headers: [
        { name: "X-A", value: "first" },
        { name: "X-B", value: "second" },
      ],
    });
    const fewer = await change(core, ines, made, {
      headers: [
        { name: "x-b", value: null },
        { name: "X-C", value: "third" },
      ],
    });
    expect(fewer.headers.map((one) => one.name)).toEqual(["x-b", "X-C"]);
    expect((await connectionOf(core, made.id)).extra_headers).toEqual({ "x-b": "second", "X-C": "third" });
    await expect(change(core, ines, fewer, { headers: [{ name: "X-New", value: null }] })).rejects.toMatchObject({
      fields: { "headers.0.value": ["Value is required"] },
    });
  });

  test("of the address asks for key and headers again, path and case aside", async () => {
    const made = await add(core, ines, { headers: [{ name: "X-A", value: "first" }] });
    const moved = await change(core, ines, made, { endpoint_url: "https://LLM.example.com/other/v1" });
    expect(await connectionOf(core, made.id)).toMatchObject({ api_key: secretKey, extra_headers: { "X-A": "first" } });
    const endpoint_url = "https://elsewhere.example.com/v1";
    await expect(change(core, ines, moved, { endpoint_url })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { api_key: [expect.stringContaining("another address")], "headers.0.value": [expect.stringContaining("another address")] },
    });
    expect(await change(core, ines, moved, { endpoint_url, api_key: null, headers: [] })).toMatchObject({
      has_api_key: false,
      headers: [],
    });
  });

  test("of the port or the scheme is another address, too", async () => {
    const made = await add(core, ines);
    for (const endpoint_url of ["http://llm.example.com/v1", "https://llm.example.com:8443/v1"]) {
      await expect(change(core, ines, made, { endpoint_url })).rejects.toMatchObject({ fields: { api_key: [expect.any(String)] } });
    }
  });

  test("forgets what a test found out when it leads elsewhere, and only then", async () => {
    const made = await found(await add(core, ines), { ok: true, steps: [], capabilities: { tools: true }, latency_milliseconds: 120 });
    const renamed = await change(core, ines, made, { name: "Aurora", max_concurrency: 9 });
    expect(renamed).toMatchObject({ health: "healthy", capabilities: { tools: true }, last_test: { latency_milliseconds: 120 } });
    expect(await change(core, ines, renamed, { model_name: "aurora-small" })).toMatchObject({
      health: "unknown",
      capabilities: {},
      last_test: null,
    });
  });

  test("that changes nothing writes nothing", async () => {
    const made = await add(core, ines);
    expect(await change(core, ines, made)).toMatchObject({ version: 1 });
    expect(await change(core, ines, await readModel(core, ines, await builtinId(core)))).toMatchObject({ version: 1 });
    expect(await noted(core, "model", made.id)).toHaveLength(1);
  });

  test("of two at once lets one through, and shows the other what is there now", async () => {
    const made = await add(core, ines);
    const mira = await createPerson(core, { first_name: "Mira" });
    const both = await Promise.allSettled([change(core, ines, made, { name: "One" }), change(core, mira, made, { name: "Other" })]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, updated_by: { name: expect.any(String) } } },
    });
    expect(
      JSON.stringify(both.map((one) => (one.status === "rejected" ? (one.reason as { details: object }).details : null))),
    ).not.toContain("sk-canary");
  });

  test("is seen by the next call at once", async () => {
    const made = await add(core, ines);
    await change(core, ines, made, { model_name: "aurora-2", timeout_seconds: 30 });
    expect(await connectionOf(core, made.id)).toMatchObject({ model_name: "aurora-2", timeouts: { first_token_ms: 30_000 } });
  });
});

describe("the default", () => {
  test("is one model, active, and cannot be taken away but by another", async () => {
    const made = await add(core, ines, { is_default_content: true });
    expect((await list()).filter((one) => one.is_default_content).map((one) => one.name)).toEqual(["Aurora Large"]);
    expect(await connectionOf(core, null)).toMatchObject({ id: made.id });
    const kept = { code: "RULE_BROKEN" };
    await expect(change(core, ines, made, { is_default_content: false })).rejects.toMatchObject(kept);
    await expect(change(core, ines, made, { status: "inactive" })).rejects.toMatchObject(kept);
    await expect(setModelStatus(core, ines, { id: made.id, status: "inactive" })).rejects.toMatchObject(kept);
    await setDefaultModel(core, ines, { id: await builtinId(core), use: "content" });
    expect(await connectionOf(core, null)).toMatchObject({ provider: "builtin" });
    expect(await setModelStatus(core, ines, { id: made.id, status: "inactive" })).toMatchObject({ status: "inactive", version: 3 });
    await expect(setDefaultModel(core, ines, { id: made.id, use: "content" })).rejects.toMatchObject(kept);
    expect((await readFormOptions(core, ines)).models.map((one) => one.name)).not.toContain("Aurora Large");
  });

  test("is the first one that is connected, unless it is said that it is not", async () => {
    const isDefault = async () => (await list()).filter((one) => one.is_default_content).map((one) => one.name);
    const beside = await add(core, ines, { name: "Beside", is_default_content: false });
    await add(core, ines, { name: "Asleep", status: "inactive" });
    expect(await isDefault()).toEqual(["Built-in writer"]);
    await setModelStatus(core, ines, { id: beside.id, status: "inactive" });
    const first = await add(core, ines, { name: "First" });
    await add(core, ines, { name: "Second" });
    expect(await isDefault()).toEqual(["First"]);
    // A change that does not speak of it leaves it as it is.
    await change(core, ines, first, { name: "Still", is_default_content: undefined });
    expect(await isDefault()).toEqual(["Still"]);
  });

  test("for chat is another thing than for texts", async () => {
    const made = await add(core, ines, { is_default_content: false });
    const answering = async () => (await list()).filter((one) => one.answers_chat).map((one) => one.name);
    expect(await answering()).toEqual(["Built-in writer"]);
    const forTexts = await add(core, ines, { name: "For texts", is_default_content: true });
    // The built-in writer is the default for the chat still, and does not answer.
    expect(await answering()).toEqual(["For texts"]);
    expect(await readModel(core, ines, forTexts.id)).toMatchObject({ answers_chat: true, is_default_chat: false });
    await setDefaultModel(core, ines, { id: await builtinId(core), use: "content" });
    expect(await setDefaultModel(core, ines, { id: made.id, use: "chat" })).toMatchObject({
      answers_chat: true,
      is_default_chat: true,
      is_default_content: false,
    });
    expect(await readModel(core, ines, await builtinId(core))).toMatchObject({ is_default_chat: false, is_default_content: true });
  });
});

describe("what stands in for a model", () => {
  test("is another one, and never leads back", async () => {
    const a = await add(core, ines, { name: "A" });
    const b = await add(core, ines, { name: "B", fallback_model_id: a.id });
    const c = await add(core, ines, { name: "C", fallback_model_id: b.id });
    expect(c.fallback).toEqual({ id: b.id, name: "B" });
    const circles = { code: "BAD_REQUEST", fields: { fallback_model_id: [expect.stringContaining("C falls back")] } };
    await expect(change(core, ines, a, { fallback_model_id: c.id })).rejects.toMatchObject(circles);
    await expect(change(core, ines, a, { fallback_model_id: a.id })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(change(core, ines, a, { fallback_model_id: "gone" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("does not go in circles when two are saved at once", async () => {
    const a = await add(core, ines, { name: "A" });
    const b = await add(core, ines, { name: "B" });
    const both = await Promise.allSettled([
      change(core, ines, a, { fallback_model_id: b.id }),
      change(core, ines, b, { fallback_model_id: a.id }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the list of models", () => {
  test.each([
    [{ search: "AURORA" }, ["Aurora Large"]],
    [{ search: "aurora-large" }, ["Aurora Large"]],
    [{ status: "inactive" }, []],
    [{ ordering: "-name" }, ["Built-in writer", "Aurora Large"]],
    [{ ordering: "provider", limit: 1 }, ["Built-in writer"]],
  ])("can be narrowed: %o", async (query, expected) => {
    await add(core, ines);
    expect((await list(query)).map((one) => one.name)).toEqual(expected);
  });

  test("says nothing of the connection to who may only look", async () => {
    const step = { step: "address" as const, state: "failed" as const, milliseconds: 3 };
    const steps = [{ ...step, message: "Nothing is listening at llm.example.com.", detail: "ECONNREFUSED llm.example.com" }];
    const added = await add(core, ines, { headers: [{ name: "X-Team", value: "v" }] });
    const made = await found(added, { ok: false, steps, capabilities: {}, latency_milliseconds: null });
    const mira = await createPerson(core, { roleKey: "marketing_manager" });
    expect((await list({ search: "aurora" }, mira))[0]).toMatchObject({
      endpoint_host: null,
      health_message: "An administrator has to look at this model.",
    });
    const seen = await readModel(core, mira, made.id);
    expect(seen).toMatchObject({ endpoint_url: null, api_key_hint: null, headers: [], has_api_key: true });
    expect(JSON.stringify(seen)).not.toMatch(/llm\.example|cdef|X-Team/);
  });
});

test("a model from the environment says so, and one that was deleted stays away", async () => {
  const given = { apiKey: "sk-environment-1234", baseUrl: "https://env.example.com/v1", model: "writer" };
  await makeEnvironmentModel(core, given);
  expect(await readModel(core, ines, "environment")).toMatchObject({ from_environment: true, has_api_key: true, api_key_hint: "1234" });
  await core.db.update(schema.models).set({ deleted_at: new Date(), status: "inactive" }).where(eq(schema.models.id, "environment"));
  await makeEnvironmentModel(core, given);
  await expect(readModel(core, ines, "environment")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await core.db.select().from(schema.model_secrets)).toHaveLength(1);
});
