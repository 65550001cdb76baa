import { llmPurposes, llmStatuses } from "@copydesk/contracts";
import { z } from "zod";
import { person } from "./campaign-body.ts";

/** What REST says of every call to a model. */
const count = z.number().int().nullable();
const usage = {
  tokens_fresh: count.meta({ description: "Input that was read anew. All input is this and `tokens_cached`. Null: unknown" }),
  tokens_cached: count.meta({ description: "Input that the endpoint had in its cache" }),
  tokens_out: count.meta({ description: "Output. All output is this and `tokens_reasoning`" }),
  tokens_reasoning: count,
  is_estimated: z.boolean().meta({ description: "Counted by Copydesk, because the endpoint did not say" }),
};
export const callCost = z.strictObject({ amount: z.number(), currency: z.string().nullable() });
export const callItem = z.strictObject({
  id: z.string(),
  at: z.string(),
  purpose: z.enum(llmPurposes),
  person: person.nullable(),
  campaign: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  language: z.string(),
  channel: z.string(),
  model: z.strictObject({ id: z.string().nullable(), name: z.string() }),
  status: z.enum(llmStatuses),
  ...usage,
  cost: callCost.nullable().meta({ description: "Null: unknown, because a price is; zero only for what is free" }),
  total_ms: z.number().int().nullable(),
  first_token_ms: z.number().int().nullable(),
  attempt: z.number().int(),
});
