import { createHash } from "node:crypto";
import { signInLimits } from "@copydesk/contracts";
import { batch, mark, returned, schema, sessionAdapter, type Transaction } from "@copydesk/db";
import { and, desc, eq, inArray, lte, ne, or, type SQL } from "drizzle-orm";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import { recordActivity } from "../audit/index.ts";
import { type Actor, type Core, type Origin, ofCore, RecentlyUsed, unlessFull } from "../kernel/index.ts";
import { loadIdentity } from "./load-identity.ts";

/*
 * Everything about sessions, and the only file that knows Lucia. A client holds a token of 256 bits; the database holds
 * its SHA-256 as the session's id. Sessions end after 12 idle hours (30 days with "remember me"), after 30 days in any
 * case, and at once when their person is no longer active.
 */

const hour = 3_600_000;
const idle = signInLimits.idleHours * hour;
const longest = signInLimits.absoluteDays * 24 * hour;
/** How exactly "last seen" is kept; every call would be a write otherwise. */
const seenEvery = 60_000;

/** Opens a session and answers its token; the least recently used of a person's go when there would be more than ten. */
export async function startSession(
  core: Core,
  userId: string,
  { remember, origin }: { remember: boolean; origin: Origin },
): Promise<string> {
  const token = core.randomToken(32);
  const { brief, remembered } = lucias(core);
  const now = new Date(core.now());
  await (remember ? remembered : brief).createSession(
    userId,
    { created_at: now, last_seen_at: now, remember, user_agent: origin.userAgent.slice(0, 300), address: origin.address },
    { sessionId: idOf(token) },
  );
  await dropOldest(core, userId);
  return token;
}

/** Whoever is signed in with this token, with what they may do; null when it opens nothing (any more). */
export async function actorOfSession(core: Core, token: string, origin: Origin): Promise<Actor | null> {
  if (token.length < 20 || token.length > 200) return null;
  const id = idOf(token);
  if (hasEnded(core, id)) return null;
  const { session, user } = await lucias(core).brief.validateSession(id);
  if (!session) return null;
  const age = core.now() - session.created_at.getTime();
  if (age >= longest || user.status !== "active") {
    await endSession(core, session.id);
    return null;
  }
  if (core.now() - session.last_seen_at.getTime() >= seenEvery) await touch(core, session);
  const identity = await loadIdentity(core, session.userId);
  return identity && { ...identity, sessionId: session.id, endsAt: session.created_at.getTime() + longest, origin };
}

/** The token of an `Authorization: Token …` header; null for anything else. */
export function readTokenHeader(header: string | undefined): string | null {
  return /^Token ([A-Za-z0-9_-]{20,200})$/i.exec(header?.trim() ?? "")?.[1] ?? null;
}

/** Ends the session that the call came with, also where no room is left to write that down. */
export async function logOut(core: Core, actor: Actor): Promise<void> {
  const { sessions } = schema;
  unwritten(core).delete(actor.sessionId);
  noteEnded(core, actor.sessionId);
  const ended = batch(core.db, (tx) => [
    tx.delete(sessions).where(eq(sessions.id, actor.sessionId)),
    recordActivity(tx, core, { actor, action: "auth.logout", entity: { type: "user", id: actor.userId, name: actor.email } }),
  ]);
  if (!(await unlessFull(ended))) undeleted(core).add(actor.sessionId);
}

/** Ends the session that a token opens. */
export const endSessionOf = (core: Core, token: string): Promise<void> => endSession(core, idOf(token));

const endSession = (core: Core, sessionId: string): Promise<void> => lucias(core).brief.invalidateSession(sessionId);

/**
 * The statement that ends every session of a person, or all but one of them. It answers how many were open. Streams that
 * they hold open end within five seconds.
 */
export function endSessions(tx: Transaction, core: Core, userId: string, exceptSessionId?: string) {
  const { sessions } = schema;
  const mine = eq(sessions.user_id, userId);
  return endThose(tx, core, exceptSessionId === undefined ? mine : and(mine, ne(sessions.id, exceptSessionId)), (id, session) => {
    return session.userId === userId && id !== exceptSessionId;
  });
}

/** The statement that ends one session of a person; it changes nothing when they have no such session. */
export function endOneSession(tx: Transaction, core: Core, userId: string, sessionId: string) {
  const { sessions } = schema;
  return endThose(tx, core, and(eq(sessions.user_id, userId), eq(sessions.id, sessionId)), (id, session) => {
    return session.userId === userId && id === sessionId;
  });
}

function endThose(tx: Transaction, core: Core, which: SQL | undefined, isMeant: (id: string, session: DatabaseSession) => boolean) {
  const { sessions } = schema;
  return returned(tx.delete(sessions).where(which).returning({ id: sessions.id }), (ended) => {
    for (const { id } of ended) noteEnded(core, id);
    unwritten(core).deleteWhere(isMeant);
  });
}

/** Whether a session or personal token was ended since this process began. */
export const hasEnded = (core: Core, id: string): boolean => endedSessions(core).get(id) === true;

/**
 * Whoever asked, as they are now, for what goes on long after its call was let in; null once their session or token has ended or was
 * ended, or they are no longer active.
 */
export async function loadWhileOpen(core: Core, actor: Actor): Promise<Actor | null> {
  const isOver = hasEnded(core, actor.sessionId) || (actor.endsAt ?? Number.POSITIVE_INFINITY) <= core.now();
  const identity = isOver ? null : await loadIdentity(core, actor.userId);
  return identity && { ...actor, ...identity };
}

/** What goes on under a session or a personal token ends with it, also at other processes. */
export function noteEnded(core: Core, id: string): void {
  endedSessions(core).set(id, true);
  core.live.sessions.end(id);
}

/** Since this process began: whoever signs in first makes it hear of all that end later. */
const endedSessions = ofCore((core) => {
  const ended = new RecentlyUsed<true>(10_000);
  core.live.sessions.onEnd((id) => void ended.set(id, true));
  return ended;
});

/** Ended sessions whose rows a full disk has kept; a process that ends before there is room forgets them. */
const undeleted = ofCore(() => new Set<string>());

/** Removes sessions that are over. */
export async function sweepSessions(core: Core): Promise<void> {
  const { sessions } = schema;
  const ended = [...undeleted(core)];
  await core.db.delete(sessions).where(or(lte(sessions.expires_at, Math.floor(core.now() / 1000)), inArray(sessions.id, ended)));
  for (const id of ended) undeleted(core).delete(id);
}

const idOf = (token: string) => createHash("sha256").update(token).digest("hex");

async function dropOldest(core: Core, userId: string): Promise<void> {
  const { sessions } = schema;
  const extra = await core.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.created_at))
    .limit(100)
    .offset(signInLimits.sessionsPerUser);
  if (extra.length === 0) return;
  const ids = extra.map((one) => one.id);
  await unlessFull(core.db.delete(sessions).where(inArray(sessions.id, ids)));
}

/** Moves the idle limit. */
async function touch(core: Core, session: { id: string; created_at: Date; remember: boolean }): Promise<void> {
  const { sessions } = schema;
  const now = core.now();
  const last = session.created_at.getTime() + longest;
  const expires = session.remember ? last : Math.min(now + idle, last);
  const seen = { last_seen_at: new Date(now), expires_at: Math.floor(expires / 1000) };
  await unlessFull(core.db.update(sessions).set(seen).where(eq(sessions.id, session.id)));
}

interface SessionAttributes {
  created_at: Date;
  last_seen_at: Date;
  remember: boolean;
  user_agent: string;
  address: string;
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof lucias>["brief"];
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: { status: string };
  }
}

/** Lucia has one lifetime an instance, so the two kinds of session have one each. */
const lucias = ofCore((core) => {
  const adapter = adapterOf(core);
  const options = {
    getSessionAttributes: (session: SessionAttributes) => ({
      created_at: session.created_at,
      last_seen_at: session.last_seen_at,
      remember: session.remember,
    }),
    getUserAttributes: (user: { status: string }) => ({ status: user.status }),
  };
  return {
    brief: new Lucia(adapter, { ...options, sessionExpiresIn: new TimeSpan(signInLimits.idleHours, "h") }),
    remembered: new Lucia(adapter, { ...options, sessionExpiresIn: new TimeSpan(signInLimits.rememberDays, "d") }),
  };
});

/**
 * Lucia's adapter with two changes: session and person are read by one prepared statement, because every call does it;
 * and instants are moved between the machine's clock, which Lucia reads, and ours.
 */
function adapterOf(core: Core): Adapter {
  const plain = sessionAdapter(core.db);
  const { sessions, users } = schema;
  const find = core.db
    .select({ session: sessions, status: users.status })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, mark("id")))
    .prepare();
  const ahead = () => Date.now() - core.now();
  const toOurs = (time: Date) => new Date(time.getTime() - ahead());
  const toLucia = (time: Date) => new Date(time.getTime() + ahead());
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await find.execute({ id: sessionId });
      if (!row) return readUnwritten(core, sessionId, toLucia);
      const { id, user_id: userId, expires_at, ...attributes } = row.session;
      return [
        { id, userId, expiresAt: toLucia(new Date(expires_at * 1000)), attributes },
        { id: userId, attributes: { status: row.status } },
      ];
    },
    getUserSessions: async (userId) => (await plain.getUserSessions(userId)).map((one) => ({ ...one, expiresAt: toLucia(one.expiresAt) })),
    async setSession(session) {
      const ours = { ...session, expiresAt: toOurs(session.expiresAt) };
      if (!(await unlessFull(plain.setSession(ours)))) unwritten(core).set(session.id, ours);
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      const known = unwritten(core).get(sessionId);
      if (known) known.expiresAt = toOurs(expiresAt);
      else await unlessFull(plain.updateSessionExpiration(sessionId, toOurs(expiresAt)));
    },
    async deleteSession(sessionId) {
      unwritten(core).delete(sessionId);
      await unlessFull(plain.deleteSession(sessionId));
    },
    deleteUserSessions: (userId) => plain.deleteUserSessions(userId),
    deleteExpiredSessions: () => plain.deleteExpiredSessions(),
  };
}

/** Sessions that a full disk kept from being written: people can sign in all the same, until the process ends. */
const unwritten = ofCore(() => new RecentlyUsed<DatabaseSession>(1_000));

type Found = Awaited<ReturnType<Adapter["getSessionAndUser"]>>;

async function readUnwritten(core: Core, sessionId: string, toLucia: (time: Date) => Date): Promise<Found> {
  const session = unwritten(core).get(sessionId);
  const identity = session && (await loadIdentity(core, session.userId));
  if (!identity) return [null, null];
  return [
    { ...session, expiresAt: toLucia(session.expiresAt) },
    { id: session.userId, attributes: { status: "active" } },
  ];
}
