import { z } from "zod";
import type { CampaignDetail } from "./campaigns.ts";

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

export interface PlanChanged {
  campaign: CampaignDetail;
  /** Blocks that are there now and were not before, restored ones included: outlines, pieces, schedules. */
  added_block_ids: string[];
  /** Those of them that nothing is written in. */
  unwritten_block_ids: string[];
}

/** What was taken out of a campaign and can be brought back: a language, or channels of a language that is still there. */
export interface RemovedPart {
  language: { id: string; code: string; name: string };
  /** The language itself was taken out. */
  is_whole_language: boolean;
  /** Pieces that come back with it. */
  pieces: { channel_id: string; channel_code: string; channel_name: string; version_count: number }[];
  /** When the last of it was taken out. */
  removed_at: string;
}
