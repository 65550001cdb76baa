import { type CampaignBrief, foldName, privacyOf } from "@copydesk/contracts";
import { batch, schema, type Transaction } from "@copydesk/db";
import type { Authorized } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { warmUp } from "../models/index.ts";
import { freeCopyName, isNameTaken, nameTaken, takingName } from "./names.ts";
import { checkReferences, type PlanCodes, type PlannedBlock, plannedBlocks } from "./plan.ts";
import { readBrief } from "./read-campaign.ts";

/**
 * Makes a campaign with an empty block for everything its brief asks for.
 * @throws NAME_TAKEN; BAD_REQUEST when the brief refers to something gone; FORBIDDEN when it shares without the right.
 */
export async function createCampaign(core: Core, actor: Actor, brief: CampaignBrief): Promise<{ id: string }> {
  const codes = await checkReferences(core, actor, { brief, known: null });
  const made = await writeNewCampaign(core, actor, { brief, codes, action: "campaign.created" });
  // What comes next is nearly always the writing of it.
  void warmUp(core);
  return made;
}

export interface NewCampaign {
  brief: CampaignBrief;
  codes: PlanCodes;
  /** What the activity log calls it. */
  action: "campaign.created" | "campaign.duplicated";
}

/** Writes a campaign whose references were checked. */
export async function writeNewCampaign(core: Core, actor: Actor, { brief, codes, action }: NewCampaign): Promise<{ id: string }> {
  if (await isNameTaken(core, brief.name)) throw nameTaken();
  const { campaigns, campaign_languages, campaign_teams } = schema;
  const id = core.newId();
  const stamp = stampOf(core, actor);
  const planned = plannedBlocks(brief);
  await takingName(() =>
    batch(core.db, (tx) => [
      tx.insert(campaigns).values({
        id,
        owner_id: actor.userId,
        ...briefColumns(brief),
        ...codes,
        status: "draft",
        pieces_total: planned.filter((block) => block.kind !== "schedule").length,
        pieces_done: 0,
        pieces_failed: 0,
        ...stamp,
      }),
      tx
        .insert(campaign_languages)
        .values(brief.languages.map(({ language_id }, position) => ({ campaign_id: id, language_id, position }))),
      ...(brief.team_ids.length > 0 ? [tx.insert(campaign_teams).values(teamRows(id, brief))] : []),
      ...insertBlocks(tx, { core, actor, campaignId: id }, planned),
      recordActivity(tx, core, { actor, action, entity: { type: "campaign", id, name: brief.name } }),
    ]),
  );
  return { id };
}

/** The columns of a campaign that come from its brief as they are. */
export function briefColumns(brief: CampaignBrief) {
  return {
    name: brief.name,
    name_folded: foldName(brief.name),
    description: brief.description,
    main_story: brief.main_story,
    own_objectives: brief.own_objectives,
    objective_ids: brief.objective_ids,
    from_date: brief.from_date,
    to_date: brief.to_date,
    timezone: brief.timezone,
    voice_id: brief.voice_id,
    privacy: privacyOf(brief),
    generation_mode: brief.generation_mode,
    content_schedule: brief.content_schedule,
    audience: brief.audience,
    key_messages: brief.key_messages,
    call_to_action: brief.call_to_action,
    links: brief.links,
    mandatory_text: brief.mandatory_text,
    forbidden_claims: brief.forbidden_claims,
    tags: brief.tags,
  };
}

export const teamRows = (campaignId: string, brief: CampaignBrief) =>
  [...new Set(brief.team_ids)].map((team_id) => ({ campaign_id: campaignId, team_id }));

interface BlocksOf {
  core: Core;
  actor: Actor;
  campaignId: string;
}

/** SQLite takes 32 766 values a statement; a block has fewer than 30. */
const rowsAtOnce = 200;

/** Statements that make empty blocks. */
export function insertBlocks(tx: Transaction, { core, actor, campaignId }: BlocksOf, planned: readonly PlannedBlock[]) {
  const stamp = stampOf(core, actor);
  const rows = planned.map((block) => ({
    id: core.newId(),
    campaign_id: campaignId,
    ...block,
    state: "empty" as const,
    out_of_date: false,
    overrides: {},
    version_count: 0,
    next_number: 1,
    ...stamp,
  }));
  const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) => rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce));
  return parts.map((part) => tx.insert(schema.blocks).values(part));
}

function stampOf(core: Core, actor: Actor) {
  const now = new Date(core.now());
  return { created_at: now, created_by: actor.userId, updated_at: now, updated_by: actor.userId };
}

/** Makes a private draft of one's own with the same brief. What was written stays with the original. */
export async function duplicateCampaign(core: Core, allowed: Authorized<"view">): Promise<{ id: string }> {
  const original = await readBrief(core, allowed.campaign);
  const name = await freeCopyName(core, original.name);
  const brief: CampaignBrief = { ...original, name, is_public: false, team_ids: [] };
  const codes = await checkReferences(core, allowed.actor, { brief, known: original });
  return writeNewCampaign(core, allowed.actor, { brief, codes, action: "campaign.duplicated" });
}
