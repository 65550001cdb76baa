import { z } from "zod";

const id = z.string().min(1).max(64);
const channelIds = z.array(id).min(1, "Choose at least one channel").max(60);

/**
 * One change of what a campaign is written in. Asking for what is so already changes nothing: somebody else may have
 * been faster. Adding what was removed brings its texts back.
 */
export const planChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("add_language"), language_id: id, channel_ids: channelIds }),
  z.strictObject({ kind: z.literal("add_channels"), language_id: id, channel_ids: channelIds }),
  z.strictObject({ kind: z.literal("remove_language"), language_id: id }),
  z.strictObject({ kind: z.literal("remove_channels"), language_id: id, channel_ids: channelIds }),
]);
export type PlanChange = z.output<typeof planChangeSchema>;

export const changePlanInput = z.strictObject({ id, changes: z.array(planChangeSchema).min(1).max(100) });
