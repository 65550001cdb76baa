import type { BuiltinBehaviour, ModelClient } from "../types.ts";

export interface ModelClientOptions {
  outboundFetch?: typeof fetch;
  builtin?: BuiltinBehaviour;
  clock?: () => number;
}

export function createModelClient(_options: ModelClientOptions): ModelClient {
  throw new Error("not written yet");
}
