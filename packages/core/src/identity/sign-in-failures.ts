import { AppError, signInLimits, waitWords } from "@copydesk/contracts";
import { batch, constant, must, schema, type Transaction } from "@copydesk/db";
import { and, count, eq, gt, lte, max } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import { type Core, type Origin, ofCore, unlessFull } from "../kernel/index.ts";
import { isFamiliar } from "./familiar-networks.ts";

const window = signInLimits.windowMinutes * 60_000;
const firstDelay = 30_000;
/** Tries while locked out lengthen the wait; more of them than this would only fill the table. */
const countedOverLimit = 6;

export interface SignInFailure {
  email: string;
  userId: string | null;
  origin: Origin;
  /** What was tried. */
  action: "auth.login_failed" | "auth.password_change_failed";
}

/**
 * @throws TOO_MANY_REQUESTS with a growing `retryAfter` after ten failures of an account from an address, or a hundred
 *   from an address, in 15 minutes; and after twenty of an account from anywhere, unless it was used from this address before. It is the
 *   same for a name that nobody has.
 * @returns how many stored failures of the account were looked at.
 */
export async function refuseHammering(core: Core, email: string, address: string): Promise<number> {
  const { sign_in_failures } = schema;
  const recent = recentOf(core);
  const fromAddress = and(eq(sign_in_failures.address, address), recent);
  const marked = markOf(core, email);
  // Before the others, which so hold whatever is counted here.
  const anywhere = await countFailures(core, and(eq(sign_in_failures.email, marked), recent), { email: marked });
  const ofAccount = await countFailures(core, and(eq(sign_in_failures.email, marked), fromAddress), { email: marked, address });
  const ofAddress = await countFailures(core, fromAddress, { address });
  const account = lockOf(core, ofAccount, signInLimits.failuresPerAccountAndAddress);
  const all = lockOf(core, ofAddress, signInLimits.failuresPerAddress);
  const wait = Math.max(account.wait, all.wait);
  if (wait > 0) {
    if (account.over < countedOverLimit && all.over < countedOverLimit) {
      const written = core.db.insert(sign_in_failures).values({ id: core.newId(), email: marked, address, at: new Date(core.now()) });
      if (!(await unlessFull(written))) keepUnwritten(core, marked, address);
    }
    throw tooMany(wait, (time) => `Too many attempts. Wait ${time}, then try again.`);
  }
  // Tries while it is locked do not count: a stranger's knocking must not make its owner wait longer.
  const strangers = lockOf(core, anywhere, signInLimits.failuresPerAccount);
  if (strangers.wait <= 0 || (await isFamiliar(core, email, address))) return anywhere.stored;
  throw tooMany(
    strangers.wait,
    (time) =>
      `Somebody tried too many passwords for this email. Wait ${time}, sign in from a device you have used before, or choose a new password with “Forgot password?”.`,
  );
}

function tooMany(wait: number, message: (time: string) => string): AppError {
  const seconds = Math.ceil(wait / 1000);
  return new AppError("TOO_MANY_REQUESTS", message(waitWords(seconds)), { retryAfter: seconds });
}

/**
 * Counts a wrong password, and writes it down. Of guesses that are looked at at once, by whichever process, each is counted before the
 * next one is answered, so that a burst of them gets no more answers than a row of them.
 * @throws TOO_MANY_REQUESTS when others have used up the tries meanwhile.
 */
export async function noteSignInFailure(core: Core, failure: SignInFailure): Promise<void> {
  const { email, origin } = failure;
  for (;;) {
    const seen = await refuseHammering(core, email, origin.address);
    try {
      if (!(await unlessFull(countOne(core, failure, seen)))) keepUnwritten(core, markOf(core, email), origin.address);
      return;
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}

/** Others have failed since failures were counted. */
class Overtaken extends Error {}

const recentOf = (core: Core) => gt(schema.sign_in_failures.at, new Date(core.now() - window));

function countOne(core: Core, { email, userId, origin, action }: SignInFailure, seen: number) {
  const { sign_in_failures: failures } = schema;
  const name = userId === null ? unknownName(core, email) : email;
  const marked = markOf(core, email);
  return batch(core.db, (tx) => {
    const now = tx
      .select({ count: count().as("count") })
      .from(failures)
      .where(and(eq(failures.email, marked), recentOf(core)))
      .as("now");
    const row = {
      id: constant(core.newId(), failures.id).as("id"),
      email: constant(marked, failures.email).as("email"),
      address: constant(origin.address, failures.address).as("address"),
      at: constant(new Date(core.now()), failures.at).as("at"),
    };
    return [
      must(tx.insert(failures).select(tx.select(row).from(now).where(eq(now.count, seen))), new Overtaken()),
      recordActivity(tx, core, { actor: null, origin, action, entity: { type: "user", id: userId, name }, result: "failed" }),
    ];
  });
}

/** The statement that forgets an account's failures, from one address or from all; those without a row are left to `forgetUnwritten`. */
export function forgetFailures(tx: Transaction, core: Core, { email, address }: { email: string; address?: string }) {
  const { sign_in_failures: failures } = schema;
  return tx
    .delete(failures)
    .where(and(eq(failures.email, markOf(core, email)), address === undefined ? undefined : eq(failures.address, address)));
}

/** Forgets an account's failures that have no row, also while the disk is full. */
export function forgetUnwritten(core: Core, { email, address }: { email: string; address?: string }): void {
  const whose = { email: markOf(core, email), address };
  const kept = unwritten(core);
  kept.failures = kept.failures.filter((one) => !isOf(one, whose));
}

/** Forgets failed sign-ins that no longer count. */
export async function sweepSignInFailures(core: Core): Promise<void> {
  const { sign_in_failures } = schema;
  await core.db.delete(sign_in_failures).where(lte(sign_in_failures.at, new Date(core.now() - window)));
}

/** People type a password where their name belongs: what names nobody is told apart, and not kept. */
const markOf = (core: Core, email: string): string => core.secrets.mark(email, "sign-in name");

/** What the activity log calls it. */
export const unknownName = (core: Core, email: string): string => `Unknown name ${markOf(core, email).slice(0, 8)}`;

interface Failures {
  count: number;
  /** How many of them have a row. */
  stored: number;
  last: Date | null;
}

async function countFailures(core: Core, where: ReturnType<typeof and>, whose: Whose): Promise<Failures> {
  const { sign_in_failures } = schema;
  const [row] = await core.db
    .select({ count: count(), last: max(sign_in_failures.at) })
    .from(sign_in_failures)
    .where(where);
  const kept = recentUnwritten(core).filter((one) => isOf(one, whose));
  const last = Math.max(row?.last?.getTime() ?? 0, ...kept.map((one) => one.at));
  const stored = row?.count ?? 0;
  return { count: stored + kept.length, stored, last: last > 0 ? new Date(last) : null };
}

/** A failure without a row: its name as it is marked, its address, and when it was, in milliseconds. */
interface Unwritten {
  email: string;
  address: string;
  at: number;
}

type Whose = { email?: string | undefined; address?: string | undefined };

const isOf = (one: Unwritten, { email, address }: Whose): boolean =>
  (email === undefined || one.email === email) && (address === undefined || one.address === address);

/** Failures that a full disk kept from being written: nobody may guess on because of it. They end with the process. */
const unwritten = ofCore(() => ({ failures: [] as Unwritten[] }));
const mostUnwritten = 10_000;

const recentUnwritten = (core: Core): Unwritten[] => unwritten(core).failures.filter((one) => one.at > core.now() - window);

function keepUnwritten(core: Core, email: string, address: string): void {
  unwritten(core).failures = [...recentUnwritten(core), { email, address, at: core.now() }].slice(-mostUnwritten);
}

/** The wait doubles with every failure over the limit and never exceeds the window. */
function lockOf(core: Core, failures: Failures, limit: number): { over: number; wait: number } {
  const over = failures.count - limit;
  if (over < 0 || !failures.last) return { over, wait: 0 };
  const delay = Math.min(firstDelay * 2 ** over, window);
  return { over, wait: failures.last.getTime() + delay - core.now() };
}
