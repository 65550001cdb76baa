import { z } from "zod";
import { templateBriefSchema } from "./campaigns.ts";
import { campaignLimits } from "./limits.ts";
import { name, text } from "./text.ts";

const id = z.string().min(1).max(64);

export const templateChangeSchema = z.strictObject({
  id,
  /** The version that the person began from. */
  version: z.number().int().min(1),
  name: name("Name", campaignLimits.name),
  description: text("Description", { max: campaignLimits.description }).default(""),
  brief: templateBriefSchema,
  /** Days from a campaign's first to its last. */
  span_days: z
    .number()
    .int()
    .min(0, "The last day cannot be before the first")
    .max(campaignLimits.spanDays, "A campaign can last 730 days at most"),
  /** Who sees the template, as with a campaign; absent: as before. */
  is_public: z.boolean().optional(),
  team_ids: z.array(id).max(50).optional(),
});
export type TemplateChange = z.output<typeof templateChangeSchema>;
