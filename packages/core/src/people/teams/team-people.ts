import type { PersonCard } from "@copydesk/contracts";
import { lower, matchPeople, schema } from "@copydesk/db";
import { and, asc, isNull, ne } from "drizzle-orm";
import { can, forbidden } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

const atOnce = 20;

/** People who can be put into a team: everybody who is active or invited. @throws FORBIDDEN for whoever may neither make nor change teams. */
export async function findTeamPeople(core: Core, actor: Actor, search: string): Promise<PersonCard[]> {
  if (!can(actor, "teams.create") && !can(actor, "teams.edit")) throw forbidden();
  const { users } = schema;
  return core.db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      email: users.email,
    })
    .from(users)
    .where(and(isNull(users.deleted_at), ne(users.status, "inactive"), matchPeople(search)))
    .orderBy(asc(lower(users.first_name)), asc(lower(users.last_name)), asc(users.id))
    .limit(atOnce);
}
