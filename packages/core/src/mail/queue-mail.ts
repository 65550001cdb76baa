import { schema, type Transaction } from "@copydesk/db";
import type { Core } from "../kernel/index.ts";
import { mailWake } from "./mail-wake.ts";
import type { ActivationLetter } from "./templates/activation-mail.ts";
import type { PasswordChangedLetter } from "./templates/password-changed-mail.ts";
import type { ResetLetter } from "./templates/reset-mail.ts";

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
