import type { ModelProvider, SuggestedPrice } from "@copydesk/contracts";

/** Where a model is reached, as its form says it. */
export interface PricedModel {
  provider: ModelProvider;
  model_name: string;
  deployment_name: string | null;
  endpoint_url: string | null;
}

/**
 * What a catalogue of public prices (`@pydantic/genai-prices`, kept in this program: nothing is asked of anybody) says of a
 * model; null for one that it does not know, such as one of your own.
 */
export async function suggestPrice({ provider, model_name, deployment_name, endpoint_url }: PricedModel): Promise<SuggestedPrice | null> {
  if (provider === "builtin") return null;
  const name = model_name || deployment_name || "";
  if (name === "") return null;
  // Two megabytes, for a form that is seldom open.
  const { calcPrice } = await import("@pydantic/genai-prices");
  const found = calcPrice({ input_tokens: 1 }, name, offererOf(provider, endpoint_url));
  if (!found) return null;
  const { input_mtok, output_mtok, cache_read_mtok } = found.model_price;
  const prices = [input_mtok, output_mtok, cache_read_mtok];
  const [price_in, price_out, price_cached] = prices.map((price) => baseOf(price)) as [number | null, number | null, number | null];
  if (price_in === null && price_out === null) return null;
  return {
    price_in,
    price_out,
    price_cached,
    currency: "USD",
    model: found.model.name ?? found.model.id,
    offered_by: found.provider.name,
    is_tiered: prices.some((price) => typeof price === "object"),
  };
}

function offererOf(provider: ModelProvider, endpoint_url: string | null) {
  if (provider === "openai") return { providerId: "openai" };
  if (provider === "azure_openai") return { providerId: "azure" };
  return { providerApiUrl: endpoint_url ?? "" };
}

const baseOf = (price: number | { base: number } | undefined): number | null => (typeof price === "object" ? price.base : (price ?? null));
