import { type BackgroundJob, type Core, startBackgroundJob } from "../kernel/index.ts";
import { forgetMailsBefore, listDueMails, mailWake } from "../mail/index.ts";
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
  for (const id of await listDueMails(core)) {
    if (signal?.aborted) return;
    if ((await deliverMail(core, id)) === "unreachable") return;
  }
}

/** Forgets mails that are long over. */
export const sweepMails = (core: Core): Promise<void> => forgetMailsBefore(core, new Date(core.now() - keptFor));
