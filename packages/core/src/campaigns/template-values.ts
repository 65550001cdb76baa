import {
  extractPlaceholders,
  type PersonRef,
  type Privacy,
  type TemplateBrief,
  type TemplateDetail,
  utcToZoned,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { readUserRows } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { withoutDeleted } from "./template-deletions.ts";
import { findTemplate, mayManage, mayShare } from "./templates.ts";

/** A template as the form that makes a campaign of it, or that changes it, begins. */
export async function readTemplate(core: Core, actor: Actor, id: string): Promise<TemplateDetail> {
  const template = await findTemplate(core, actor, id);
  const { brief, gone } = await withoutDeleted(core, template.brief);
  const from_date = utcToZoned(core.now(), actor.timezone).date;
  const people = await readPeople(core, [template.owner_id, template.updated_by]);
  return {
    id: template.id,
    version: template.version,
    name: template.name,
    description: template.description,
    values: { ...brief, from_date, to_date: addDays(from_date, template.span_days) },
    span_days: template.span_days,
    ...(await readSharing(core, template)),
    placeholders: placeholdersOf(brief),
    notices: gone
      .map((one) => `The ${one.kind} ${one.name}`.trim())
      .map((what) => `${what} is no longer available. Choose another one if you need it.`),
    gone,
    owner: people.get(template.owner_id ?? "") ?? null,
    updated_by: people.get(template.updated_by ?? "") ?? null,
    updated_at: template.updated_at.toISOString(),
    can_edit: mayManage(actor, template.owner_id),
    can_share: mayShare(actor, template.owner_id),
  };
}

/** Who sees a template, as the form of a campaign asks for it. */
export async function readSharing(core: Core, { id, privacy }: { id: string; privacy: Privacy }) {
  const { template_teams } = schema;
  const rows = await core.db
    .select({ id: template_teams.team_id })
    .from(template_teams)
    .where(eq(template_teams.template_id, id))
    .orderBy(asc(template_teams.team_id));
  return { privacy, is_public: privacy === "public", team_ids: rows.map((row) => row.id) };
}

const placeholdersOf = (brief: TemplateBrief) => extractPlaceholders([brief.name, brief.description, brief.main_story].join("\n"));

const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

async function readPeople(core: Core, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, PersonRef>> {
  const rows = await readUserRows(core, ["id", "first_name", "last_name", "profile_pic"], { ids: ids.filter((id) => id !== null) });
  return new Map(rows.map((row) => [row.id, row]));
}
