import { AppError, type LinkState, linkLimits, type resetPasswordInput } from "@copydesk/contracts";
import { batch, holds, must, plus, scalar, schema } from "@copydesk/db";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core, Origin } from "../kernel/index.ts";
import { countMails, queueMail } from "../mail/index.ts";
import { endLinks, hashOfToken, type LinkKind } from "./password-links.ts";
import { demandGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import { forgetFailures, forgetUnwritten, unknownName } from "./sign-in-failures.ts";
import { noticeOfChange, writePassword } from "./write-password.ts";

const hour = 3_600_000;

/**
 * Puts a mail with a reset link on its way, three times an hour at most. It does the same for every address, in the same
 * time: whether anybody gets the mail is looked up when it leaves. Queue and log call an address that nobody has by its mark.
 */
export async function forgotPassword(core: Core, { email }: { email: string }, origin: Origin): Promise<void> {
  const { users } = schema;
  // As at a failed sign-in: who types a password where the address belongs must find it nowhere, in a log as little as in the queue.
  const [person] = await core.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const name = person ? email : unknownName(core, email);
  const asked = countMails(core, { kind: "reset", to: name, since: new Date(core.now() - hour) });
  const enough = new Error("This address was asked for often enough.");
  const write = batch(core.db, (tx) => [
    holds(tx, lt(scalar(asked), linkLimits.perHour), enough),
    queueMail(tx, core, { to: name, kind: "reset", letter: null }),
    recordActivity(tx, core, {
      actor: null,
      origin,
      action: "auth.password_reset_requested",
      entity: { type: "user", id: null, name },
    }),
  ]);
  await write.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
}

/** Whom a link is for; `ended` for one that is used, expired, replaced or was never made. */
export async function checkLink(core: Core, token: string): Promise<LinkState> {
  const holder = await holderOf(core, token);
  if (!holder) return { state: "ended" };
  const { email, first_name, last_name } = holder;
  return { state: "open", email, first_name, last_name };
}

/**
 * Sets a person's password by a link that was sent to them, and activates who was invited. The link works once; their
 * other links, all their sessions and their failed sign-ins end with it.
 * @throws BAD_REQUEST for a link that has ended; RULE_BROKEN for a weak password, after which the link still works.
 */
export async function resetPassword(core: Core, input: z.output<typeof resetPasswordInput>, origin: Origin): Promise<void> {
  const holder = await holderOf(core, input.token);
  if (!holder) throw ended();
  await demandGoodPassword(input.new_password, holder.email);
  const password_hash = await hashPassword(input.new_password);
  const { users, password_tokens: tokens } = schema;
  const now = new Date(core.now());
  const isNew = holder.kind === "activation";
  const known = { first_name: holder.first_name, last_name: holder.last_name };
  const names = isNew ? { first_name: input.first_name ?? known.first_name, last_name: input.last_name ?? known.last_name } : known;
  const actor = asActor(holder, origin);
  await batch(core.db, (tx) => [
    must(tx.update(tokens).set({ used_at: now }).where(stillOpen(core, holder.token_id)), ended()),
    must(
      tx
        .update(users)
        .set({ ...names, status: "active", updated_at: now, updated_by: holder.id, version: plus(users.version, 1) })
        .where(and(eq(users.id, holder.id), eq(users.status, holder.status), isNull(users.deleted_at))),
      ended(),
    ),
    writePassword(tx, core, holder.id, password_hash),
    endLinks(tx, core, holder.id),
    endSessions(tx, core, holder.id),
    forgetFailures(tx, core, { email: holder.email }),
    ...(isNew ? [] : [noticeOfChange(tx, core, holder)]),
    recordActivity(tx, core, {
      actor,
      action: isNew ? "user.activated" : "auth.password_reset",
      entity: { type: "user", id: holder.id, name: holder.email },
      changes: isNew ? changesBetween({ ...known, status: holder.status }, { ...names, status: "active" }) : {},
    }),
  ]);
  forgetUnwritten(core, { email: holder.email });
}

interface Holder {
  token_id: string;
  kind: LinkKind;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  status: "invited" | "active" | "inactive";
}

/** Whoever may use the link now: an invited person to activate, an active one to reset. */
async function holderOf(core: Core, token: string): Promise<Holder | null> {
  const { users, password_tokens: tokens } = schema;
  const [row] = await core.db
    .select({
      token_id: tokens.id,
      kind: tokens.kind,
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      status: users.status,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .where(and(eq(tokens.token_hash, hashOfToken(token)), isOpen(core), isNull(users.deleted_at)));
  if (!row || row.status !== (row.kind === "activation" ? "invited" : "active")) return null;
  return row;
}

function isOpen(core: Core) {
  const { password_tokens: tokens } = schema;
  return and(isNull(tokens.used_at), gt(tokens.expires_at, new Date(core.now())));
}

const stillOpen = (core: Core, tokenId: string) => and(eq(schema.password_tokens.id, tokenId), isOpen(core));

const ended = () =>
  new AppError("BAD_REQUEST", "This link has expired: it was used, is too old, or a newer one was sent. Ask for a new one.");

/** For the log: the person themselves, who is signed in nowhere. */
const asActor = (holder: Holder, origin: Origin): Actor => ({
  userId: holder.id,
  email: holder.email,
  firstName: holder.first_name,
  lastName: holder.last_name,
  profilePic: null,
  isSso: false,
  timezone: "UTC",
  roleNames: [],
  grants: {},
  teamIds: [],
  editTeamIds: [],
  sessionId: "",
  origin,
});
