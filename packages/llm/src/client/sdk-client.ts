import OpenAI, { AzureOpenAI } from "openai";
import { CallFault } from "../failures/call-fault.ts";
import type { ModelConnection } from "../types.ts";

/** Where the built-in writer seems to live; nothing ever leaves the process for it. */
const builtinUrl = "http://built-in-writer.invalid/v1";
const openaiUrl = "https://api.openai.com/v1";
/** Understood by every Azure resource; newer ones are entered with the model. */
const azureVersion = "2024-10-21";

/**
 * The SDK set up for one connection. It never retries, because the schedule of attempts is ours and survives a restart,
 * and it never looks into the environment for keys, addresses or organizations.
 */
export function sdkClient(connection: ModelConnection, fetch: typeof globalThis.fetch): OpenAI {
  const shared = {
    apiKey: connection.api_key ?? "none",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    // Ours strike first and say which one they are.
    timeout: Math.min(connection.timeouts.total_ms + 60_000, 2_000_000_000),
    fetch,
    fetchOptions: { redirect: "error" as const },
    defaultHeaders: headersOf(connection),
    logLevel: "off" as const,
  };
  if (connection.provider !== "azure_openai") return new OpenAI({ ...shared, baseURL: baseUrl(connection) });
  return new AzureOpenAI({
    ...shared,
    baseURL: null,
    endpoint: azureEndpoint(given(connection)),
    deployment: connection.deployment_name ?? connection.model_name,
    apiVersion: connection.api_version ?? azureVersion,
  });
}

/** Base URL of an endpoint that speaks OpenAI's protocol; a pasted full path is understood too. */
function baseUrl(connection: ModelConnection): string {
  if (connection.provider === "builtin") return builtinUrl;
  if (connection.provider === "openai" && !connection.endpoint_url) return openaiUrl;
  return given(connection).replace(/\/(?:chat\/completions)?\/*$/, "");
}

// People paste the whole address of a deployment from the portal.
const azureEndpoint = (url: string) => url.replace(/\/openai(?:\/.*)?$/, "").replace(/\/+$/, "");

function given(connection: ModelConnection): string {
  const url = connection.endpoint_url?.trim().replace(/[?#].*$/, "");
  if (!url || !URL.canParse(url)) throw new CallFault("not_an_endpoint", { words: "No usable endpoint address is set" });
  return url;
}

function headersOf(connection: ModelConnection): Record<string, string | null> {
  if (connection.api_key !== null) return connection.extra_headers;
  return { Authorization: null, "api-key": null, ...connection.extra_headers };
}
