import { AppError, type BlockKind, type BlockState, type CampaignBrief, type CampaignDetail, foldName } from "@copydesk/contracts";
import { batch, changeVersion, must, schema, type Transaction } from "@copydesk/db";
import { and, eq, gt, inArray, notInArray } from "drizzle-orm";
import { type Authorized, type BlockRow, reread, statusOf } from "../access/index.ts";
import { type Changes, changesBetween, recordActivity } from "../audit/index.ts";
import { can, forbidden } from "../identity/index.ts";
import { type Core, changedBy, demandVersion, savingVersion } from "../kernel/index.ts";
import { countPieces } from "./count-pieces.ts";
import { briefColumns, insertBlocks, teamRows } from "./create-campaign.ts";
import { withReadablePlan } from "./format-plan.ts";
import { isNameTaken, nameTaken, takingName } from "./names.ts";
import { checkReferences, placeOf, plannedBlocks } from "./plan.ts";
import { readBrief, readCampaign } from "./read-campaign.ts";
import { statusByTexts } from "./status-by-texts.ts";

export interface CampaignChange {
  /** The version that the person began from. */
  version: number;
  brief: CampaignBrief;
  /** Languages and channels that may come back although they are switched off by now. */
  restorable?: CampaignBrief["languages"];
}

/** What texts are written from: a change of it makes what was written out of date. */
const textFields = [
  "main_story",
  "objective_ids",
  "own_objectives",
  "voice_id",
  "audience",
  "key_messages",
  "call_to_action",
  "links",
  "mandatory_text",
  "forbidden_claims",
];
const scheduleFields = ["from_date", "to_date", "timezone"];
const sharingFields = ["is_public", "team_ids"];

/**
 * Changes a brief. Texts stay; what depends on the change is marked as out of date. Languages and channels that are
 * left out keep their versions and come back with them when they are chosen again. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current` when somebody else saved in between; BUSY when a block to be left out is
 *   being written; NAME_TAKEN; BAD_REQUEST; FORBIDDEN for sharing without the right.
 */
export function updateCampaign(core: Core, allowed: Authorized<"edit">, change: CampaignChange): Promise<CampaignDetail> {
  const read = async () => readCampaign(core, await reread(core, allowed));
  return savingVersion({ what: "this campaign", read }, () => save(core, allowed, change));
}

async function save(core: Core, allowed: Authorized<"edit">, change: CampaignChange): Promise<CampaignDetail> {
  const { version, brief, restorable = [] } = change;
  const { campaign, actor } = allowed;
  demandVersion(campaign, version);
  const before = await readBrief(core, campaign);
  const changes = changesBetween(comparable(before), comparable(brief));
  if (Object.keys(changes).length === 0) return readCampaign(core, allowed);
  const readable = await withReadablePlan(core, changes, { before: before.languages, after: brief.languages });
  const codes = await checkUpdate(core, allowed, { brief, before, changes, restorable });
  const existing = await core.db.select().from(schema.blocks).where(eq(schema.blocks.campaign_id, campaign.id));
  refuseWhileWritten(existing, brief);
  const stamp = changedBy(core, actor);
  await takingName(() =>
    batch(core.db, (tx) => [
      changeVersion(tx, schema.campaigns, { row: campaign, set: { ...briefColumns(brief), ...codes, ...stamp } }),
      ...writePlan(tx, { core, allowed, brief, existing }),
      countPieces(core, campaign.id),
      ...markOutOfDate(tx, campaign.id, changes),
      ...logChange(tx, { core, allowed, name: brief.name, changes: readable }),
    ]),
  );
  await mendStatus(core, await reread(core, allowed));
  const after = await reread(core, allowed);
  core.live.publish(campaign.id, { type: "campaign", status: statusOf(core, after.campaign), updated_at: stamp.updated_at.toISOString() });
  return readCampaign(core, after);
}

/** What needed attention may have been taken out: the rest is whole. Nothing else about a brief changes what is written. */
async function mendStatus(core: Core, { campaign }: Authorized<"edit">): Promise<void> {
  const { campaigns } = schema;
  const needsLook = campaign.status === "needs_attention" || campaign.status === "failed";
  if (!needsLook || (await statusByTexts(core, campaign)) !== "ready") return;
  await core.db
    .update(campaigns)
    .set({ status: "ready" })
    .where(and(eq(campaigns.id, campaign.id), eq(campaigns.status, campaign.status), eq(campaigns.version, campaign.version)));
}

/** Teams are a set; their order means nothing. */
const comparable = (brief: CampaignBrief) => ({ ...brief, team_ids: [...new Set(brief.team_ids)].sort() });

interface Update {
  brief: CampaignBrief;
  before: CampaignBrief;
  changes: Changes;
  restorable: CampaignBrief["languages"];
}

async function checkUpdate(core: Core, { actor, campaign, teamIds }: Authorized<"edit">, update: Update) {
  const { brief, before, changes, restorable } = update;
  const thing = { ownerId: campaign.owner_id, privacy: campaign.privacy, teamIds };
  if (sharingFields.some((field) => field in changes) && !can(actor, "campaigns.share", thing)) throw forbidden();
  if (foldName(brief.name) !== campaign.name_folded && (await isNameTaken(core, brief.name, campaign.id))) throw nameTaken();
  return checkReferences(core, actor, { brief, known: { ...before, languages: [...before.languages, ...restorable] } });
}

function refuseWhileWritten(existing: readonly BlockRow[], brief: CampaignBrief): void {
  const wanted = new Set(plannedBlocks(brief).map((block) => block.place));
  const busy = existing.some((block) => block.place !== null && !wanted.has(block.place) && beingWritten.includes(block.state));
  if (busy) throw leavingOutBusy();
}

const beingWritten: BlockState[] = ["queued", "writing"];
const leavingOutBusy = () =>
  new AppError("BUSY", "Something you want to leave out is being written right now. Stop it first, then try again.");

interface PlanWrite {
  core: Core;
  allowed: Authorized<"edit">;
  brief: CampaignBrief;
  existing: readonly BlockRow[];
}

/** Statements that make languages, teams and blocks what the brief says. */
function writePlan(tx: Transaction, { core, allowed, brief, existing }: PlanWrite) {
  const { campaign_languages, campaign_teams, blocks } = schema;
  const { campaign, actor } = allowed;
  const now = new Date(core.now());
  const planned = plannedBlocks(brief);
  const wanted = new Set(planned.map((block) => block.place));
  const left = existing.filter((block) => block.place !== null && !wanted.has(block.place)).map((block) => block.id);
  const byPlace = new Map(existing.map((block) => [placeOf(block.kind, block.language_id, block.channel_id), block]));
  const remaining = planned.filter((block) => byPlace.has(block.place));
  return [
    tx.delete(campaign_languages).where(eq(campaign_languages.campaign_id, campaign.id)),
    tx
      .insert(campaign_languages)
      .values(brief.languages.map(({ language_id }, position) => ({ campaign_id: campaign.id, language_id, position }))),
    tx.delete(campaign_teams).where(eq(campaign_teams.campaign_id, campaign.id)),
    ...(brief.team_ids.length > 0 ? [tx.insert(campaign_teams).values(teamRows(campaign.id, brief))] : []),
    ...leaveOut(tx, left, { updated_at: now, updated_by: actor.userId }),
    ...remaining
      .map((block) => ({ ...block, known: byPlace.get(block.place) }))
      .filter(({ known, place, position }) => known && (known.place !== place || known.position !== position))
      .map(({ known, place, position }) =>
        tx
          .update(blocks)
          .set({ place, position, removed_at: null, updated_at: now, updated_by: actor.userId })
          .where(eq(blocks.id, known?.id ?? "")),
      ),
    ...insertBlocks(
      tx,
      { core, actor, campaignId: campaign.id },
      planned.filter((block) => !byPlace.has(block.place)),
    ),
  ];
}

/** Statements that take blocks out of the plan; the batch fails with BUSY when somebody has begun to write one meanwhile. */
function leaveOut(tx: Transaction, ids: readonly string[], stamp: { updated_at: Date; updated_by: string }) {
  const { blocks } = schema;
  return ids.map((id) =>
    must(
      tx
        .update(blocks)
        .set({ place: null, removed_at: stamp.updated_at, ...stamp })
        .where(and(eq(blocks.id, id), notInArray(blocks.state, beingWritten))),
      leavingOutBusy(),
    ),
  );
}

/** Also blocks that are left out: they are as old as the others when they come back. */
function markOutOfDate(tx: Transaction, campaignId: string, changes: Changes) {
  const { blocks } = schema;
  const kinds: BlockKind[] = [];
  if (textFields.some((field) => field in changes)) kinds.push("outline", "content");
  if (scheduleFields.some((field) => field in changes)) kinds.push("schedule");
  if (kinds.length === 0) return [];
  return [
    tx
      .update(blocks)
      .set({ out_of_date: true })
      .where(and(eq(blocks.campaign_id, campaignId), inArray(blocks.kind, kinds), gt(blocks.version_count, 0))),
  ];
}

function logChange(
  tx: Transaction,
  { core, allowed, name, changes }: { core: Core; allowed: Authorized<"edit">; name: string; changes: Changes },
) {
  const entity = { type: "campaign", id: allowed.campaign.id, name };
  const part = (sharing: boolean) =>
    Object.fromEntries(Object.entries(changes).filter(([field]) => sharingFields.includes(field) === sharing));
  const entries: [string, Changes][] = [
    ["campaign.updated", part(false)],
    ["campaign.shared", part(true)],
  ];
  return entries
    .filter(([, changed]) => Object.keys(changed).length > 0)
    .map(([action, changed]) => recordActivity(tx, core, { actor: allowed.actor, action, entity, changes: changed }));
}
