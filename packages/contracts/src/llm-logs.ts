import { z } from "zod";

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

/** Who said the prices by which a call was counted. */
export const priceOrigins = ["administrator", "catalogue", "free"] as const;
export type PriceOrigin = (typeof priceOrigins)[number];
