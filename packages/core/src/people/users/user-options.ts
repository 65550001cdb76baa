import type { UserOptions } from "@copydesk/contracts";
import { covers } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import type { Actor, Core } from "../../kernel/index.ts";

/** What forms and filters about people choose from. */
export async function readUserOptions(core: Core, actor: Actor): Promise<UserOptions> {
  const { roles, teams } = schema;
  const roleRows = await core.db
    .select({ id: roles.id, name: roles.name, description: roles.description, grants: roles.grants })
    .from(roles)
    .orderBy(asc(roles.name_folded));
  const teamRows = await core.db
    .select({ id: teams.id, name: teams.name, colour: teams.colour })
    .from(teams)
    .where(eq(teams.status, "active"))
    .orderBy(asc(teams.name_folded));
  return { roles: roleRows.map(({ grants, ...role }) => ({ ...role, grantable: covers(actor.grants, grants) })), teams: teamRows };
}
