import { type Action, AppError, type CampaignRights } from "@copydesk/contracts";
import { anything, mark, never, schema } from "@copydesk/db";
import { type AnyColumn, and, eq, exists, inArray, isNull, or, type Placeholder, type SQL } from "drizzle-orm";
import { can, effectiveLevel, forbidden, type Ownership } from "../identity/index.ts";
import { type Actor, type Core, ofCore } from "../kernel/index.ts";

export type CampaignRow = typeof schema.campaigns.$inferSelect;
export type CampaignAction = Exclude<Action<"campaigns">, "create" | "view_all">;

declare const checked: unique symbol;

/** A campaign together with the proof that its asker may do `A` to it. Only `authorizeCampaign` makes one. */
export interface Authorized<A extends CampaignAction> {
  readonly campaign: CampaignRow;
  readonly teamIds: readonly string[];
  readonly actor: Actor;
  readonly [checked]: A;
}

/**
 * Reads a campaign for somebody who wants to do something to it.
 * @throws NOT_FOUND when there is none, or when they may not see it; FORBIDDEN when they may see it but not do this.
 */
export async function authorizeCampaign<A extends CampaignAction>(core: Core, actor: Actor, action: A, id: string): Promise<Authorized<A>> {
  const campaign = await livingCampaign(core, id);
  const teamIds = await teamsOf(core, campaign);
  const thing: Ownership = { ownerId: campaign.owner_id, privacy: campaign.privacy, teamIds };
  if (!can(actor, "campaigns.view", thing)) throw campaignNotFound();
  if (!can(actor, `campaigns.${action}`, thing)) throw forbidden();
  const proven: Omit<Authorized<A>, typeof checked> = { campaign, teamIds, actor };
  return proven as Authorized<A>;
}

/** The same proof with the campaign as it is now, after a write of one's own. */
export async function reread<A extends CampaignAction>(core: Core, allowed: Authorized<A>): Promise<Authorized<A>> {
  const campaign = await livingCampaign(core, allowed.campaign.id);
  return { ...allowed, campaign, teamIds: await teamsOf(core, campaign) };
}

export type BlockRow = typeof schema.blocks.$inferSelect;

/** A block together with the proof about its campaign. */
export interface AuthorizedBlock<A extends CampaignAction> extends Authorized<A> {
  readonly block: BlockRow;
}

/** The campaign of a block, authorized. @throws NOT_FOUND also for a removed block; who sees its campaign is told that it was removed. */
export async function authorizeBlock<A extends CampaignAction>(
  core: Core,
  actor: Actor,
  action: A,
  blockId: string,
): Promise<AuthorizedBlock<A>> {
  const [block] = await statements(core).block.execute({ id: blockId });
  if (!block) throw await noLivingBlock(core, actor, blockId);
  return { ...(await authorizeCampaign(core, actor, action, block.campaign_id)), block };
}

/** Somebody may be writing in a piece that a colleague takes out: "no such campaign" would send them looking for the wrong thing. */
async function noLivingBlock(core: Core, actor: Actor, blockId: string): Promise<AppError> {
  const { blocks } = schema;
  const [removed] = await core.db.select({ campaign_id: blocks.campaign_id }).from(blocks).where(eq(blocks.id, blockId));
  if (!removed) return campaignNotFound();
  await authorizeCampaign(core, actor, "view", removed.campaign_id);
  return new AppError("NOT_FOUND", "This piece was taken out of the campaign. Add it again to go on with its text.");
}

/** The block and campaign of a version, authorized. */
export async function authorizeVersion<A extends CampaignAction>(
  core: Core,
  actor: Actor,
  action: A,
  versionId: string,
): Promise<AuthorizedBlock<A>> {
  const [version] = await core.db
    .select({ block_id: schema.versions.block_id })
    .from(schema.versions)
    .where(eq(schema.versions.id, versionId));
  if (!version) throw campaignNotFound();
  return authorizeBlock(core, actor, action, version.block_id);
}

/** Which campaigns somebody sees, as a condition of a query over `campaigns`; undefined when they see all. */
export function visibleCampaigns(core: Core, actor: Actor): SQL | undefined {
  const { campaigns, campaign_teams } = schema;
  const mine = and(eq(campaign_teams.campaign_id, campaigns.id), inArray(campaign_teams.team_id, actor.teamIds));
  const { owner_id, privacy } = campaigns;
  return visibleOf(actor, { owner_id, privacy }, core.db.select(anything).from(campaign_teams).where(mine));
}

/** Somebody, or a mark in place of them in a statement for all whose grants are alike. */
type Asker = Omit<Actor, "userId"> & { userId: string | Placeholder };

/**
 * The same for anything that has an owner and one of the three kinds of privacy.
 * @param shares the rows that share it with one of the asker's teams
 */
export function visibleOf(
  actor: Asker,
  thing: { owner_id: AnyColumn; privacy: AnyColumn },
  shares: Parameters<typeof exists>[0],
): SQL | undefined {
  const own = eq(thing.owner_id, actor.userId);
  switch (effectiveLevel(actor, "campaigns.view")) {
    case "any":
      return undefined;
    case "own":
      return own;
    case "none":
      return never;
    case "team": {
      const open = eq(thing.privacy, "public");
      if (actor.teamIds.length === 0) return or(own, open);
      return or(own, open, and(eq(thing.privacy, "shared"), exists(shares)));
    }
  }
}

export const campaignNotFound = () => new AppError("NOT_FOUND", "This campaign does not exist, or it is not shared with you.");

async function livingCampaign(core: Core, id: string): Promise<CampaignRow> {
  const [campaign] = await statements(core).campaign.execute({ id });
  if (!campaign) throw campaignNotFound();
  return campaign;
}

async function teamsOf(core: Core, campaign: CampaignRow): Promise<string[]> {
  if (campaign.privacy !== "shared") return [];
  return (await statements(core).teamsOf.execute({ id: campaign.id })).map((row) => row.id);
}

/** Made once: every call about a campaign begins with them. */
const statements = ofCore(({ db }) => {
  const { blocks, campaigns, campaign_teams, teams } = schema;
  const id = mark("id");
  return {
    block: db
      .select()
      .from(blocks)
      .where(and(eq(blocks.id, id), isNull(blocks.removed_at)))
      .prepare(),
    campaign: db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isNull(campaigns.deleted_at)))
      .prepare(),
    teamsOf: db
      .select({ id: campaign_teams.team_id })
      .from(campaign_teams)
      .innerJoin(teams, eq(teams.id, campaign_teams.team_id))
      .where(and(eq(campaign_teams.campaign_id, id), eq(teams.status, "active")))
      .prepare(),
  };
});

/** What somebody may do with a campaign they see. */
export const rightsTo = (actor: Actor, thing: Ownership): CampaignRights => ({
  edit: can(actor, "campaigns.edit", thing),
  delete: can(actor, "campaigns.delete", thing),
  generate: can(actor, "campaigns.generate", thing),
  export: can(actor, "campaigns.export", thing),
  share: can(actor, "campaigns.share", thing),
  save_template: can(actor, "campaigns.manage_templates", thing),
  configure: can(actor, "campaigns.override_prompts", thing),
});
