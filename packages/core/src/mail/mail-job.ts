import { schema } from "@copydesk/db";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Core } from "../context.ts";
import { deliverMail } from "./deliver-mail.ts";
import { onMail } from "./mail-wake.ts";

/** How often it looks by itself; a mail that is queued is seen at once. In milliseconds. */
const lookEvery = 30_000;
/** What is known of a mail that is over, for whoever looks into what went wrong. */
const keptFor = 30 * 24 * 3_600_000;
/** How long a stop waits for the mail that is on its way. */
const patience = 4_000;

export interface MailJob {
  /** Takes no further mail, and waits a moment for the one on its way; what is left goes out after the next start. */
  stop(): Promise<void>;
}

/** Sends queued mails, one after the other, until it is stopped. */
export function startMailJob(core: Core): MailJob {
  const stopping = new AbortController();
  let pass: Promise<void> | null = null;
  let again = false;
  const look = () => {
    again = true;
    pass ??= run().finally(() => {
      pass = null;
    });
  };
  async function run(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false;
      await deliverDueMails(core, stopping.signal).catch((error: unknown) => core.log.warn({ err: error }, "mails wait"));
    }
  }
  const timer = setInterval(look, lookEvery);
  timer.unref();
  const ends = [onMail(core, look), () => clearInterval(timer)];
  look();
  return {
    async stop() {
      stopping.abort();
      for (const end of ends) end();
      if (pass) await Promise.race([pass, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}

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
