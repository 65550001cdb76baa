import { AppError, type loginInput, signInLimits, wrongCredentials } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import { type Core, type Origin, unlessFull } from "../kernel/index.ts";
import { loadIdentity } from "./load-identity.ts";
import { verifyPassword } from "./passwords.ts";
import { endSessionOf, startSession } from "./sessions.ts";
import { forgetFailures, forgetUnwritten, noteSignInFailure, refuseHammering } from "./sign-in-failures.ts";
import { noteSignedIn } from "./user-rows.ts";

export interface SignedIn {
  token: string;
  user_id: string;
  /** When the session ends at the latest. */
  expires_at: Date;
}

/**
 * Opens a session for an email and password.
 * @throws UNAUTHENTICATED in the same words and the same time whether the person is unknown, inactive, not activated or
 *   the password wrong; TOO_MANY_REQUESTS after too many failures, see `refuseHammering`.
 */
export async function logIn(core: Core, input: z.output<typeof loginInput>, origin: Origin): Promise<SignedIn> {
  const email = input.email.normalize("NFC").toLowerCase();
  await refuseHammering(core, email, origin.address);
  const user = await findUser(core, email);
  const right = await verifyPassword(user?.password_hash ?? null, input.password);
  // Passwords wait for each other, and others may have failed meanwhile: a burst of guesses finds nothing that a row of them would not.
  if (right) await refuseHammering(core, email, origin.address);
  const identity = user && right ? await loadIdentity(core, user.id) : null;
  const token = user && identity && (await openSession(core, user, { remember: input.remember, origin }));
  if (!identity || !token) {
    await noteSignInFailure(core, { email, userId: user?.id ?? null, origin, action: "auth.login_failed" });
    throw new AppError("UNAUTHENTICATED", wrongCredentials);
  }
  const actor = { ...identity, sessionId: "", origin };
  const noted = batch(core.db, (tx) => [
    forgetFailures(tx, core, { email, address: origin.address }),
    noteSignedIn(tx, core, identity.userId),
    recordActivity(tx, core, { actor, action: "auth.login", entity: { type: "user", id: identity.userId, name: email } }),
  ]);
  await unlessFull(noted);
  forgetUnwritten(core, { email, address: origin.address });
  const expires_at = new Date(core.now() + signInLimits.absoluteDays * 24 * 3_600_000);
  return { token, user_id: identity.userId, expires_at };
}

/**
 * A session for whoever still has the password that was looked at. That takes a while, in which it may be changed; a
 * change ends every session, and must end one, too, that only begins afterwards. Null then.
 */
async function openSession(core: Core, user: Known, how: Parameters<typeof startSession>[2]): Promise<string | null> {
  const token = await startSession(core, user.id, how);
  const now = await findUser(core, user.email);
  if (now?.id === user.id && now.password_hash === user.password_hash) return token;
  await endSessionOf(core, token);
  return null;
}

interface Known {
  id: string;
  email: string;
  password_hash: string | null;
}

async function findUser(core: Core, email: string): Promise<Known | undefined> {
  const { users, user_passwords } = schema;
  const [user] = await core.db
    .select({ id: users.id, email: users.email, password_hash: user_passwords.password_hash })
    .from(users)
    .leftJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .where(eq(users.email, email));
  return user;
}
