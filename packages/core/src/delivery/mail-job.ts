import { schema } from "@copydesk/db";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { type BackgroundJob, type Core, startBackgroundJob } from "../kernel/index.ts";
import { mailWake } from "../mail/index.ts";
import { deliverMail } from "./deliver-mail.ts";

/** How often it looks by itself; a mail that is queued is seen at once. In milliseconds. */
const lookEvery = 30_000;
/** What is known of a mail that is over, for whoever looks into what went wrong. */
const keptFor = 30 * 24 * 3_600_000;

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
  const { mails } = schema;
  const due = await core.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, "queued"), lte(mails.next_attempt_at, new Date(core.now()))))
    .orderBy(asc(mails.next_attempt_at), asc(mails.id))
    .limit(500);
  for (const { id } of due) {
    if (signal?.aborted) return;
    if ((await deliverMail(core, id)) === "unreachable") return;
  }
}

/** Forgets mails that are long over. */
export async function sweepMails(core: Core): Promise<void> {
  const { mails } = schema;
  const old = lte(mails.created_at, new Date(core.now() - keptFor));
  await core.db.delete(mails).where(and(inArray(mails.status, ["sent", "failed"]), old));
}
