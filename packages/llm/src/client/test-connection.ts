import { expect } from "vitest";
import type { ModelConnection } from "../index.ts";
import { defaultTimeouts, ModelFailure } from "../index.ts";
import type { FakeEndpoint } from "../testing.ts";

export const testKey = "sk-test-0123456789abcdef";
export const testHeader = "secret-team-value";

/** A connection to a fake endpoint, with short patience; for tests only. */
export const connectionTo = (endpoint: FakeEndpoint, over: Partial<ModelConnection> = {}): ModelConnection => ({
  id: "m1",
  provider: "openai_compatible",
  model_name: "writer-1",
  deployment_name: null,
  endpoint_url: endpoint.url,
  api_version: null,
  api_key: testKey,
  extra_headers: { "x-team": testHeader },
  context_size: null,
  timeouts: { ...defaultTimeouts, first_token_ms: 300, silence_ms: 300, total_ms: 3_000 },
  capabilities: {},
  ...over,
});

export async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
  const outcome: unknown = await call.then(
    () => "an answer",
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ModelFailure);
  return outcome as ModelFailure;
}
