import type { BulkResult } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { recordActivity } from "../../audit/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { findTeam } from "../teams/access.ts";
import { touchPeople, touchTeams } from "./assignments.ts";
import { nameOf, sortPeople } from "./bulk.ts";
import { whilePeopleStay } from "./while-people-stay.ts";

/**
 * Puts people into a team, without the right to edit what is shared with it.
 * @throws NOT_FOUND or FORBIDDEN about the team.
 */
export function addToTeam(core: Core, actor: Actor, { ids, team_id }: { ids: readonly string[]; team_id: string }): Promise<BulkResult> {
  return whilePeopleStay(core, { actor, permission: "teams.edit" }, async (now) => {
    const { row: team } = await findTeam(core, now, { id: team_id, action: "edit" });
    const { people, left } = await sortPeople(core, now, {
      ids,
      permission: "teams.edit",
      reasonNot: (person) => (person.team_ids.includes(team_id) ? "They are a member already." : null),
    });
    const added = people.map((person) => person.id);
    const entity = { type: "team", id: team_id, name: team.name };
    const changes = { members_added: { before: [], after: people.map((person) => nameOf(person.row)) } };
    return {
      write:
        people.length === 0
          ? null
          : (tx) => [
              tx.insert(schema.team_members).values(added.map((user_id) => ({ team_id, user_id, can_edit: false }))),
              ...touchTeams(tx, core, { ids: [team_id], actor: now }),
              ...touchPeople(tx, core, { ids: added, actor: now }),
              recordActivity(tx, core, { actor: now, action: "team.updated", entity, changes }),
            ],
      answer: () => {
        for (const id of added) core.live.recheck(id);
        return { done: added, left };
      },
    };
  });
}
