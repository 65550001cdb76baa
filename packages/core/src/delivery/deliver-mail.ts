import { batch } from "@copydesk/db";
import { recordActivity } from "../audit/index.ts";
import { type BackgroundJob, type Core, MailRefused, startBackgroundJob } from "../kernel/index.ts";
import { findQueuedMail, forgetMailsBefore, listDueMails, type QueuedMailRow as MailRow, mailWake, noteTry } from "../mail/index.ts";
import { composeMail } from "./compose-mail.ts";

/** Waits between tries, in minutes; after the last of them the mail is given up. */
const waits = [1, 5, 30, 120, 720];

/** `unreachable`: no mail server answered, so the next mail would fare no better. */
type Outcome = "over" | "later" | "unreachable";

/** Tries once to send a mail of the queue. What it says is forgotten as soon as it is sent or given up. */
export async function deliverMail(core: Core, id: string): Promise<Outcome> {
  const mail = await findQueuedMail(core, id);
  if (mail?.status !== "queued") return "over";
  try {
    const content = await composeMail(core, mail);
    if (!content) return await giveUp(core, mail, "Nobody has this address.");
    await core.mail.deliver({ id, kind: mail.kind, to: mail.recipient, ...content });
    const sent = { status: "sent" as const, sealed: null, sent_at: new Date(core.now()), attempts: mail.attempts + 1 };
    await noteTry(core.db, id, sent);
    if (!core.mail.carries) core.log.info({ mail: id, kind: mail.kind }, "a mail lies in the outbox folder: SMTP_URL is not set");
    return "over";
  } catch (error) {
    return await noteFailure(core, mail, error);
  }
}

async function noteFailure(core: Core, mail: MailRow, error: unknown): Promise<Outcome> {
  const message = error instanceof Error ? error.message : String(error);
  const wait = waits[mail.attempts];
  core.log.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1, reason: message }, "a mail was not sent");
  if (error instanceof MailRefused || wait === undefined) {
    await batch(core.db, (tx) => [
      noteTry(tx, mail.id, givenUp(mail, message)),
      recordActivity(tx, core, {
        actor: null,
        action: "mail.failed",
        entity: { type: "mail", id: mail.id, name: mail.recipient },
        result: "failed",
      }),
    ]);
    return "over";
  }
  const next_attempt_at = new Date(core.now() + wait * 60_000);
  await noteTry(core.db, mail.id, { attempts: mail.attempts + 1, next_attempt_at, last_error: message.slice(0, 500) });
  const answered = error instanceof Error && "responseCode" in error && error.responseCode !== undefined;
  return answered ? "later" : "unreachable";
}

async function giveUp(core: Core, mail: MailRow, reason: string): Promise<Outcome> {
  await noteTry(core.db, mail.id, givenUp(mail, reason));
  return "over";
}

const givenUp = (mail: MailRow, reason: string) => ({
  status: "failed" as const,
  sealed: null,
  attempts: mail.attempts + 1,
  last_error: reason.slice(0, 500),
});

/** How often it looks by itself; a mail that is queued is seen at once. In milliseconds. */
const lookEvery = 30_000;
/** What is known of a mail that is over, for whoever looks into what went wrong. */
const storedFor = 30 * 24 * 3_600_000;

/** Sends queued mails, one after the other, until it is stopped. */
export const startMailJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: mailWake,
    failure: "mails wait",
    async pass(signal) {
      await deliverDueMails(core, signal);
      return lookEvery;
    },
  });

/**
 * Sends every mail that is due. A mail server that is not there ends the pass: the others would only wait for it, too.
 */
export async function deliverDueMails(core: Core, signal?: AbortSignal): Promise<void> {
  for (const id of await listDueMails(core)) {
    if (signal?.aborted) return;
    if ((await deliverMail(core, id)) === "unreachable") return;
  }
}

/** Forgets mails that are long over. */
export const sweepMails = (core: Core): Promise<void> => forgetMailsBefore(core, new Date(core.now() - storedFor));
