import { linkLimits } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { and, count, eq, gt } from "drizzle-orm";
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
  await batch(core.db, (tx) => {
    const asked = tx.select({ count: count() }).from(mails).where(recent).get()?.count ?? 0;
    if (asked >= linkLimits.perHour) return [];
    return [
      queueMail(tx, core, { to: email, kind: "reset", content: null }),
      recordActivity(tx, core, {
        actor: null,
        origin,
        action: "auth.password_reset_requested",
        entity: { type: "user", id: null, name: email },
      }),
    ];
  });
}
