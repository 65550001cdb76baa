import { schema, type Transaction } from "@copydesk/db";
import type { Core } from "../context.ts";
import { wakeMailJob } from "./mail-wake.ts";
import type { MailContent } from "./mailer.ts";

export interface QueuedMail {
  to: string;
  /** What it is about, such as `invitation`; part of the outbox file's name. */
  kind: "activation" | "reset" | "password_changed";
  /** What it says; null for a reset, whose link is made when the mail leaves, so that it lives its whole time. */
  content: MailContent | null;
}

/**
 * The statement that puts a mail on its way. It belongs in the batch of the deed it is about: the mail goes out when the
 * deed is written and never when it is not.
 */
export function queueMail(tx: Transaction, core: Core, { to, kind, content }: QueuedMail) {
  const id = core.newId();
  const now = new Date(core.now());
  wakeMailJob(core);
  return tx.insert(schema.mails).values({
    id,
    recipient: to,
    kind,
    sealed: content && core.secrets.seal(JSON.stringify(content), purposeOf(id)),
    status: "queued",
    attempts: 0,
    next_attempt_at: now,
    last_error: "",
    created_at: now,
  });
}

/** Opens what a row of the queue says. */
export const openMail = (core: Core, id: string, sealed: string): MailContent => JSON.parse(core.secrets.open(sealed, purposeOf(id)));

const purposeOf = (id: string) => `mails:${id}`;
