import { type ModelDetail, modelInput } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { blankModel, fieldOf, fingerprint, isOtherOrigin, readAzureAddress, toInput, valuesOf, withoutSecrets } from "./model-values.ts";

const stored: ModelDetail = {
  id: "m1",
  version: 4,
  name: "Aurora",
  provider: "openai_compatible",
  model_name: "aurora-large",
  deployment_name: null,
  endpoint_host: "llm.example.com",
  endpoint_url: "https://llm.example.com/v1",
  api_version: null,
  has_api_key: true,
  api_key_hint: "cdef",
  headers: [{ name: "X-Team", has_value: true }],
  parameters: {},
  capabilities: {},
  context_size: 32_000,
  price_in: 2.5,
  price_out: 10,
  price_cached: null,
  currency: "EUR",
  monthly_budget: 500,
  budget_stops: true,
  budget: null,
  max_concurrency: 4,
  requests_per_minute: null,
  timeout_seconds: 120,
  fallback: null,
  fallback_model_id: null,
  status: "active",
  health: "unknown",
  health_message: "",
  is_default_content: false,
  is_default_chat: false,
  answers_chat: false,
  last_test: null,
  used_by: { channels: [], configurations: [], campaigns: 0, fallback_of: [], default_for: [] },
  from_environment: false,
  created_at: "",
  updated_at: "",
  updated_by: null,
};

describe("what is sent of a model", () => {
  test("keeps the stored key and headers that nobody touched", () => {
    const input = toInput(valuesOf(stored));
    expect(input).not.toHaveProperty("api_key");
    expect(input).toMatchObject({
      headers: [{ name: "X-Team", value: null }],
      price_in: 2.5,
      price_cached: null,
      monthly_budget: 500,
      budget_stops: true,
    });
    expect(modelInput.safeParse(input).success).toBe(true);
  });

  test("takes the key that is entered, and none for an empty field or on request", () => {
    const values = valuesOf(stored);
    expect(toInput({ ...values, key: "enter", api_key: " sk-1 " })).toMatchObject({ api_key: "sk-1" });
    expect(toInput({ ...values, key: "enter", api_key: "" })).toMatchObject({ api_key: null });
    expect(toInput({ ...values, key: "remove", api_key: "sk-typed-before" })).toMatchObject({ api_key: null });
  });

  test("has only what its provider knows", () => {
    const values = { ...valuesOf(stored), deployment_name: "left over", api_version: "2024" };
    expect(toInput(values)).toMatchObject({ deployment_name: null, api_version: null });
    expect(toInput({ ...values, provider: "builtin" })).toMatchObject({ endpoint_url: null, headers: [], api_key: null });
  });

  test("reads numbers as people type them, and refuses what is none", () => {
    expect(toInput({ ...blankModel, price_in: "2,50" }).price_in).toBe(2.5);
    const issues = modelInput.safeParse(toInput({ ...blankModel, price_in: "a lot", max_concurrency: "" })).error?.issues ?? [];
    expect(issues.map((issue) => issue.path[0])).toEqual(expect.arrayContaining(["price_in", "max_concurrency"]));
  });
});

test.each([
  ["api_key", "api_key"],
  ["status", "is_active"],
  ["parameters.temperature.value", "parameters"],
  ["headers", "headers"],
  ["headers.1.name", "headers.1.name"],
  ["headers.1.value", "headers.1.value"],
  ["headers.1", "headers.1.value"],
  ["nothing", null],
])("what is wrong at %s stands beside %s", (path, field) => expect(fieldOf(path)).toBe(field));

test("no secret is kept in a browser, and none is taken away by what was kept", () => {
  const typed = {
    ...valuesOf(stored),
    key: "enter" as const,
    api_key: "sk-1",
    headers: [{ name: "X-Team", value: "hidden", isStored: false }],
  };
  const kept = withoutSecrets(typed, stored);
  expect(JSON.stringify(kept)).not.toMatch(/sk-1|hidden/);
  expect(toInput(kept)).not.toHaveProperty("api_key");
  expect(withoutSecrets(typed, undefined).key).toBe("enter");
});

test("a test holds as long as nothing of the connection changes", () => {
  const values = valuesOf(stored);
  expect(fingerprint({ ...values, name: "Other", max_concurrency: "9" })).toBe(fingerprint(values));
  for (const change of [
    { model_name: "x" },
    { endpoint_url: "https://y.example" },
    { key: "remove" as const },
    { provider: "openai" as const },
  ]) {
    expect(fingerprint({ ...values, ...change })).not.toBe(fingerprint(values));
  }
});

test.each([
  ["https://LLM.example.com/other", false],
  ["https://llm.example.com:8443/v1", true],
  ["http://llm.example.com/v1", true],
  ["", true],
])("from https://llm.example.com/v1 to %s is another address: %s", (now, other) =>
  expect(isOtherOrigin("https://llm.example.com/v1", now)).toBe(other),
);

test("a whole address of Azure is taken apart", () => {
  const address = "https://norr.openai.azure.com/openai/deployments/aurora%20sw/chat/completions?api-version=2024-10-21";
  expect(readAzureAddress(address)).toEqual({
    endpoint_url: "https://norr.openai.azure.com",
    deployment_name: "aurora sw",
    api_version: "2024-10-21",
  });
  expect(readAzureAddress("https://norr.openai.azure.com")).toBeNull();
  expect(readAzureAddress("norr")).toBeNull();
});
