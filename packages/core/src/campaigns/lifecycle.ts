import { AppError, type DeletedThing, foldName, mostDeleted } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, desc, eq, gt, inArray, ne, type SQL } from "drizzle-orm";
import {
  type Authorized,
  authorizeCampaign,
  type CampaignAction,
  type CampaignRow,
  campaignNotFound,
  statusOf,
  visibleCampaigns,
} from "../access/index.ts";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { can, forbidden } from "../identity/index.ts";
import { type Actor, type Core, restorableSince } from "../kernel/index.ts";
import { isNameTaken, nameTaken, takingName } from "./names.ts";
import { statusByTexts } from "./status-by-texts.ts";

/** Puts a campaign aside; its texts stay. @throws BUSY while it is being written. */
export async function archiveCampaign(core: Core, allowed: Authorized<"edit">): Promise<null> {
  refuseWhileWritten(allowed);
  if (allowed.campaign.status === "archived") return null;
  const now = new Date(core.now());
  await change(core, allowed, { action: "campaign.archived", set: { status: "archived", archived_at: now }, when: isQuiet });
  return null;
}

/** Deletes a campaign; for 30 days it can be restored. Its name is free at once. @throws BUSY while it is being written. */
export async function removeCampaign(core: Core, allowed: Authorized<"delete">): Promise<null> {
  refuseWhileWritten(allowed);
  const set = { deleted_at: new Date(core.now()), name_folded: null };
  await change(core, allowed, { action: "campaign.deleted", set, when: isQuiet });
  return null;
}

/**
 * Brings an archived campaign back among the others, or a deleted one back to life.
 * @throws NOT_FOUND after 30 days, or for somebody who could not see it; NAME_TAKEN when its name went to another one.
 */
export async function restoreCampaign(core: Core, actor: Actor, id: string): Promise<null> {
  const deleted = await findDeleted(core, id);
  if (deleted) return undelete(core, actor, deleted);
  const allowed = await authorizeCampaign(core, actor, "edit", id);
  if (allowed.campaign.status !== "archived") return null;
  const set = { status: await statusByTexts(core, allowed.campaign), archived_at: null };
  await change(core, allowed, { action: "campaign.restored", set });
  return null;
}

interface Change {
  action: string;
  set: Partial<CampaignRow>;
  /** What must still be so when it is written; BUSY otherwise. */
  when?: SQL;
}

/** Nothing of it is being written. */
const isQuiet = ne(schema.campaigns.status, "generating");

type Subject = Pick<Authorized<CampaignAction>, "actor" | "campaign">;

async function change(core: Core, { actor, campaign }: Subject, { action, set, when }: Change): Promise<void> {
  const { campaigns } = schema;
  const now = new Date(core.now());
  await batch(core.db, (tx) => [
    must(
      tx
        .update(campaigns)
        .set({ ...set, updated_at: now, updated_by: actor.userId })
        .where(and(eq(campaigns.id, campaign.id), when)),
      beingWritten(),
    ),
    recordActivity(tx, core, {
      actor,
      action,
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
      changes: set.status ? changesBetween({ status: campaign.status }, { status: set.status }) : {},
    }),
  ]);
  // Of one that is deleted there is nothing left to read: its watchers lose their right to look.
  if (!set.status) return;
  const status = statusOf(core, { ...campaign, ...set });
  core.live.publish(campaign.id, { type: "campaign", status, updated_at: now.toISOString() });
}

function refuseWhileWritten({ campaign }: Subject): void {
  if (campaign.status === "generating") throw beingWritten();
}

const beingWritten = () => new AppError("BUSY", "This campaign is being written right now. Stop it first.");

async function findDeleted(core: Core, id: string): Promise<CampaignRow | undefined> {
  const { campaigns } = schema;
  const [row] = await core.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), gt(campaigns.deleted_at, restorableSince(core))));
  return row;
}

async function undelete(core: Core, actor: Actor, campaign: CampaignRow): Promise<null> {
  const { campaign_teams } = schema;
  const teams = await core.db
    .select({ id: campaign_teams.team_id })
    .from(campaign_teams)
    .where(eq(campaign_teams.campaign_id, campaign.id));
  const thing = { ownerId: campaign.owner_id, privacy: campaign.privacy, teamIds: teams.map((team) => team.id) };
  if (!can(actor, "campaigns.view", thing)) throw campaignNotFound();
  if (!can(actor, "campaigns.edit", thing)) throw forbidden();
  if (await isNameTaken(core, campaign.name)) throw nameTaken();
  const set = { deleted_at: null, name_folded: foldName(campaign.name) };
  await takingName(() => change(core, { actor, campaign }, { action: "campaign.restored", set }));
  return null;
}

/** Deleted campaigns that the asker can bring back, the latest first. */
export async function listDeletedCampaigns(core: Core, actor: Actor): Promise<DeletedThing[]> {
  const { campaigns, campaign_teams } = schema;
  const rows = await core.db
    .select({ id: campaigns.id, name: campaigns.name, at: campaigns.deleted_at, ownerId: campaigns.owner_id, privacy: campaigns.privacy })
    .from(campaigns)
    .where(and(gt(campaigns.deleted_at, restorableSince(core)), visibleCampaigns(core, actor)))
    .orderBy(desc(campaigns.deleted_at), desc(campaigns.id))
    .limit(mostDeleted);
  const ids = rows.map((row) => row.id);
  const teams = await core.db.select().from(campaign_teams).where(inArray(campaign_teams.campaign_id, ids));
  const teamIdsOf = (id: string) => teams.filter((team) => team.campaign_id === id).map((team) => team.team_id);
  return rows
    .filter(({ id, ownerId, privacy }) => can(actor, "campaigns.edit", { ownerId, privacy, teamIds: teamIdsOf(id) }))
    .map(({ id, name, at }) => ({ id, name, deleted_at: at?.toISOString() ?? "" }));
}
