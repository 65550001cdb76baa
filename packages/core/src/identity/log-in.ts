import { AppError, type loginInput, signInLimits, wrongCredentials } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { and, count, eq, gt, lte, max } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../context.ts";
import { recordActivity } from "../logs/activity.ts";
import { unlessFull } from "../unless-full.ts";
import type { Origin } from "./actor.ts";
import { loadIdentity } from "./load-identity.ts";
import { verifyPassword } from "./passwords.ts";
import { startSession } from "./sessions.ts";

export interface SignedIn {
  token: string;
  user_id: string;
  /** When the session ends at the latest. */
  expires_at: Date;
}

const window = signInLimits.windowMinutes * 60_000;
const firstDelay = 30_000;
/** Tries while locked out lengthen the wait; more of them than this would only fill the table. */
const countedOverLimit = 6;

/**
 * Opens a session for an email and password.
 * @throws UNAUTHENTICATED in the same words and the same time whether the person is unknown, inactive, not activated or
 *   the password wrong; TOO_MANY_REQUESTS with a growing `retryAfter` after ten failures of an account from an address,
 *   or a hundred from an address, in 15 minutes.
 */
export async function logIn(core: Core, input: z.output<typeof loginInput>, origin: Origin): Promise<SignedIn> {
  const email = input.email.normalize("NFC").toLowerCase();
  await refuseHammering(core, email, origin.address);
  const user = await findUser(core, email);
  const right = await verifyPassword(user?.password_hash ?? null, input.password);
  // Passwords wait for each other: others may have failed meanwhile, and a burst of guesses gets no more answers than a row of them.
  await refuseHammering(core, email, origin.address);
  const identity = user && right ? await loadIdentity(core, user.id) : null;
  if (!identity) {
    await noteFailure(core, { email, userId: user?.id ?? null, origin });
    throw new AppError("UNAUTHENTICATED", wrongCredentials);
  }
  const token = await startSession(core, identity.userId, { remember: input.remember, origin });
  const { users, sign_in_failures } = schema;
  const actor = { ...identity, sessionId: "", origin };
  const noted = batch(core.db, (tx) => [
    tx.delete(sign_in_failures).where(and(eq(sign_in_failures.email, email), eq(sign_in_failures.address, origin.address))),
    tx
      .update(users)
      .set({ last_login_at: new Date(core.now()) })
      .where(eq(users.id, identity.userId)),
    recordActivity(tx, core, { actor, action: "auth.login", entity: { type: "user", id: identity.userId, name: email } }),
  ]);
  await unlessFull(noted);
  const expires_at = new Date(core.now() + signInLimits.absoluteDays * 24 * 3_600_000);
  return { token, user_id: identity.userId, expires_at };
}

/** Forgets failed sign-ins that no longer count. */
export async function sweepSignInFailures(core: Core): Promise<void> {
  const { sign_in_failures } = schema;
  await core.db.delete(sign_in_failures).where(lte(sign_in_failures.at, new Date(core.now() - window)));
}

async function findUser(core: Core, email: string) {
  const { users, user_passwords } = schema;
  const [user] = await core.db
    .select({ id: users.id, password_hash: user_passwords.password_hash })
    .from(users)
    .leftJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .where(eq(users.email, email));
  return user;
}

async function refuseHammering(core: Core, email: string, address: string): Promise<void> {
  const { sign_in_failures } = schema;
  const recent = gt(sign_in_failures.at, new Date(core.now() - window));
  const fromAddress = and(eq(sign_in_failures.address, address), recent);
  const ofAccount = await countFailures(core, and(eq(sign_in_failures.email, email), fromAddress));
  const ofAddress = await countFailures(core, fromAddress);
  const account = lockOf(core, ofAccount, signInLimits.failuresPerAccountAndAddress);
  const all = lockOf(core, ofAddress, signInLimits.failuresPerAddress);
  const wait = Math.max(account.wait, all.wait);
  if (wait <= 0) return;
  if (account.over < countedOverLimit && all.over < countedOverLimit) {
    await unlessFull(core.db.insert(sign_in_failures).values({ id: core.newId(), email, address, at: new Date(core.now()) }));
  }
  const seconds = Math.ceil(wait / 1000);
  throw new AppError("TOO_MANY_REQUESTS", `Too many tries. Wait ${inWords(seconds)}, then try again.`, { retryAfter: seconds });
}

interface Failures {
  count: number;
  last: Date | null;
}

async function countFailures(core: Core, where: ReturnType<typeof and>): Promise<Failures> {
  const { sign_in_failures } = schema;
  const [row] = await core.db
    .select({ count: count(), last: max(sign_in_failures.at) })
    .from(sign_in_failures)
    .where(where);
  return row ?? { count: 0, last: null };
}

/** The wait doubles with every failure over the limit and never exceeds the window. */
function lockOf(core: Core, failures: Failures, limit: number): { over: number; wait: number } {
  const over = failures.count - limit;
  if (over < 0 || !failures.last) return { over, wait: 0 };
  const delay = Math.min(firstDelay * 2 ** over, window);
  return { over, wait: failures.last.getTime() + delay - core.now() };
}

async function noteFailure(core: Core, { email, userId, origin }: { email: string; userId: string | null; origin: Origin }): Promise<void> {
  const { sign_in_failures } = schema;
  const noted = batch(core.db, (tx) => [
    tx.insert(sign_in_failures).values({ id: core.newId(), email, address: origin.address, at: new Date(core.now()) }),
    recordActivity(tx, core, {
      actor: null,
      origin,
      action: "auth.login_failed",
      entity: { type: "user", id: userId, name: email },
      result: "denied",
    }),
  ]);
  await unlessFull(noted);
}

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
