import type { ModelConnection } from "../types.ts";
import { defaultTimeouts } from "../types.ts";

/** What people call the writer that needs no key and no network. */
export const builtinModelName = "Built-in writer";

/** The connection that reaches the built-in writer. */
export function builtinConnection(): ModelConnection {
  return {
    id: "builtin",
    provider: "builtin",
    model_name: builtinModelName,
    deployment_name: null,
    endpoint_url: null,
    api_version: null,
    api_key: null,
    extra_headers: {},
    context_size: null,
    timeouts: defaultTimeouts,
    capabilities: { streaming: true, json_schema: true, json_mode: true, system_role: true, temperature: true, stream_options: true },
  };
}
