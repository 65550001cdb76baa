import { AppError, type ModelProvider } from "@copydesk/contracts";
import { builtinModelName, refusalOfEndpoint } from "@copydesk/llm";

/** What decides which endpoint is called, and as what. */
export interface EndpointTarget {
  provider: ModelProvider;
  model_name: string;
  deployment_name: string | null;
  endpoint_url: string | null;
  api_version: string | null;
}

/**
 * The same with only what its provider knows, and the endpoint without a query, in which keys are sometimes pasted.
 * @throws BAD_REQUEST for an address that can never be called.
 */
export function plainTarget({ provider, model_name, deployment_name, endpoint_url, api_version }: EndpointTarget): EndpointTarget {
  const none = { deployment_name: null, endpoint_url: null, api_version: null };
  switch (provider) {
    case "builtin":
      return { provider, model_name: builtinModelName, ...none };
    case "openai":
    case "openai_compatible":
      return { provider, model_name, ...none, endpoint_url: plainEndpoint(endpoint_url) };
    case "azure_openai":
      return {
        provider,
        model_name: model_name || (deployment_name ?? ""),
        deployment_name,
        endpoint_url: plainEndpoint(endpoint_url),
        api_version,
      };
  }
}

function plainEndpoint(address: string | null): string | null {
  const plain = address?.trim().replace(/[?#].*$/s, "");
  if (!plain) return null;
  const refusal = explain(refusalOfEndpoint(plain));
  if (refusal !== null) throw new AppError("BAD_REQUEST", `${refusal}.`, { fields: { endpoint_url: [refusal] } });
  return plain;
}

const explain = (refusal: string | null) =>
  refusal?.endsWith("may never be called") ? `${refusal}: it belongs to the inner workings of a machine or a cloud` : refusal;

/** Whether two ways lead to the same model of the same endpoint, so that what a test found out still holds. */
export const isSameTarget = (one: EndpointTarget, other: EndpointTarget): boolean =>
  one.provider === other.provider &&
  one.model_name === other.model_name &&
  one.deployment_name === other.deployment_name &&
  one.endpoint_url === other.endpoint_url &&
  one.api_version === other.api_version;
