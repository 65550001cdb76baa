import { z } from "zod";
import { campaignBriefSchema, campaignStatuses, privacies } from "../campaigns.ts";
import { schedulerRulesSchema } from "../master-data.ts";
import { pageOf } from "./page.ts";

export const personRefSchema = z.strictObject({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  profile_pic: z.string().nullable(),
});
export type PersonRef = z.infer<typeof personRefSchema>;

export const campaignRightsSchema = z.strictObject({
  edit: z.boolean(),
  delete: z.boolean(),
  generate: z.boolean(),
  export: z.boolean(),
  share: z.boolean(),
  save_template: z.boolean(),
  configure: z.boolean().meta({ description: "Give a block settings and prompts of its own." }),
});
export type CampaignRights = z.infer<typeof campaignRightsSchema>;

export const campaignListItemSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(campaignStatuses),
  progress: z
    .strictObject({ done: z.number().int(), total: z.number().int(), failed: z.number().int(), flagged: z.number().int() })
    .meta({ description: "Outlines and pieces, written and all; texts of any kind that failed, and those whose checks complain." }),
  privacy: z.enum(privacies),
  languages: z.array(z.string()).meta({ description: "Codes, the primary language first." }),
  channels: z.array(z.string()).meta({ description: "Codes, in the channels' order." }),
  from_date: z.string(),
  to_date: z.string(),
  owner: personRefSchema,
  updated_at: z.string(),
  can: campaignRightsSchema.meta({ description: "What the asking person may do with it." }),
});
export type CampaignListItem = z.infer<typeof campaignListItemSchema>;

export const campaignDetailSchema = z.strictObject({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(campaignStatuses),
  privacy: z.enum(privacies),
  brief: campaignBriefSchema,
  owner: personRefSchema,
  voice_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  can: campaignRightsSchema,
});
export type CampaignDetail = z.infer<typeof campaignDetailSchema>;

export const campaignDraftSchema = z
  .strictObject({
    key: z.string(),
    values: z.record(z.string(), z.unknown()),
    saved_at: z.string(),
  })
  .meta({ id: "Draft" });
export type CampaignDraft = z.infer<typeof campaignDraftSchema>;

/** What a generation would use. `cost` is null when a model has no price; `seconds` is a range. */
export const estimateSchema = z.strictObject({
  model: z.string(),
  is_offline: z.boolean(),
  calls: z.number().int(),
  tokens_in: z.number().int(),
  tokens_out: z.number().int(),
  cost: z.strictObject({ amount: z.number(), currency: z.string() }).nullable(),
  seconds: z.strictObject({ from: z.number(), to: z.number() }),
});
export type Estimate = z.infer<typeof estimateSchema>;

export const campaignPageSchema = pageOf(campaignListItemSchema).extend({
  is_count_exact: z
    .boolean()
    .meta({ description: "False where more campaigns than `count` have the words of a search: the newest ones are listed." }),
  total_visible: z.number().int().meta({ description: "Campaigns that the person sees without search and filters." }),
});
export type CampaignPage = z.infer<typeof campaignPageSchema>;

/** What a schedule is planned within. */
export const scheduleFrameViewSchema = z
  .strictObject({
    from: z.string().meta({ description: "`YYYY-MM-DD`; this day and `to` are included." }),
    to: z.string(),
    time_zone: z.string(),
    rules: schedulerRulesSchema,
    channels: z.array(z.string()).meta({ description: "Codes of the channels of the language." }),
  })
  .meta({ id: "ScheduleFrame" });
export type ScheduleFrameView = z.infer<typeof scheduleFrameViewSchema>;

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
