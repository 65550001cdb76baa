import type { Page, UserListItem, userListInput } from "@copydesk/contracts";
import { lower, matchPeople, schema } from "@copydesk/db";
import { and, count, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, type Core, type OrderTerms, orderBy } from "../../kernel/index.ts";
import { visiblePeople } from "./access.ts";
import { readFacts, toListItem } from "./person-facts.ts";

export type UserListQuery = z.output<typeof userListInput>;

/** A page of the people whom somebody sees: searched by name and address, filtered, in order; and how many there are of them. */
export async function listUsers(core: Core, actor: Actor, input: UserListQuery): Promise<Page<UserListItem>> {
  const where = filterOf(core, actor, input);
  const [total] = await core.db.select({ count: count() }).from(schema.users).where(where);
  const rows = await pageQuery(core, actor, input);
  const facts = await readFacts(
    core,
    rows.map((row) => row.id),
  );
  return { count: total?.count ?? 0, results: rows.map((row) => toListItem(actor, { row, facts })) };
}

/** The rows of a page; every order comes out of an index. */
export function pageQuery(core: Core, actor: Actor, input: UserListQuery) {
  const { users } = schema;
  return core.db
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
      job_title: users.job_title,
      status: users.status,
      last_login_at: users.last_login_at,
    })
    .from(users)
    .where(filterOf(core, actor, input))
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
}

function filterOf(core: Core, actor: Actor, { search, status, role_ids, team_ids }: UserListQuery): SQL | undefined {
  const { users, user_roles, team_members } = schema;
  const holders = core.db.select({ id: user_roles.user_id }).from(user_roles).where(inArray(user_roles.role_id, role_ids));
  const members = core.db.select({ id: team_members.user_id }).from(team_members).where(inArray(team_members.team_id, team_ids));
  return and(
    isNull(users.deleted_at),
    visiblePeople(core, actor),
    status && eq(users.status, status),
    role_ids.length > 0 ? inArray(users.id, holders) : undefined,
    team_ids.length > 0 ? inArray(users.id, members) : undefined,
    matchPeople(search),
  );
}

const byName = [lower(schema.users.first_name), lower(schema.users.last_name)];
const order: OrderTerms<UserListQuery["ordering"]> = {
  fields: {
    name: byName,
    email: [schema.users.email],
    status: [schema.users.status],
    last_login_at: [schema.users.last_login_at],
    created_at: [schema.users.created_at],
  },
  decide: (last, way) => [...(last === "status" ? byName.map((one) => way(one)) : []), way(schema.users.id)],
};
