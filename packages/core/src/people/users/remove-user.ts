import { AppError, covers, type HandOverCounts, type removeUserInput } from "@copydesk/contracts";
import { anything, holds, plus, schema, type Transaction } from "@copydesk/db";
import { type AnyColumn, and, count, eq, gt, isNull, notExists, or } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity, retentionWake } from "../../audit/index.ts";
import { asanaConnection, revokeKeys } from "../../connections/index.ts";
import { can, endSessions } from "../../identity/index.ts";
import { type Actor, type Core, removeFilesOf } from "../../kernel/index.ts";
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
        ...handOver(tx, { person, heir }),
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
  const { campaigns, templates, voices, examples } = schema;
  const since = new Date(core.now() - restorable);
  const countOf = async (table: typeof campaigns | typeof templates | typeof voices | typeof examples, owner: AnyColumn) => {
    const kept = or(isNull(table.deleted_at), gt(table.deleted_at, since));
    const [row] = await core.db
      .select({ count: count() })
      .from(table)
      .where(and(eq(owner, id), kept));
    return row?.count ?? 0;
  };
  return {
    campaigns: await countOf(campaigns, campaigns.owner_id),
    templates: await countOf(templates, templates.owner_id),
    voices: await countOf(voices, voices.created_by),
    examples: await countOf(examples, examples.created_by),
  };
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

function handOver(tx: Transaction, { person, heir }: Handover) {
  const { campaigns, templates, voices, examples } = schema;
  const mine = tx
    .select(anything)
    .from(campaigns)
    .where(and(eq(campaigns.owner_id, person.id), isNull(campaigns.deleted_at)));
  // One that they made while their account was being removed.
  if (!heir) return [holds(tx, notExists(mine), needsHeir({ campaigns: 1, templates: 0, voices: 0, examples: 0 }))];
  return [
    tx.update(campaigns).set({ owner_id: heir.id }).where(eq(campaigns.owner_id, person.id)),
    tx.update(templates).set({ owner_id: heir.id }).where(eq(templates.owner_id, person.id)),
    tx.update(voices).set({ created_by: heir.id }).where(eq(voices.created_by, person.id)),
    tx.update(examples).set({ created_by: heir.id }).where(eq(examples.created_by, person.id)),
  ];
}

function forget(tx: Transaction, core: Core, { actor, person }: { actor: Actor; person: Person }) {
  const { users, user_roles, team_members, user_passwords, connected_accounts, oauth_attempts, password_tokens, personal_tokens } = schema;
  const { user_preferences, campaign_drafts, calendar_feeds, conversations } = schema;
  const { id } = person;
  const now = new Date(core.now());
  return [
    tx
      .update(users)
      .set({
        email: `${id}@removed.invalid`,
        profile_pic: null,
        status: "inactive",
        deleted_at: now,
        version: plus(users.version, 1),
        updated_at: now,
        updated_by: actor.userId,
      })
      .where(eq(users.id, id)),
    removeFilesOf(tx, { ownerId: id, purpose: "profile_pic", except: null }),
    endSessions(tx, core, id),
    ...touchTeams(tx, core, { ids: person.team_ids, actor }),
    ...[
      user_roles,
      team_members,
      user_passwords,
      connected_accounts,
      oauth_attempts,
      password_tokens,
      personal_tokens,
      user_preferences,
      campaign_drafts,
      calendar_feeds,
      // With all that was said in them.
      conversations,
    ].map((table) => tx.delete(table).where(eq(table.user_id, id))),
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
