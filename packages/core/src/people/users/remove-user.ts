import { AppError, covers, type HandOverCounts, type removeUserInput } from "@copydesk/contracts";
import { holds, schema, type Transaction } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity, retentionWake } from "../../audit/index.ts";
import { asanaConnection, forgetConnections, revokeKeys } from "../../connections/index.ts";
import { can, endSessions, forgetUser } from "../../identity/index.ts";
import { type Actor, type Core, removeFilesOf } from "../../kernel/index.ts";
import { belongings, leftovers } from "../ports.ts";
import { outranked } from "./access.ts";
import { administratorRemains } from "./administrator-guard.ts";
import { touchTeams } from "./assignments.ts";
import { nameOf } from "./bulk.ts";
import { findPeople, findPerson, type Person } from "./find-person.ts";
import { whilePeopleStay } from "./while-people-stay.ts";

/** How long what somebody deleted can be brought back, and so must belong to somebody. */
const restorable = 30 * 86_400_000;

/** What somebody would leave behind: what is there, and what was deleted but can still be restored. @throws NOT_FOUND */
export async function readHandOverCounts(core: Core, actor: Actor, id: string): Promise<HandOverCounts> {
  await findPerson(core, actor, { id, permission: "users.delete" });
  return countBelongings(core, id);
}

/**
 * Removes an account and hands what they made to somebody else. The row stays for what refers to it, without address,
 * picture, password, connections, sessions, roles, teams, drafts, calendar addresses and preferences; the address is free again.
 * Keys of Asana are taken back there. Their calls to models stay, for the figures; what they said in them is shown to nobody
 * any more and is deleted step by step.
 * @throws IN_USE with `details.counts` when they leave something and nobody is chosen to get it; RULE_BROKEN for oneself
 *   and for the last administrator; FORBIDDEN for somebody who may do more; NOT_FOUND; BAD_REQUEST for a bad choice,
 *   which oneself is for campaigns that one may not see.
 */
export async function removeUser(core: Core, actor: Actor, input: z.output<typeof removeUserInput>): Promise<null> {
  const asana = await asanaConnection(core, input.id);
  await whilePeopleStay(core, { actor, permission: "users.delete" }, async (now) => {
    const person = await findPerson(core, now, { id: input.id, permission: "users.delete" });
    if (person.id === now.userId) throw new AppError("RULE_BROKEN", "You cannot delete your own account. Ask another administrator.");
    if (!covers(now.grants, person.grants)) throw new AppError("FORBIDDEN", outranked);
    const counts = await countBelongings(core, person.id);
    const heir = await findHeir(core, person, input.hand_over_to);
    if (heir?.id === now.userId && counts.campaigns + counts.templates > 0 && !can(now, "campaigns.view_all")) throw notToOneself();
    if (!heir && Object.values(counts).some((one) => one > 0)) throw needsHeir(counts);
    return {
      write: (tx) => [
        ...handOver(tx, core, { person, heir }),
        ...forget(tx, core, { actor: now, person }),
        ...(person.isAdministrator ? [administratorRemains(tx)] : []),
        noteRemoval(tx, core, { actor: now, person, heir, counts }),
      ],
      answer: () => {
        core.live.recheck(person.id);
        retentionWake.call(core);
        return null;
      },
    };
  });
  await revokeKeys(core, asana);
  return null;
}

async function countBelongings(core: Core, id: string): Promise<HandOverCounts> {
  const since = new Date(core.now() - restorable);
  const counts: HandOverCounts = { campaigns: 0, templates: 0, voices: 0, examples: 0 };
  for (const one of belongings.of(core)) counts[one.kind] = await one.count(core, id, since);
  return counts;
}

async function findHeir(core: Core, person: Person, id: string | undefined): Promise<Person | null> {
  if (id === undefined) return null;
  const [heir] = await findPeople(core, [id]);
  if (heir && heir.status === "active" && heir.id !== person.id) return heir;
  const message = "Choose somebody else who is active";
  throw new AppError("BAD_REQUEST", message, { fields: { hand_over_to: [message] } });
}

/** Among their campaigns may be private ones, which whoever may delete people must not come to read by it. */
function notToOneself() {
  const message = "Choose somebody else: what they keep private would become yours";
  return new AppError("BAD_REQUEST", message, { fields: { hand_over_to: [message] } });
}

const needsHeir = (counts: HandOverCounts) =>
  new AppError("IN_USE", "They have campaigns, templates, voices or examples. Choose who gets them.", {
    details: { counts },
    fields: { hand_over_to: ["Choose who gets what they made"] },
  });

interface Handover {
  person: Person;
  heir: Person | null;
}

function handOver(tx: Transaction, core: Core, { person, heir }: Handover) {
  const theirs = belongings.of(core);
  if (heir) return theirs.map((one) => one.handOver(tx, { from: person.id, to: heir.id }));
  // What they made while their account was being removed.
  return theirs.flatMap(({ kind, none }) =>
    none ? [holds(tx, none(tx, person.id), needsHeir({ campaigns: 0, templates: 0, voices: 0, examples: 0, [kind]: 1 }))] : [],
  );
}

function forget(tx: Transaction, core: Core, { actor, person }: { actor: Actor; person: Person }) {
  const { user_roles, team_members } = schema;
  const { id } = person;
  return [
    ...forgetUser(tx, core, { id, actor }),
    removeFilesOf(tx, { ownerId: id, purpose: "profile_pic", except: null }),
    endSessions(tx, core, id),
    ...touchTeams(tx, core, { ids: person.team_ids, actor }),
    tx.delete(user_roles).where(eq(user_roles.user_id, id)),
    tx.delete(team_members).where(eq(team_members.user_id, id)),
    ...forgetConnections(tx, id),
    ...leftovers.of(core).map((one) => one(tx, id)),
  ];
}

function noteRemoval(tx: Transaction, core: Core, { actor, person, heir, counts }: Handover & { actor: Actor; counts: HandOverCounts }) {
  const { row } = person;
  const changes = {
    email: { before: row.email, after: null },
    status: { before: row.status, after: "deleted" },
    ...(heir ? { handed_over_to: { before: null, after: nameOf(heir.row) }, handed_over: { before: null, after: counts } } : {}),
  };
  return recordActivity(tx, core, { actor, action: "user.deleted", entity: { type: "user", id: row.id, name: row.email }, changes });
}
