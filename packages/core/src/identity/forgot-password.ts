import { linkLimits } from "@copydesk/contracts";
import { batch, holds, schema } from "@copydesk/db";
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Core } from "../context.ts";
import { recordActivity } from "../logs/activity.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Origin } from "./actor.ts";

const hour = 3_600_000;

/**
 * Puts a mail with a reset link on its way, three times an hour at most. It does the same for every address, in the same
 * time: whether anybody has it is looked up when the mail leaves.
 */
export async function forgotPassword(core: Core, { email }: { email: string }, origin: Origin): Promise<void> {
  const { mails } = schema;
  const recent = and(eq(mails.recipient, email), eq(mails.kind, "reset"), gt(mails.created_at, new Date(core.now() - hour)));
  const asked = core.db.select({ count: count() }).from(mails).where(recent);
  const enough = new Error("This address was asked for often enough.");
  const write = batch(core.db, (tx) => [
    holds(tx, sql`(${asked}) < ${linkLimits.perHour}`, enough),
    queueMail(tx, core, { to: email, kind: "reset", letter: null }),
    recordActivity(tx, core, {
      actor: null,
      origin,
      action: "auth.password_reset_requested",
      entity: { type: "user", id: null, name: email },
    }),
  ]);
  await write.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
}
