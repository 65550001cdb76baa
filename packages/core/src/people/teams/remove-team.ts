import { anything, plus, schema, type Transaction } from "@copydesk/db";
import { and, eq, inArray, ne, notExists } from "drizzle-orm";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { touchPeople } from "../users/assignments.ts";
import { whilePeopleStay } from "../users/while-people-stay.ts";
import { findTeam } from "./access.ts";
import { membersOf } from "./members.ts";
import { recheck } from "./save-team.ts";

/**
 * Deletes a team. Campaigns and templates that were shared with it alone are private from then on.
 * @throws NOT_FOUND; FORBIDDEN.
 */
export function removeTeam(core: Core, actor: Actor, id: string): Promise<null> {
  return whilePeopleStay(core, { actor, permission: "teams.delete" }, async (now) => {
    const { row } = await findTeam(core, now, { id, action: "delete" });
    const members = [...(await membersOf(core, id)).keys()];
    const changes = changesBetween({ members_removed: members.length }, { members_removed: 0 });
    return {
      write: (tx) => [
        makePrivate(tx, core, { teamId: id, actor: now }),
        makeTemplatesPrivate(tx, id),
        tx.delete(schema.teams).where(eq(schema.teams.id, id)),
        ...touchPeople(tx, core, { ids: members, actor: now }),
        recordActivity(tx, core, { actor: now, action: "team.deleted", entity: { type: "team", id, name: row.name }, changes }),
      ],
      answer: () => {
        recheck(core, members);
        return null;
      },
    };
  });
}

function makePrivate(tx: Transaction, core: Core, { teamId, actor }: { teamId: string; actor: Actor }) {
  const { campaigns, campaign_teams } = schema;
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
  const { templates, template_teams } = schema;
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
