import { expect, test } from "vitest";
import { suggestPrice } from "./suggest-price.ts";

const asked = { provider: "openai", model_name: "gpt-4o-mini", deployment_name: null, endpoint_url: null } as const;

test("a public model has its prices, also under an endpoint's own name for it", async () => {
  const price = { price_in: 0.15, price_out: 0.6, price_cached: 0.075, currency: "USD", is_tiered: false };
  expect(await suggestPrice(asked)).toMatchObject({ ...price, offered_by: "OpenAI" });
  const router = { provider: "openai_compatible", model_name: "openai/gpt-4o-mini", endpoint_url: "https://openrouter.ai/api/v1" } as const;
  expect(await suggestPrice({ ...asked, ...router })).toMatchObject({ ...price, offered_by: "OpenRouter" });
  expect(await suggestPrice({ ...asked, provider: "azure_openai", model_name: "", deployment_name: "gpt-4o" })).toMatchObject({
    price_in: 2.5,
  });
});

test("a price by length is said to be one", async () => {
  const gemini = { model_name: "gemini-2.5-pro", endpoint_url: "https://generativelanguage.googleapis.com/v1beta/openai" };
  expect(await suggestPrice({ ...asked, provider: "openai_compatible", ...gemini })).toMatchObject({ price_in: 1.25, is_tiered: true });
});

test.each([
  ["a model of one's own", { provider: "openai_compatible", model_name: "llama3.1:8b", endpoint_url: "http://localhost:11434/v1" }],
  [
    "a public name at an address that nobody knows",
    { provider: "openai_compatible", model_name: "gpt-4o", endpoint_url: "http://192.0.2.7/v1" },
  ],
  ["a name that does not exist", { provider: "openai", model_name: "nonsense" }],
  ["no name", { provider: "openai", model_name: "" }],
  ["the built-in writer", { provider: "builtin", model_name: "Built-in writer" }],
] as const)("%s has no price", async (_, change) => {
  expect(await suggestPrice({ ...asked, ...change })).toBeNull();
});
