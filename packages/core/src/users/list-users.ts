import type { Page, UserListItem, userListInput } from "@copydesk/contracts";
import { lower, matchPeople, schema } from "@copydesk/db";
import { and, asc, count, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import { readFacts, toListItem } from "./person-facts.ts";
import { visiblePeople } from "./reach.ts";

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
    .orderBy(...orderOf(input.ordering))
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

function orderOf(ordering: UserListQuery["ordering"]): SQL[] {
  const { users } = schema;
  const way = ordering.startsWith("-") ? desc : asc;
  const byName = [way(lower(users.first_name)), way(lower(users.last_name)), way(users.id)];
  switch (ordering.replace("-", "") as Exclude<UserListQuery["ordering"], `-${string}`>) {
    case "name":
      return byName;
    case "status":
      return [way(users.status), ...byName];
    case "email":
      return [way(users.email), way(users.id)];
    case "last_login_at":
      return [way(users.last_login_at), way(users.id)];
    case "created_at":
      return [way(users.created_at), way(users.id)];
  }
}
