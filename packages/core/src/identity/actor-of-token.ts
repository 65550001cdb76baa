import { AppError, personalTokenPrefix } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { type Actor, type Core, type Origin, unlessFull } from "../kernel/index.ts";
import { loadIdentity } from "./load-identity.ts";
import { hashOfToken } from "./password-links.ts";
import { actorOfSession, hasEnded } from "./sessions.ts";

/** How exactly "last used" is kept; every call would be a write otherwise. */
const usedEvery = 60_000;

/** Whoever holds this token, of a session or a personal one, with what they may do; null when it opens nothing (any more). */
export async function actorOfToken(core: Core, token: string, origin: Origin): Promise<Actor | null> {
  const actor = token.startsWith(personalTokenPrefix) ? await actorOfPersonalToken(core, token, origin) : null;
  // One session's token in 17 million begins like a personal one.
  return actor ?? actorOfSession(core, token, origin);
}

async function actorOfPersonalToken(core: Core, token: string, origin: Origin): Promise<Actor | null> {
  const { personal_tokens: tokens } = schema;
  const { id, user_id, access, expires_at, last_used_at } = tokens;
  const [row] = await core.db
    .select({ id, user_id, access, expires_at, last_used_at })
    .from(tokens)
    .where(eq(tokens.token_hash, hashOfToken(token)));
  const now = core.now();
  if (!row || hasEnded(core, row.id) || (row.expires_at && row.expires_at.getTime() <= now)) return null;
  const identity = await loadIdentity(core, row.user_id);
  if (!identity) return null;
  if (now - (row.last_used_at?.getTime() ?? 0) >= usedEvery)
    await unlessFull(
      core.db
        .update(tokens)
        .set({ last_used_at: new Date(now) })
        .where(eq(tokens.id, row.id)),
    );
  const end = row.expires_at && { endsAt: row.expires_at.getTime() };
  return { ...identity, sessionId: row.id, ...end, origin, token: { access: row.access } };
}

/** @throws FORBIDDEN when the call came with a token that may only read. */
export function demandWriting(actor: Actor): void {
  if (actor.token?.access === "read") throw new AppError("FORBIDDEN", "This token may only read. Use one that may also write.");
}

/** @throws FORBIDDEN for what people do themselves: their password, sessions, connections and tokens. */
export function demandPerson(actor: Actor): void {
  if (actor.token) throw new AppError("FORBIDDEN", "A personal token cannot do this. Sign in to Copydesk to do it.");
}
