import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Changes } from "../../audit/index.ts";
import type { Core } from "../../kernel/index.ts";
import { nameOf } from "../users/bulk.ts";
import { findPeople } from "../users/find-person.ts";

/** Whether each member may edit what is shared with the team, by the member's id. */
export type Members = ReadonlyMap<string, boolean>;

export interface MemberChanges {
  /** People who come, go, or may edit from now on or no longer. */
  ids: string[];
  /** Those of them who are members afterwards. */
  rows: { user_id: string; can_edit: boolean }[];
  log: Changes;
}

export async function membersOf(core: Core, teamId: string): Promise<Members> {
  const { team_members } = schema;
  const rows = await core.db
    .select({ user_id: team_members.user_id, can_edit: team_members.can_edit })
    .from(team_members)
    .where(eq(team_members.team_id, teamId));
  return new Map(rows.map((row) => [row.user_id, row.can_edit]));
}

/** What is different about the members of a team. @throws BAD_REQUEST when somebody who is to be added is gone. */
export async function compareMembers(core: Core, before: Members, after: Members): Promise<MemberChanges> {
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
  const people = new Map((await findPeople(core, ids)).map((person) => [person.id, nameOf(person.row)]));
  const rows = ids.flatMap((user_id) => {
    const can_edit = after.get(user_id);
    return can_edit === undefined ? [] : [{ user_id, can_edit }];
  });
  if (rows.some((row) => !people.has(row.user_id))) throw notFound();
  const named = (which: (id: string) => boolean) => ids.filter(which).map((id) => people.get(id) ?? id);
  const log = {
    members_added: { before: [], after: named((id) => !before.has(id)) },
    members_removed: { before: named((id) => !after.has(id)), after: [] },
    may_edit: { before: named((id) => before.get(id) === true), after: named((id) => after.get(id) === true) },
  };
  const changed = Object.entries(log).filter(([, change]) => change.before.length + change.after.length > 0);
  return { ids, rows, log: Object.fromEntries(changed) };
}

function notFound(): AppError {
  const message = "One of these people is no longer here. Remove them, then save again.";
  return new AppError("BAD_REQUEST", message, { fields: { members: [message] } });
}
