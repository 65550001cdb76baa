import { AppError, type SessionView } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, desc, eq, gt } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { endOneSession, endSessions } from "./sessions.ts";

/** Where a person is signed in: this session first, then the one used last. */
export async function listSessions(core: Core, actor: Actor): Promise<SessionView[]> {
  const { sessions } = schema;
  const rows = await core.db
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      address: sessions.address,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, actor.userId), gt(sessions.expires_at, Math.floor(core.now() / 1000))))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.created_at), desc(sessions.id));
  const views = rows.map(({ user_agent, created_at, last_seen_at, ...row }) => ({
    ...row,
    ...deviceOf(user_agent),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_current: row.id === actor.sessionId,
  }));
  return views.sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

/**
 * Ends a session of the person who asks.
 * @throws NOT_FOUND when they have no such session (any more).
 */
export async function endMySession(core: Core, actor: Actor, sessionId: string): Promise<void> {
  await batch(core.db, (tx) => [
    must(endOneSession(tx, core, actor.userId, sessionId), new AppError("NOT_FOUND", "This session has ended already.")),
    ended(core, actor, tx),
  ]);
}

/** Ends all their sessions but the one that asks; answers how many. */
export async function endMyOtherSessions(core: Core, actor: Actor): Promise<number> {
  const none = new Error("There is no other session.");
  try {
    const [count = 0] = await batch(core.db, (tx) => [
      must(endSessions(tx, core, actor.userId, actor.sessionId), none),
      ended(core, actor, tx),
    ]);
    return count;
  } catch (error) {
    if (error === none) return 0;
    throw error;
  }
}

const ended = (core: Core, actor: Actor, tx: Parameters<typeof recordActivity>[0]) =>
  recordActivity(tx, core, { actor, action: "auth.sessions_ended", entity: { type: "user", id: actor.userId, name: actor.email } });

type Device = Pick<SessionView, "device" | "kind">;

/** Names by which browsers give themselves away, the more particular first: most of them also claim to be Chrome and Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string, Device["kind"]][] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "Android", "phone"],
  [/\bAndroid\b/, "Android", "tablet"],
  [/\bCrOS\b/, "ChromeOS", "desktop"],
  [/\bWindows\b/, "Windows", "desktop"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS", "desktop"],
  [/\bLinux\b|\bX11\b/, "Linux", "desktop"],
];

/** What a person calls the thing behind a User-Agent, such as "Firefox on macOS"; a program by its own name. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  if (browser && system && kind) return { device: `${browser} on ${system}`, kind };
  if (system && kind) return { device: `A browser on ${system}`, kind };
  const program = /^[A-Za-z][\w.-]{0,39}/.exec(userAgent)?.[0];
  return { device: browser ?? program ?? "An unknown program", kind: "other" };
}
