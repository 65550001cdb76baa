import { z } from "zod";
import { activeStatuses } from "../master-data.ts";

/** One thing that somebody did with the objectives. */
export const objectiveChangeSchema = z
  .strictObject({
    id: z.string(),
    at: z.string(),
    by: z.strictObject({ id: z.string(), name: z.string() }).nullable().meta({ description: "Null for Copydesk itself." }),
    action: z.enum(["objective.created", "objective.updated", "objective.deleted", "objective.reordered"]),
    name: z.string().meta({ description: "What the objective was called then; empty for a new order." }),
    changes: z
      .record(z.string(), z.strictObject({ before: z.unknown().optional(), after: z.unknown().optional() }))
      .meta({ description: "By field; of a new order the names under `order`." }),
  })
  .meta({ id: "ObjectiveChange" });
export type ObjectiveChange = z.infer<typeof objectiveChangeSchema>;

/** What bringing the delivered objectives back does, by name. */
export const objectiveRestoreSchema = z
  .strictObject({
    changed: z.array(z.string()).meta({ description: "They get their delivered words back, and are active." }),
    missing: z.array(z.string()).meta({ description: "They were deleted or renamed, and are there again." }),
    own: z.number().int().meta({ description: "How many of one's own there are; they stay, after the delivered ones." }),
    no_longer_default: z
      .array(z.string())
      .meta({ description: "These no longer are what new campaigns begin with: there is room for five." }),
    is_reordered: z.boolean(),
  })
  .meta({ id: "ObjectiveRestore" });
export type ObjectiveRestore = z.infer<typeof objectiveRestoreSchema>;

export const objectiveRowSchema = z
  .strictObject({
    id: z.string(),
    version: z.number().int(),
    name: z.string(),
    description: z.string(),
    kpi_hint: z.string(),
    call_to_action: z.string(),
    status: z.enum(activeStatuses),
    is_default: z.boolean().meta({ description: "New campaigns begin with it." }),
    position: z.number().int(),
    campaign_count: z.number().int().meta({ description: "One that is used can only be made inactive." }),
    updated_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "Objective" });
export type ObjectiveRow = z.infer<typeof objectiveRowSchema>;
