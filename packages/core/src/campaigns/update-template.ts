import { foldName, privacyOf, type TemplateChange, type TemplateDetail } from "@copydesk/contracts";
import { batch, changeVersion, schema } from "@copydesk/db";
import { isNull } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { forbidden } from "../identity/index.ts";
import { type Actor, type Core, changedBy, demandVersion, savingVersion } from "../kernel/index.ts";
import { withReadablePlan } from "./format-plan.ts";
import { checkReferences, checkTeams } from "./plan.ts";
import { readSharing, readTemplate } from "./template-values.ts";
import { findTemplate, mayManage, mayShare, takingTemplateName, writeTemplateTeams } from "./templates.ts";

/**
 * Changes a template; campaigns made from it stay as they are. A save that changes nothing writes nothing.
 * @throws FORBIDDEN for somebody else's; STALE_VERSION with `details.current` when somebody saved in between;
 *   BAD_REQUEST for what cannot be chosen any more; NAME_TAKEN.
 */
export function updateTemplate(core: Core, actor: Actor, change: TemplateChange): Promise<TemplateDetail> {
  return savingVersion({ what: "this template", read: () => readTemplate(core, actor, change.id) }, () => save(core, actor, change));
}

async function save(core: Core, actor: Actor, change: TemplateChange): Promise<TemplateDetail> {
  const template = await findTemplate(core, actor, change.id);
  if (!mayManage(actor, template.owner_id)) throw forbidden();
  demandVersion(template, change.version);
  await checkReferences(core, actor, { brief: { ...change.brief, ...withoutSharing }, known: null });
  const { id, name, description, brief, span_days } = change;
  const before = sharingOf(await readSharing(core, template));
  const sharing = sharingOf({ is_public: change.is_public ?? before.is_public, team_ids: change.team_ids ?? before.team_ids });
  await checkTeams(core, actor, { brief: sharing, known: before });
  const after = { name, description, span_days, ...withPrefix(brief), ...sharing };
  const { name: n, description: d, span_days: s } = template;
  const changes = changesBetween({ name: n, description: d, span_days: s, ...withPrefix(template.brief), ...before }, after);
  if (("is_public" in changes || "team_ids" in changes) && !mayShare(actor, template.owner_id)) throw forbidden();
  if (Object.keys(changes).length === 0) return readTemplate(core, actor, id);
  const readable = await withReadablePlan(core, changes, { before: template.brief.languages, after: brief.languages });
  const { templates } = schema;
  const fields = { name, name_folded: foldName(name), description, brief, span_days, privacy: privacyOf(sharing) };
  const set = { ...fields, ...changedBy(core, actor) };
  await takingTemplateName(() =>
    batch(core.db, (tx) => [
      changeVersion(tx, templates, { row: template, set, where: isNull(templates.deleted_at) }),
      ...writeTemplateTeams(tx, id, sharing.team_ids),
      recordActivity(tx, core, { actor, action: "template.updated", entity: { type: "template", id, name }, changes: readable }),
    ]),
  );
  return readTemplate(core, actor, id);
}

/** Teams are a set; their order means nothing. */
const sharingOf = ({ is_public, team_ids }: { is_public: boolean; team_ids: readonly string[] }) => ({
  is_public,
  team_ids: [...new Set(team_ids)].sort(),
});

/** A template has no days, and who sees it is not part of what a campaign begins with. */
const withoutSharing = { from_date: "", to_date: "", is_public: false, team_ids: [] };

/** A campaign has a name and a description of its own, which are not the template's. */
function withPrefix({ name, description, ...brief }: TemplateChange["brief"]) {
  return { campaign_name: name, campaign_description: description, ...brief };
}
