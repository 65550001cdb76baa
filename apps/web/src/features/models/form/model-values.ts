import type { ModelDetail, ModelInput, ModelProvider, Parameters } from "@copydesk/contracts";

/** What happens to the key on saving: the stored one stays, the typed one takes its place, or there is none. */
type KeyChoice = "keep" | "enter" | "remove";

interface HeaderValue {
  name: string;
  value: string;
  /** A value is stored, and stays unless another one is typed. */
  isStored: boolean;
}

/** What the form of a model holds; numbers as they are typed. */
export interface ModelValues {
  provider: ModelProvider;
  name: string;
  model_name: string;
  deployment_name: string;
  endpoint_url: string;
  api_version: string;
  key: KeyChoice;
  api_key: string;
  headers: HeaderValue[];
  parameters: Parameters;
  context_size: string;
  price_in: string;
  price_out: string;
  price_cached: string;
  currency: string | null;
  monthly_budget: string;
  budget_stops: boolean;
  max_concurrency: string;
  requests_per_minute: string;
  timeout_seconds: string;
  fallback_model_id: string | null;
  is_active: boolean;
  is_default_content: boolean;
  is_default_chat: boolean;
}

export const blankModel: ModelValues = {
  provider: "openai",
  name: "",
  model_name: "",
  deployment_name: "",
  endpoint_url: "",
  api_version: "",
  key: "enter",
  api_key: "",
  headers: [],
  parameters: {},
  context_size: "",
  price_in: "",
  price_out: "",
  price_cached: "",
  currency: null,
  monthly_budget: "",
  budget_stops: false,
  max_concurrency: "4",
  requests_per_minute: "",
  timeout_seconds: "120",
  fallback_model_id: null,
  is_active: true,
  is_default_content: false,
  is_default_chat: false,
};

const typed = (value: number | null) => (value === null ? "" : String(value));

export const valuesOf = (model: ModelDetail): ModelValues => ({
  provider: model.provider,
  name: model.name,
  model_name: model.model_name,
  deployment_name: model.deployment_name ?? "",
  endpoint_url: model.endpoint_url ?? "",
  api_version: model.api_version ?? "",
  key: model.has_api_key ? "keep" : "enter",
  api_key: "",
  headers: model.headers.map(({ name }) => ({ name, value: "", isStored: true })),
  parameters: model.parameters,
  context_size: typed(model.context_size),
  price_in: typed(model.price_in),
  price_out: typed(model.price_out),
  price_cached: typed(model.price_cached),
  currency: model.currency,
  monthly_budget: typed(model.monthly_budget),
  budget_stops: model.budget_stops,
  max_concurrency: typed(model.max_concurrency),
  requests_per_minute: typed(model.requests_per_minute),
  timeout_seconds: typed(model.timeout_seconds),
  fallback_model_id: model.fallback_model_id,
  is_active: model.status === "active",
  is_default_content: model.is_default_content,
  is_default_chat: model.is_default_chat,
});

/** What is sent; `Number.NaN` stands for what is no number, and is refused by the schema. */
export function toInput(values: ModelValues): ModelInput {
  const { provider } = values;
  const isBuiltin = provider === "builtin";
  const azure = provider === "azure_openai";
  return {
    provider,
    name: values.name,
    model_name: values.model_name,
    deployment_name: azure ? values.deployment_name.trim() || null : null,
    endpoint_url: isBuiltin ? null : values.endpoint_url.trim() || null,
    api_version: azure ? values.api_version.trim() || null : null,
    ...keyOf(values),
    headers: isBuiltin ? [] : values.headers.map(({ name, value, isStored }) => ({ name, value: value === "" && isStored ? null : value })),
    parameters: values.parameters,
    context_size: numberOf(values.context_size),
    price_in: numberOf(values.price_in),
    price_out: numberOf(values.price_out),
    price_cached: numberOf(values.price_cached),
    currency: values.currency,
    monthly_budget: isBuiltin ? null : numberOf(values.monthly_budget),
    budget_stops: !isBuiltin && values.budget_stops,
    max_concurrency: numberOf(values.max_concurrency) ?? Number.NaN,
    requests_per_minute: numberOf(values.requests_per_minute),
    timeout_seconds: numberOf(values.timeout_seconds) ?? Number.NaN,
    fallback_model_id: values.fallback_model_id,
    status: values.is_active ? "active" : "inactive",
    is_default_content: values.is_default_content,
    is_default_chat: values.is_default_chat,
  };
}

function keyOf({ provider, key, api_key }: ModelValues): Pick<ModelInput, "api_key"> {
  if (provider === "builtin" || key === "remove") return { api_key: null };
  if (key === "keep") return {};
  return { api_key: api_key.trim() || null };
}

/** Null for nothing typed. A comma counts as a point, as many people write it. */
function numberOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return plain === "" ? null : Number(plain);
}

/** The form's field for a path of the input; what is wrong with a header as such stands beside its value. */
export function fieldOf(path: string): string | null {
  const [name = "", at, part] = path.split(".");
  if (name === "headers" && at !== undefined) return `headers.${at}.${part === "name" ? "name" : "value"}`;
  if (name === "status") return "is_active";
  return name in blankModel ? name : null;
}

/** What may be kept in a browser: a key that was typed has to be typed again, and until then the stored one stays. */
export const withoutSecrets = (values: ModelValues, stored: ModelDetail | undefined): ModelValues => ({
  ...values,
  key: values.key === "enter" && stored?.has_api_key ? "keep" : values.key,
  api_key: "",
  headers: values.headers.map((header) => ({ ...header, value: "" })),
});

/** What a test is about: as long as this stays the same, so does what it found out. */
export function fingerprint(values: ModelValues): string {
  const { provider, model_name, deployment_name, endpoint_url, api_version, api_key, headers, parameters } = toInput(values);
  return JSON.stringify([
    provider,
    model_name,
    deployment_name,
    endpoint_url,
    api_version,
    api_key === undefined ? "kept" : api_key,
    headers,
    parameters,
  ]);
}

/** Whether a key that was entered for one address would be sent to another. */
export function isOtherOrigin(before: string | null, now: string): boolean {
  const origin = (address: string | null) => (address && URL.canParse(address) ? new URL(address).origin : "");
  return origin(before) !== origin(now.trim());
}

/** Endpoint, deployment and version of a whole address of Azure, as it is copied from its portal; null for any other. */
export function readAzureAddress(text: string): Pick<ModelValues, "endpoint_url" | "deployment_name" | "api_version"> | null {
  if (!URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  const deployment = /^\/openai\/deployments\/([^/]+)/.exec(url.pathname)?.[1];
  if (deployment === undefined) return null;
  const api_version = url.searchParams.get("api-version") ?? "";
  return { endpoint_url: url.origin, deployment_name: decodeURIComponent(deployment), api_version };
}
