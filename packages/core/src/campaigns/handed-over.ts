import { anything, plus, query, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, gt, inArray, isNull, ne, notExists, or } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import type { LanguageUser } from "../languages/index.ts";
import type { Belongings, Leftovers, SharedThings } from "../people/index.ts";

const { campaigns, campaign_teams, campaign_drafts, templates, template_teams, campaign_languages, blocks } = schema;

/** Campaigns of somebody whose account is removed. */
export const campaignBelongings: Belongings = {
  kind: "campaigns",
  count: ({ db }, id, since) =>
    db.$count(campaigns, and(eq(campaigns.owner_id, id), or(isNull(campaigns.deleted_at), gt(campaigns.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(campaigns).set({ owner_id: to }).where(eq(campaigns.owner_id, from)),
  none: (tx, id) =>
    notExists(
      tx
        .select(anything)
        .from(campaigns)
        .where(and(eq(campaigns.owner_id, id), isNull(campaigns.deleted_at))),
    ),
};

/** The same for templates. */
export const templateBelongings: Belongings = {
  kind: "templates",
  count: ({ db }, id, since) =>
    db.$count(templates, and(eq(templates.owner_id, id), or(isNull(templates.deleted_at), gt(templates.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(templates).set({ owner_id: to }).where(eq(templates.owner_id, from)),
};

/** Their half-filled forms. */
export const draftLeftovers: Leftovers = (tx, userId) => tx.delete(campaign_drafts).where(eq(campaign_drafts.user_id, userId));

/** Campaigns and templates that are shared with one team alone, when it is deleted. */
export const sharedCampaigns: SharedThings = (tx, core, { teamId, actor }) => [
  makePrivate(tx, core, { teamId, actor }),
  makeTemplatesPrivate(tx, teamId),
];

function makePrivate(tx: Transaction, core: Core, { teamId, actor }: { teamId: string; actor: Actor }) {
  const shared = tx.select({ id: campaign_teams.campaign_id }).from(campaign_teams).where(eq(campaign_teams.team_id, teamId));
  const elsewhere = tx
    .select(anything)
    .from(campaign_teams)
    .where(and(eq(campaign_teams.campaign_id, campaigns.id), ne(campaign_teams.team_id, teamId)));
  return tx
    .update(campaigns)
    .set({ privacy: "private", version: plus(campaigns.version, 1), updated_at: new Date(core.now()), updated_by: actor.userId })
    .where(and(inArray(campaigns.id, shared), eq(campaigns.privacy, "shared"), notExists(elsewhere)));
}

/** Not a version more: what is in the template stays. */
function makeTemplatesPrivate(tx: Transaction, teamId: string) {
  const shared = tx.select({ id: template_teams.template_id }).from(template_teams).where(eq(template_teams.team_id, teamId));
  const elsewhere = tx
    .select(anything)
    .from(template_teams)
    .where(and(eq(template_teams.template_id, templates.id), ne(template_teams.team_id, teamId)));
  return tx
    .update(templates)
    .set({ privacy: "private" })
    .where(and(inArray(templates.id, shared), eq(templates.privacy, "shared"), notExists(elsewhere)));
}

/** Campaigns in a language, and what is left of pieces that were taken out of one. */
export const campaignsInLanguage: LanguageUser = (id) => {
  const planned = query.select(anything).from(campaign_languages).where(eq(campaign_languages.language_id, id));
  const written = query.select(anything).from(blocks).where(eq(blocks.language_id, id));
  return or(exists(planned), exists(written)) ?? exists(planned);
};
