import { expect } from "vitest";
import type { ModelConnection } from "../index.ts";
import { defaultTimeouts, ModelFailure } from "../index.ts";
import type { FakeEndpoint } from "../testing.ts";

export const testKey = "sk-test-0123456789abcdef";
export const testHeader = "secret-team-value";

/** A connection to a fake endpoint in tests: patient, as machines that run them are slow at times. */
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
  timeouts: { ...defaultTimeouts, first_token_ms: 10_000, silence_ms: 10_000, total_ms: 30_000 },
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
