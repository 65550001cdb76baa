import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { sharedThings } from "../ports.ts";
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
        ...sharedThings.of(core).flatMap((make) => make(tx, core, { teamId: id, actor: now })),
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
