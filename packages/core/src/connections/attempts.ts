import { createHash, timingSafeEqual } from "node:crypto";
import { schema, storageFailure } from "@copydesk/db";
import { eq, lte } from "drizzle-orm";
import { type Core, ofCore, RecentlyUsed, unlessFull } from "../kernel/index.ts";

/*
 * Round trips to another service's sign-in page. What comes back counts once, within ten minutes, in the browser that
 * went, and for the person who went: the state that travels is 256 random bits whose hash names the row, and the browser
 * holds another 256 bits in a cookie that no script can read.
 */

/** How long a round trip may take, in milliseconds. */
const attemptLasts = 600_000;

type Provider = "microsoft" | "asana";

/** What only we know of a round trip, kept encrypted. */
export interface AttemptSecrets {
  /** PKCE verifier, RFC 7636. */
  verifier: string;
  /** Comes back inside the signed token. */
  nonce: string;
}

export interface NewAttempt {
  provider: Provider;
  /** What the browser's cookie holds. */
  browser: string;
  /** Who connects an account; null for a sign-in. */
  userId: string | null;
  /** Path of this site to go on to. */
  redirectTo: string;
}

export interface Attempt extends AttemptSecrets {
  userId: string | null;
  redirectTo: string;
}

/** Begins a round trip; the state is for the address, the secrets for the exchange at its end. */
export async function openAttempt(core: Core, attempt: NewAttempt): Promise<AttemptSecrets & { state: string }> {
  const state = core.randomToken(32);
  const secrets: AttemptSecrets = { verifier: core.randomToken(32), nonce: core.randomToken(32) };
  const id = hashOf(state);
  const row: Row = {
    id,
    provider: attempt.provider,
    browser_hash: hashOf(attempt.browser),
    sealed: core.secrets.seal(JSON.stringify(secrets), purposeOf(id)),
    user_id: attempt.userId,
    redirect_to: attempt.redirectTo,
    created_at: new Date(core.now()),
    expires_at: new Date(core.now() + attemptLasts),
  };
  if (!(await unlessFull(core.db.insert(schema.oauth_attempts).values(row)))) withoutDisk(core).set(id, row);
  return { state, ...secrets };
}

export interface Return {
  provider: Provider;
  state: string;
  /** What the browser's cookie holds; null without one. */
  browser: string | null;
}

/**
 * Ends a round trip. Whoever shows a state uses it up, rightly or not.
 * @returns null for a state that is unknown, used, too old, of another provider or of another browser.
 */
export async function takeAttempt(core: Core, { provider, state, browser }: Return): Promise<Attempt | null> {
  const id = hashOf(state);
  const row = await takeRow(core, id);
  if (!row || row.provider !== provider || row.expires_at.getTime() <= core.now()) return null;
  if (browser === null || !isSame(hashOf(browser), row.browser_hash)) return null;
  const secrets = JSON.parse(core.secrets.open(row.sealed, purposeOf(id))) as AttemptSecrets;
  return { ...secrets, userId: row.user_id, redirectTo: row.redirect_to };
}

type Row = typeof schema.oauth_attempts.$inferSelect;

/** What a full disk kept from being written: people can sign in all the same. Null stands for one that was used. */
const withoutDisk = ofCore(() => new RecentlyUsed<Row | null>(1_000));

async function takeRow(core: Core, id: string): Promise<Row | null> {
  const { oauth_attempts: attempts } = schema;
  const stored = withoutDisk(core).get(id);
  withoutDisk(core).set(id, null);
  if (stored !== undefined) return stored;
  try {
    const [row] = await core.db.delete(attempts).where(eq(attempts.id, id)).returning();
    withoutDisk(core).delete(id);
    return row ?? null;
  } catch (error) {
    if (!storageFailure(error)) throw error;
    const [row] = await core.db.select().from(attempts).where(eq(attempts.id, id));
    return row ?? null;
  }
}

/** Forgets round trips that nobody came back from. */
export async function sweepAttempts(core: Core): Promise<void> {
  const { oauth_attempts: attempts } = schema;
  await core.db.delete(attempts).where(lte(attempts.expires_at, new Date(core.now())));
}

const purposeOf = (id: string) => `oauth_attempts:${id}`;
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
