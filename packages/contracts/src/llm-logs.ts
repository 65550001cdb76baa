import { z } from "zod";
import type { PersonRef } from "./campaigns.ts";
import { listInput } from "./list.ts";

const id = z.string().min(1).max(64);
const ids = z.array(id).max(50).default([]);
const codes = z.array(z.string().min(1).max(80)).max(50).default([]);

export const llmPurposes = ["outline", "content", "schedule", "chat", "title", "test", "guide", "replay"] as const;
export type LlmPurpose = (typeof llmPurposes)[number];
export const llmStatuses = ["running", "success", "error", "timeout", "cancelled", "filtered"] as const;
export type LlmStatus = (typeof llmStatuses)[number];

/** Figures of a call that a list can be narrowed by, each from `_min` to `_max`, both included. A call without the figure is left out. */
export const llmFigures = ["tokens_in", "tokens_cached", "tokens_out", "cost", "total_ms", "first_token_ms", "attempt"] as const;
export type LlmFigure = (typeof llmFigures)[number];
type Bounds = Record<`${LlmFigure}_${"min" | "max"}`, z.ZodOptional<z.ZodCoercedNumber>>;
const bound = z.coerce.number().min(0).max(1_000_000_000_000).optional();
const bounds = Object.fromEntries(
  llmFigures.flatMap((figure) => [`${figure}_min`, `${figure}_max`].map((name) => [name, bound])),
) as Bounds;

export const llmFilters = {
  /** Instants; `from` counts, `to` does not. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  user_ids: ids,
  campaign_ids: ids,
  /** Codes. */
  languages: codes,
  channels: codes,
  purposes: z.array(z.enum(llmPurposes)).max(llmPurposes.length).default([]),
  /** As `readLlmOptions` offers them: an id, or the name of a model that is not one of ours any more. */
  models: z.array(z.string().min(1).max(300)).max(50).default([]),
  statuses: z.array(z.enum(llmStatuses)).max(llmStatuses.length).default([]),
  task_id: id.optional(),
  version_id: id.optional(),
  ...bounds,
} as const;

export const llmListInput = listInput(
  ["at", "tokens_in", "tokens_cached", "tokens_out", "cost", "total_ms", "first_token_ms", "attempt"],
  "-at",
).extend(llmFilters);
export type LlmListInput = z.input<typeof llmListInput>;

export const llmGroups = ["model", "person", "campaign", "purpose", "channel"] as const;
export type LlmGroup = (typeof llmGroups)[number];
export const llmChartInput = llmListInput.omit({ ordering: true, limit: true, offset: true }).extend({
  /** IANA name: where days begin. Absent: the person's own. */
  timezone: z.string().min(1).max(64).optional(),
  group: z.enum(llmGroups).optional(),
});
export type LlmChartInput = z.input<typeof llmChartInput>;

/**
 * What a call used, in parts that do not overlap: all input is `tokens_fresh + tokens_cached`, all output
 * `tokens_out + tokens_reasoning`. Null: the endpoint did not say.
 */
export interface LlmUsage {
  tokens_fresh: number | null;
  tokens_cached: number | null;
  tokens_out: number | null;
  tokens_reasoning: number | null;
  /** Counted by Copydesk, because the endpoint did not say. */
  is_estimated: boolean;
}

/** A known amount; null when any price that it needs is unknown. Zero only for what is free. */
export interface LlmCost {
  amount: number;
  currency: string | null;
}

export interface LlmListItem extends LlmUsage {
  id: string;
  at: string;
  purpose: LlmPurpose;
  person: PersonRef | null;
  campaign: { id: string; name: string } | null;
  /** Codes; empty when the call was for none. */
  language: string;
  channel: string;
  /** What the model is called here, or was. */
  model: { id: string | null; name: string };
  status: LlmStatus;
  cost: LlmCost | null;
  total_ms: number | null;
  /** Null when the answer came in one piece. */
  first_token_ms: number | null;
  attempt: number;
}

/** Who said the prices by which a call was counted. */
export const priceOrigins = ["administrator", "catalogue", "free"] as const;
export type PriceOrigin = (typeof priceOrigins)[number];

/** A tool that a model asked for, with the arguments as it wrote them. */
export interface LlmToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** A message as it was sent: what a model asked tools for stands with its own, what a tool answered says which call it answers. */
export interface LoggedMessage {
  role: string;
  content: string;
  tool_calls?: LlmToolCall[];
  tool_call_id?: string;
}

export interface LlmDetail extends LlmListItem {
  provider: string;
  /** The name that was sent. */
  model_name: string;
  /** The name that the endpoint gave itself in its answer, when it gave one. */
  answered_by: string | null;
  parameters: Record<string, unknown>;
  /** Parameters that the endpoint refused, which were left out. */
  dropped: string[];
  finish_reason: string | null;
  error_code: string | null;
  http_status: number | null;
  request_id: string | null;
  /** A million tokens each, as on that day; null where unknown. */
  price: { fresh: number | null; cached: number | null; out: number | null; currency: string | null; origin: PriceOrigin } | null;
  piece: { block_id: string; kind: "outline" | "content" | "schedule"; version_id: string | null; version_number: number | null } | null;
  /** The call that this one asks again; null for every other purpose. */
  replay_of: string | null;
  /** Those that asked this one again, as far as the asker sees them, the latest first. */
  replays: { id: string; at: string; status: LlmStatus; model: string }[];
  /** All calls of the same task, this one included, in their order. */
  thread: { id: string; at: string; status: LlmStatus; attempt: number }[];
  /** Null when the asker may not read them, or when they are no longer kept; `bodies` says which. */
  body: { messages: LoggedMessage[]; reply: string; tool_calls: LlmToolCall[]; endpoint_words: string; usage: unknown } | null;
  bodies: "shown" | "not_allowed" | "private" | "expired";
}

/** Figures of many calls. */
export interface LlmFigures {
  calls: number;
  /** Ended in an error, a timeout or a filter; those that people cancelled and those still running are not. */
  failed: number;
  tokens_fresh: number;
  tokens_cached: number;
  tokens_out: number;
  tokens_reasoning: number;
  /** Calls that no tokens are known of, and so are not in the sums. */
  without_tokens: number;
  /** Calls that do not say what came from a cache, and so are not in that sum; those of `without_tokens` among them. */
  without_cached: number;
  /** The same of reasoning. */
  without_reasoning: number;
  /** One sum a currency; currencies are never added up. */
  costs: { currency: string | null; amount: number }[];
  /** Calls whose cost is unknown, and so is in no sum. */
  without_cost: number;
  /** Milliseconds; null without any call that has it. */
  total_p50: number | null;
  total_p95: number | null;
  first_p50: number | null;
  first_p95: number | null;
}

export interface LlmChartGroup {
  /** What a filter asks for: an id, a code or a name. Null for what is not `one`. */
  key: string | null;
  kind: "one" | "none" | "others";
  label: string;
  total: LlmFigures;
  points: LlmFigures[];
}

export interface LlmChart {
  timezone: string;
  unit: "hour" | "day" | "week" | "month";
  /** Instants at which each interval begins, and the end of the last one: one more than there are points. */
  borders: string[];
  total: LlmFigures;
  points: LlmFigures[];
  /**
   * The largest by calls, at most eight, then all others as one; those that belong to none, such as a chat to no campaign,
   * count as one of them. Empty without a group.
   */
  groups: LlmChartGroup[];
}

/** What there is to filter by, among what the person may see. */
export interface LlmOptions {
  people: { id: string; name: string }[];
  campaigns: { id: string; name: string }[];
  models: { id: string; name: string }[];
  languages: string[];
  channels: { code: string; name: string }[];
  purposes: LlmPurpose[];
  /** Whether they may read what was sent and answered, and so search in it. */
  can_read_bodies: boolean;
}
