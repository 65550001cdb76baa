import { type BulkResult, covers, type Permission } from "@copydesk/contracts";
import { forbidden } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { mayAccessPerson, outranked, personNotFound } from "./access.ts";
import { findPeople, type Person } from "./find-person.ts";

export interface Sorted {
  /** Whom it is to be done to. */
  people: Person[];
  left: BulkResult["left"];
}

export interface Sorting {
  ids: readonly string[];
  permission: Permission;
  /** Why it is not done to somebody whom the asker could do it to; null when it is. */
  reasonNot: (person: Person) => string | null;
}

/** Which of these people a bulk action is done to, and why not to the others. */
export async function sortPeople(core: Core, actor: Actor, { ids, permission, reasonNot }: Sorting): Promise<Sorted> {
  const found = new Map((await findPeople(core, ids)).map((person) => [person.id, person]));
  const sorted: Sorted = { people: [], left: [] };
  for (const id of new Set(ids)) {
    const person = found.get(id);
    if (!person || !mayAccessPerson(actor, "users.view", person)) {
      sorted.left.push({ id, name: "", reason: personNotFound().message });
      continue;
    }
    const reason = reasonOfRights(actor, person, permission) ?? reasonNot(person);
    if (reason === null) sorted.people.push(person);
    else sorted.left.push({ id, name: nameOf(person.row), reason });
  }
  return sorted;
}

/** What people call somebody; the address where nobody gave a name. */
export const nameOf = (row: { first_name: string; last_name: string; email: string }) =>
  `${row.first_name} ${row.last_name}`.trim() || row.email;

function reasonOfRights(actor: Actor, person: Person, permission: Permission): string | null {
  if (permission.startsWith("users.") && !mayAccessPerson(actor, permission, person)) return forbidden().message;
  // Putting somebody into a team takes nothing from them and gives the asker nothing.
  if (permission.startsWith("users.") && !covers(actor.grants, person.grants)) return outranked;
  return null;
}
