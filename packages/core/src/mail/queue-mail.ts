import { overwriting, schema, type Transaction } from "@copydesk/db";
import { and, asc, count, eq, gt, inArray, lte, not, notLike, type SQL } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { mailWake } from "./mail-wake.ts";
import type { ActivationLetter } from "./templates/activation-mail.ts";
import type { PasswordChangedLetter } from "./templates/password-changed-mail.ts";
import type { ResetLetter } from "./templates/reset-mail.ts";

const { mails } = schema;

/** What a mail of each kind is made of. */
export interface Letters {
  activation: ActivationLetter;
  /** Null where the link is made when the mail leaves, so that it lives its whole time. */
  reset: ResetLetter | null;
  password_changed: PasswordChangedLetter;
}
export type QueuedMail = { [K in keyof Letters]: { to: string; kind: K; letter: Letters[K] } }[keyof Letters];

/**
 * The statement that puts a mail on its way. It belongs in the batch of the action it is about: the mail goes out when the
 * action is written and never when it is not.
 */
export function queueMail(tx: Transaction, core: Core, { to, kind, letter }: QueuedMail) {
  const id = core.newId();
  const now = new Date(core.now());
  mailWake.call(core);
  return tx.insert(schema.mails).values({
    id,
    recipient: to,
    kind,
    sealed: letter && core.secrets.seal(JSON.stringify(letter), purposeOf(id)),
    status: "queued",
    attempts: 0,
    next_attempt_at: now,
    last_error: "",
    created_at: now,
  });
}

/** Opens what a row of the queue is made of. */
export const openLetter = (core: Core, id: string, sealed: string): unknown => JSON.parse(core.secrets.open(sealed, purposeOf(id)));

const purposeOf = (id: string) => `mails:${id}`;

export type QueuedMailRow = typeof mails.$inferSelect;

/** Ids of mails whose time has come, the longest due first, at most 500. */
export async function listDueMails({ db, now }: Core): Promise<string[]> {
  const due = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, "queued"), lte(mails.next_attempt_at, new Date(now()))))
    .orderBy(asc(mails.next_attempt_at), asc(mails.id))
    .limit(500);
  return due.map((mail) => mail.id);
}

/** Undefined for one that is gone. */
export async function findQueuedMail({ db }: Core, id: string): Promise<QueuedMailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** The statement that writes down how a try to send a mail ended. */
export const noteTry = (tx: Transaction | Core["db"], id: string, outcome: Partial<QueuedMailRow>) =>
  tx.update(mails).set(outcome).where(eq(mails.id, id));

/** Forgets mails that are over and were queued before a moment. */
export async function forgetMailsBefore({ db }: Core, moment: Date): Promise<void> {
  await db.delete(mails).where(and(inArray(mails.status, ["sent", "failed"]), lte(mails.created_at, moment)));
}

/** Forgets mails with a new password whose recipient is known to nobody, and leaves nothing of them in the file. */
export async function forgetResetMails({ db }: Core, isKnown: (recipient: typeof mails.recipient) => SQL): Promise<void> {
  const unknown = and(eq(mails.kind, "reset"), notLike(mails.recipient, "Unknown name ________"), not(isKnown(mails.recipient)));
  await overwriting(db, async () => void (await db.delete(mails).where(unknown)));
}

/** How many mails of a kind an address was sent since a moment, as a query within another one. */
export const countMails = ({ db }: Core, { kind, to, since }: { kind: keyof Letters; to: string; since: Date }) =>
  db
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.recipient, to), eq(mails.kind, kind), gt(mails.created_at, since)));
