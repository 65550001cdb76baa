import type { CampaignBrief, CampaignDetail } from "@copydesk/contracts";
import { rowReader, schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import { type Authorized, type CampaignAction, type CampaignRow, rightsTo, statusOf } from "../access/index.ts";
import { readUserRows } from "../identity/index.ts";
import type { Core } from "../kernel/index.ts";
import { readVoiceRows } from "../voices/index.ts";

/** A campaign as its page and its form show it. */
export async function readCampaign(core: Core, allowed: Authorized<CampaignAction>): Promise<CampaignDetail> {
  const { campaign, teamIds, actor } = allowed;
  const [owner] = await readUserRows(core, ["id", "first_name", "last_name", "profile_pic"], { ids: [campaign.owner_id] });
  const [voice] = campaign.voice_id === null ? [] : await readVoiceRows(core, ["name"], { ids: [campaign.voice_id] });
  return {
    id: campaign.id,
    version: campaign.version,
    status: statusOf(core, campaign),
    privacy: campaign.privacy,
    brief: await readBrief(core, campaign),
    owner: owner ?? { id: campaign.owner_id, first_name: "", last_name: "", profile_pic: null },
    voice_name: voice?.name ?? null,
    created_at: campaign.created_at.toISOString(),
    updated_at: campaign.updated_at.toISOString(),
    can: rightsTo(actor, { ownerId: campaign.owner_id, privacy: campaign.privacy, teamIds }),
  };
}

/** Everything that a person decided about a campaign; its living blocks say which channels it has. */
export async function readBrief(core: Core, campaign: CampaignRow): Promise<CampaignBrief> {
  const { campaign_teams } = schema;
  const teams = await core.db
    .select({ id: campaign_teams.team_id })
    .from(campaign_teams)
    .where(eq(campaign_teams.campaign_id, campaign.id))
    .orderBy(asc(campaign_teams.team_id));
  return {
    name: campaign.name,
    description: campaign.description,
    main_story: campaign.main_story,
    objective_ids: campaign.objective_ids,
    own_objectives: campaign.own_objectives,
    from_date: campaign.from_date,
    to_date: campaign.to_date,
    timezone: campaign.timezone,
    voice_id: campaign.voice_id,
    is_public: campaign.privacy === "public",
    team_ids: teams.map((team) => team.id),
    generation_mode: campaign.generation_mode,
    content_schedule: campaign.content_schedule,
    languages: await readPlan(core, campaign.id),
    audience: campaign.audience,
    key_messages: campaign.key_messages,
    call_to_action: campaign.call_to_action,
    links: campaign.links,
    mandatory_text: campaign.mandatory_text,
    forbidden_claims: campaign.forbidden_claims,
    tags: campaign.tags,
  };
}

async function readPlan(core: Core, campaignId: string): Promise<CampaignBrief["languages"]> {
  const { campaign_languages, blocks } = schema;
  const languages = await core.db
    .select({ id: campaign_languages.language_id })
    .from(campaign_languages)
    .where(eq(campaign_languages.campaign_id, campaignId))
    .orderBy(asc(campaign_languages.position));
  const pieces = await core.db
    .select({ language_id: blocks.language_id, channel_id: blocks.channel_id })
    .from(blocks)
    .where(and(eq(blocks.campaign_id, campaignId), isNull(blocks.removed_at), eq(blocks.kind, "content")))
    .orderBy(asc(blocks.position));
  return languages.map(({ id }) => ({
    language_id: id,
    channel_ids: pieces.filter((piece) => piece.language_id === id).flatMap((piece) => piece.channel_id ?? []),
  }));
}

/** Columns of campaigns. */
export const readCampaignRows = rowReader(schema.campaigns);
