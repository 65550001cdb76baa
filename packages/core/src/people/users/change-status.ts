import type { BulkResult } from "@copydesk/contracts";
import type { Transaction } from "@copydesk/db";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import { changeUsers, endLinks, endSessions } from "../../identity/index.ts";
import { type Actor, type Core, inChunks } from "../../kernel/index.ts";
import { administratorRemains } from "./administrator-guard.ts";
import { sortPeople } from "./bulk.ts";
import type { Person } from "./find-person.ts";
import { whilePeopleStay } from "./while-people-stay.ts";

/** People of one transaction: few enough that other requests hardly wait for it. */
const atOnce = 50;

/** Lets people in again who were deactivated. */
export const activateUsers = (core: Core, actor: Actor, ids: readonly string[]): Promise<BulkResult> =>
  changeStatus(core, actor, { ids, status: "active" });

/**
 * Keeps people out: their sessions and links end at once, what they are watching within five seconds. Everything of
 * theirs stays.
 * @throws RULE_BROKEN when no administrator would be left.
 */
export const deactivateUsers = (core: Core, actor: Actor, ids: readonly string[]): Promise<BulkResult> =>
  changeStatus(core, actor, { ids, status: "inactive" });

interface StatusChange {
  ids: readonly string[];
  status: "active" | "inactive";
}

async function changeStatus(core: Core, actor: Actor, { ids, status }: StatusChange): Promise<BulkResult> {
  const result: BulkResult = { done: [], left: [] };
  await inChunks([...new Set(ids)], atOnce, async (chunk) => {
    const { done, left } = await whilePeopleStay(core, { actor, permission: "users.deactivate" }, async (now) => {
      const reasonNot = (person: Person) => (status === "active" ? notToActivate(person) : notToDeactivate(now, person));
      const { people, left } = await sortPeople(core, now, { ids: chunk, permission: "users.deactivate", reasonNot });
      return {
        write: people.length === 0 ? null : (tx) => statementsOf(tx, core, { actor: now, people, status }),
        answer: () => {
          for (const { id } of people) core.live.recheck(id);
          return { done: people.map((person) => person.id), left };
        },
      };
    });
    result.done.push(...done);
    result.left.push(...left);
  });
  return result;
}

function notToActivate({ status }: Person): string | null {
  if (status === "invited") return "They were invited and have to activate their account themselves. Send the link again.";
  return status === "active" ? "They are active already." : null;
}

function notToDeactivate(actor: Actor, { id, status }: Person): string | null {
  if (id === actor.userId) return "You cannot deactivate yourself.";
  if (status === "invited") return "They have not activated their account yet. Withdraw the invitation instead.";
  return status === "inactive" ? "They are inactive already." : null;
}

interface Change {
  actor: Actor;
  people: readonly Person[];
  status: "active" | "inactive";
}

function statementsOf(tx: Transaction, core: Core, { actor, people, status }: Change) {
  const ids = people.map((person) => person.id);
  const endsAll = status === "inactive" ? ids : [];
  return [
    changeUsers(tx, core, { ids, actor, set: { status } }),
    ...endsAll.flatMap((id) => [endSessions(tx, core, id), endLinks(tx, core, id)]),
    ...(status === "inactive" && people.some((person) => person.isAdministrator) ? [administratorRemains(tx)] : []),
    ...people.map((person) =>
      recordActivity(tx, core, {
        actor,
        action: status === "active" ? "user.activated" : "user.deactivated",
        entity: { type: "user", id: person.id, name: person.row.email },
        changes: changesBetween({ status: person.status }, { status }),
      }),
    ),
  ];
}
