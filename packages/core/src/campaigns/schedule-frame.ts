import type { ScheduleFrameView, SchedulerRules } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Authorized, CampaignAction } from "../access/index.ts";
import { readSchedulerRules } from "../campaign-defaults/index.ts";
import type { Core } from "../kernel/index.ts";

/** What the posts of a language are planned within and checked against. */
export async function readScheduleFrame(
  core: Core,
  { campaign }: Authorized<CampaignAction>,
  languageId: string,
): Promise<ScheduleFrameView> {
  const { blocks, channels } = schema;
  const rows = await core.db
    .select({ code: channels.code })
    .from(blocks)
    .innerJoin(channels, eq(channels.id, blocks.channel_id))
    .where(
      and(eq(blocks.campaign_id, campaign.id), isNull(blocks.removed_at), eq(blocks.language_id, languageId), eq(blocks.kind, "content")),
    )
    .orderBy(asc(blocks.position));
  return {
    from: campaign.from_date,
    to: campaign.to_date,
    time_zone: campaign.timezone,
    rules: (await ownRules(core, campaign.id, languageId)) ?? (await readSchedulerRules(core)),
    channels: rows.map((row) => row.code),
  };
}

/** What this schedule has its own way; null when it follows the company's rules. */
async function ownRules(core: Core, campaignId: string, languageId: string): Promise<SchedulerRules | null> {
  const { blocks } = schema;
  const [block] = await core.db
    .select({ overrides: blocks.overrides })
    .from(blocks)
    .where(
      and(eq(blocks.campaign_id, campaignId), isNull(blocks.removed_at), eq(blocks.language_id, languageId), eq(blocks.kind, "schedule")),
    );
  return block?.overrides.rules ?? null;
}
