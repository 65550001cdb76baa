import { z } from "zod";
import { windowInput } from "./list.ts";

const id = z.string().min(1).max(64);
const several = z.array(z.string().min(1).max(80)).max(50).default([]);

export const activityResults = ["success", "denied", "failed"] as const;
export const activitySources = ["web", "rest", "chat", "job"] as const;

export const activityFilters = {
  /** Instants; `from` counts, `to` does not. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** Ids of people; `unknown` is whoever was not signed in, `job` Copydesk itself. */
  actor_ids: z.array(id).max(50).default([]),
  entity_types: several,
  entity_id: id.optional(),
  actions: several,
  results: z.array(z.enum(activityResults)).max(3).default([]),
  sources: z.array(z.enum(activitySources)).max(4).default([]),
} as const;
/** Without a free search: a log is narrowed by what stands in its indexes. */
export const activityListInput = windowInput(["at"], "-at").extend(activityFilters);
export type ActivityListInput = z.input<typeof activityListInput>;
