import { linkLimits } from "@copydesk/contracts";
import { batch, holds, scalar, schema } from "@copydesk/db";
import { eq, lt } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import type { Core, Origin } from "../kernel/index.ts";
import { countMails, queueMail } from "../mail/index.ts";
import { unknownName } from "./sign-in-failures.ts";

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
