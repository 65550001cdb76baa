import type { TemplateListItem } from "@copydesk/contracts";
import { AppError, daysBetween, foldName, listInput, type Page, type TemplateBrief } from "@copydesk/contracts";
import { anything, batch, contains, schema, type Transaction } from "@copydesk/db";
import { and, count, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type Authorized, visibleOf } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import { readChannelRows } from "../channels/index.ts";
import { can, forbidden } from "../identity/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy, restorableSince, takingUnique } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readBrief } from "./read-campaign.ts";

export const templateListInput = listInput(["updated_at", "name"], "-updated_at");
export type TemplateListInput = z.output<typeof templateListInput>;

/** The templates that somebody sees: as with campaigns, their own, public ones, and those shared with their teams. */
export async function listTemplates(core: Core, actor: Actor, input: TemplateListInput): Promise<Page<TemplateListItem>> {
  const { templates, users } = schema;
  const folded = foldName(input.search);
  const named = folded === "" ? undefined : contains(templates.name_folded, folded);
  const where = and(isNull(templates.deleted_at), named, visibleTemplates(core, actor));
  const [total] = await core.db.select({ count: count() }).from(templates).where(where);
  const rows = await core.db
    .select({
      id: templates.id,
      name: templates.name,
      description: templates.description,
      privacy: templates.privacy,
      plan: templates.brief,
      owner_id: templates.owner_id,
      owner: { id: users.id, first_name: users.first_name, last_name: users.last_name, profile_pic: users.profile_pic },
      updated_at: templates.updated_at,
    })
    .from(templates)
    .leftJoin(users, eq(users.id, templates.owner_id))
    .where(where)
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  const codes = await readCodes(core);
  const results = rows.map(({ plan, owner_id, ...row }) => ({
    ...row,
    languages: plan.languages.flatMap((one) => codes.languages.get(one.language_id) ?? []),
    channels: [...codes.channels].filter(([id]) => plan.languages.some((one) => one.channel_ids.includes(id))).map(([, code]) => code),
    updated_at: row.updated_at.toISOString(),
    can_edit: mayManage(actor, owner_id),
    can_remove: mayManage(actor, owner_id),
  }));
  return { count: total?.count ?? 0, results };
}

/**
 * Keeps everything of a campaign but its texts and its dates (only how long it lasts). Whoever sees the campaign sees the
 * template: a private story stays private.
 * @throws NAME_TAKEN
 */
export async function saveTemplateFrom(
  core: Core,
  { actor, campaign }: Authorized<"manage_templates">,
  name: string,
): Promise<{ id: string }> {
  const { templates } = schema;
  const { from_date, to_date, is_public: _public, team_ids, ...rest } = await readBrief(core, campaign);
  const brief: TemplateBrief = rest;
  const id = core.newId();
  const now = new Date(core.now());
  const row = {
    id,
    owner_id: actor.userId,
    name,
    name_folded: foldName(name),
    description: campaign.description,
    brief,
    span_days: daysBetween(from_date, to_date),
    privacy: campaign.privacy,
  };
  await takingTemplateName(() =>
    batch(core.db, (tx) => [
      tx.insert(templates).values({ ...row, created_at: now, created_by: actor.userId, updated_at: now, updated_by: actor.userId }),
      ...writeTemplateTeams(tx, id, team_ids),
      recordActivity(tx, core, { actor, action: "template.created", entity: { type: "template", id, name } }),
    ]),
  );
  return { id };
}

/** Deletes a template; for 30 days it can be restored. Campaigns made from it stay. @throws FORBIDDEN for somebody else's. */
export async function removeTemplate(core: Core, actor: Actor, id: string): Promise<null> {
  const { templates } = schema;
  const template = await findTemplate(core, actor, id);
  if (!mayManage(actor, template.owner_id)) throw forbidden();
  await batch(core.db, (tx) => [
    tx
      .update(templates)
      .set({ deleted_at: new Date(core.now()), name_folded: null, updated_by: actor.userId })
      .where(eq(templates.id, id)),
    recordActivity(tx, core, { actor, action: "template.deleted", entity: { type: "template", id, name: template.name } }),
  ]);
  return null;
}

/** Brings a deleted template back. @throws NOT_FOUND after 30 days; FORBIDDEN for somebody else's; NAME_TAKEN. */
export async function restoreTemplate(core: Core, actor: Actor, id: string): Promise<null> {
  const { templates } = schema;
  const oldest = restorableSince(core);
  const [template] = await core.db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), gt(templates.deleted_at, oldest), visibleTemplates(core, actor)));
  if (!template) throw templateNotFound();
  if (!mayManage(actor, template.owner_id)) throw forbidden();
  await takingTemplateName(() =>
    batch(core.db, (tx) => [
      tx
        .update(templates)
        .set({ deleted_at: null, name_folded: foldName(template.name), updated_by: actor.userId })
        .where(eq(templates.id, id)),
      recordActivity(tx, core, { actor, action: "template.restored", entity: { type: "template", id, name: template.name } }),
    ]),
  );
  return null;
}

/** Which templates somebody sees, as a condition of a query over `templates`; undefined when they see all. */
function visibleTemplates(core: Core, actor: Actor): SQL | undefined {
  const { templates, template_teams } = schema;
  const mine = and(eq(template_teams.template_id, templates.id), inArray(template_teams.team_id, actor.teamIds));
  return visibleOf(actor, templates, core.db.select(anything).from(template_teams).where(mine));
}

/** Statements that share a template with these teams and no others. */
export function writeTemplateTeams(tx: Transaction, id: string, teamIds: readonly string[]) {
  const { template_teams } = schema;
  const rows = [...new Set(teamIds)].map((team_id) => ({ template_id: id, team_id }));
  return [
    tx.delete(template_teams).where(eq(template_teams.template_id, id)),
    ...(rows.length > 0 ? [tx.insert(template_teams).values(rows)] : []),
  ];
}

/** @throws NOT_FOUND when there is none, or when they may not see it. */
export async function findTemplate(core: Core, actor: Actor, id: string): Promise<typeof schema.templates.$inferSelect> {
  const { templates } = schema;
  const [row] = await core.db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isNull(templates.deleted_at), visibleTemplates(core, actor)));
  if (!row) throw templateNotFound();
  return row;
}

const templateNotFound = () => new AppError("NOT_FOUND", "This template does not exist, or it is not shared with you.");

/** Runs a write that sets a template's name. @throws NAME_TAKEN */
export const takingTemplateName = <T>(write: () => Promise<T>): Promise<T> =>
  takingUnique({ "templates.name_folded": ["name", "A template with this name already exists"] }, write);

/** Whoever made it, and whoever manages all of them; those that came with Copydesk are the latter's alone. */
export const mayManage = (actor: Actor, ownerId: string | null) =>
  can(actor, "campaigns.manage_templates", { ownerId, privacy: "public", teamIds: [] });

/** Whoever made it, and whoever shares everything, say who sees it. */
export const mayShare = (actor: Actor, ownerId: string | null) =>
  can(actor, "campaigns.share", { ownerId, privacy: "public", teamIds: [] });

const order: OrderTerms<TemplateListInput["ordering"]> = {
  fields: { updated_at: [schema.templates.updated_at], name: [schema.templates.name_folded] },
  decide: (_last, way) => [way(schema.templates.id)],
};

/** Codes by id, channels in their order. */
async function readCodes(core: Core) {
  const languageRows = await readLanguageRows(core, ["id", "code"]);
  const channelRows = await readChannelRows(core, ["id", "code"]);
  return {
    languages: new Map(languageRows.map((row) => [row.id, row.code])),
    channels: new Map(channelRows.map((row) => [row.id, row.code])),
  };
}
