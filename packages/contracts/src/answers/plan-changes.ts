import { z } from "zod";
import { campaignDetailSchema } from "./campaigns.ts";

export const planChangedSchema = z.strictObject({
  campaign: campaignDetailSchema,
  added_block_ids: z
    .array(z.string())
    .meta({ description: "Blocks that are there now and were not before, restored ones included: outlines, pieces, schedules." }),
  unwritten_block_ids: z.array(z.string()).meta({ description: "Those of them that nothing is written in." }),
});
export type PlanChanged = z.infer<typeof planChangedSchema>;

/** What was taken out of a campaign and can be brought back: a language, or channels of a language that is still there. */
export const removedPartSchema = z.strictObject({
  language: z.strictObject({ id: z.string(), code: z.string(), name: z.string() }),
  is_whole_language: z.boolean().meta({ description: "The language itself was taken out." }),
  pieces: z
    .array(
      z.strictObject({
        channel_id: z.string(),
        channel_code: z.string(),
        channel_name: z.string(),
        version_count: z.number().int(),
      }),
    )
    .meta({ description: "Pieces that come back with it." }),
  removed_at: z.string().meta({ description: "When the last of it was taken out." }),
});
export type RemovedPart = z.infer<typeof removedPartSchema>;
