import { z } from "zod";
import { currencyCode, monthlyBudget } from "../budgets.ts";
import { listInput } from "../list.ts";
import { activeStatuses, capabilitiesSchema, type ModelProvider, modelProviders, parametersSchema } from "../master-data.ts";
import { line, name } from "../text.ts";

const id = z.string().min(1).max(64);
const price = z.number().min(0).max(100_000).nullable();

export const modelLimits = {
  concurrency: 64,
  defaultConcurrency: 4,
  timeoutMin: 5,
  timeoutMax: 600,
  defaultTimeout: 120,
  headers: 10,
} as const;

export const modelListInput = listInput(["name", "provider", "updated_at"], "name").extend({ status: z.enum(activeStatuses).optional() });
export type ModelListInput = z.input<typeof modelListInput>;

/** Absent keeps what is stored; null removes it; a text replaces it. */
const writeOnly = z
  .string()
  .trim()
  .min(1)
  .max(4_000)
  .regex(/^[\x21-\x7e]+$/, "This contains characters a key can't have. Copy it again.")
  .nullable()
  .optional();

/** Set by every call itself. */
const ownHeaders = ["host", "content-length", "content-type", "transfer-encoding", "connection", "upgrade", "te", "trailer", "expect"];

const headerSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,80}$/, "Use letters, digits and -")
    .refine((header) => !ownHeaders.includes(header.toLowerCase()), "Every call sets this header by itself"),
  value: z
    .string()
    .trim()
    .min(1, "Value is required")
    .max(4_000)
    .regex(/^[\t\x20-\x7e]*$/, "Use plain characters")
    .nullable()
    .default(null),
});

/** In the order they run. `json` is an outline, `piece` a text of several parts, `stop` an answer that is stopped. */
export const modelTestSteps = ["address", "sign_in", "reply", "stream", "json", "piece", "stop", "tools"] as const;
export const modelTestStepSchema = z.strictObject({
  step: z.enum(modelTestSteps),
  state: z.enum(["passed", "failed", "skipped", "not_supported"]),
  /** A sentence a person can act on. */
  message: z.string().max(2_000),
  /** The endpoint's own words, without keys. */
  detail: z.string().max(4_000).nullable(),
  milliseconds: z.number().int().min(0).nullable(),
});
export type ModelTestStep = z.infer<typeof modelTestStepSchema>;

/** How a test ended, as it is kept with the model. */
export const testedSchema = z.strictObject({
  ok: z.boolean(),
  steps: z.array(modelTestStepSchema).max(modelTestSteps.length),
  capabilities: capabilitiesSchema,
  /** To the first token. */
  latency_milliseconds: z.number().int().min(0).nullable(),
});
export type Tested = z.infer<typeof testedSchema>;

const fields = {
  provider: z.enum(modelProviders),
  name: name("Name", 80),
  model_name: line("Model name", { max: 200 }),
  deployment_name: line("Deployment name", { max: 200 }).nullable().default(null),
  endpoint_url: z.string().trim().max(2_000).nullable().default(null),
  api_version: line("API version", { max: 40 }).nullable().default(null),
  api_key: writeOnly,
  /** Null or nothing for a value keeps the stored one of that name. Headers that are not named are removed. */
  headers: z
    .array(headerSchema)
    .max(modelLimits.headers, "10 headers or fewer")
    .refine((all) => new Set(all.map((one) => one.name.toLowerCase())).size === all.length, "Two headers have the same name")
    .default([]),
  parameters: parametersSchema.default({}),
  context_size: z.number().int().min(256).max(100_000_000).nullable().default(null),
  price_in: price.default(null),
  price_out: price.default(null),
  price_cached: price.default(null),
  currency: currencyCode.nullable().default(null),
  /** In the currency of the prices; null is no budget. */
  monthly_budget: monthlyBudget.default(null),
  budget_stops: z.boolean().default(false),
  max_concurrency: z.number().int().min(1).max(modelLimits.concurrency).default(modelLimits.defaultConcurrency),
  requests_per_minute: z.number().int().min(1).max(1_000_000).nullable().default(null),
  timeout_seconds: z.number().int().min(modelLimits.timeoutMin).max(modelLimits.timeoutMax).default(modelLimits.defaultTimeout),
  fallback_model_id: id.nullable().default(null),
  status: z.enum(activeStatuses).default("active"),
  is_default_content: z
    .boolean()
    .optional()
    .meta({ description: "Absent: as before; of a new one, whether it is the first active one besides the built-in writer" }),
  is_default_chat: z.boolean().optional().meta({ description: "Absent: as before; false of a new one" }),
};

/** What the provider must be told, field by field; checked again when it is saved. */
function needsOf(
  model: {
    provider: ModelProvider;
    model_name: string;
    deployment_name: string | null;
    endpoint_url: string | null;
    api_version: string | null;
  },
  check: z.core.$RefinementCtx,
) {
  const need = (field: "model_name" | "deployment_name" | "endpoint_url" | "api_version", label: string) => {
    if (!model[field]) check.addIssue({ code: "custom", path: [field], message: `${label} is required` });
  };
  if (model.provider === "azure_openai") {
    need("endpoint_url", "Endpoint URL");
    need("deployment_name", "Deployment name");
    need("api_version", "API version");
  } else if (model.provider === "openai_compatible") {
    need("endpoint_url", "Endpoint URL");
    need("model_name", "Model name");
  } else if (model.provider === "openai") need("model_name", "Model name");
}

/** A price says nothing without its currency, and neither does a budget. */
function needsCurrency(
  {
    price_in,
    price_out,
    price_cached,
    monthly_budget,
    currency,
  }: Record<"price_in" | "price_out" | "price_cached" | "monthly_budget", number | null> & { currency: string | null },
  check: z.core.$RefinementCtx,
) {
  if (currency !== null) return;
  const isPriced = [price_in, price_out, price_cached].some((one) => one !== null);
  if (!isPriced && monthly_budget === null) return;
  check.addIssue({ code: "custom", path: ["currency"], message: `Choose the currency of the ${isPriced ? "prices" : "budget"}` });
}

/** What a change says, without what its fields ask of each other. */
export const modelChange = z.strictObject({ version: z.number().int().min(1), ...fields });
export const modelInput = z.strictObject(fields).superRefine(needsOf).superRefine(needsCurrency);
export type ModelInput = z.input<typeof modelInput>;
export const modelUpdateInput = modelChange.extend({ id }).superRefine(needsOf).superRefine(needsCurrency);
export type ModelUpdateInput = z.input<typeof modelUpdateInput>;
export const modelUses = ["content", "chat"] as const;
export const modelDefaultInput = z.strictObject({ id, use: z.enum(modelUses) });
export const modelStatusInput = z.strictObject({ id, status: z.enum(activeStatuses) });
export const removeModelInput = z.strictObject({ id, replace_with: id.optional() });

/** A model of which a price is wanted, as its form stands. */
export const priceQuestion = z.strictObject({
  provider: z.enum(modelProviders),
  model_name: z.string().trim().max(200).default(""),
  deployment_name: z.string().trim().max(200).nullable().default(null),
  endpoint_url: z.string().trim().max(2_000).nullable().default(null),
});

/** A model as it stands in the form; a stored key is used when the form has none and the endpoint's origin is the same. */
export const modelTestInput = z.strictObject({ id: id.optional(), ...fields }).superRefine(needsOf);
export type ModelTestInput = z.input<typeof modelTestInput>;
