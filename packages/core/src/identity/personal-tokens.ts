import {
  AppError,
  type NewPersonalToken,
  type newPersonalTokenInput,
  type PersonalToken,
  personalTokenLimits,
  personalTokenPrefix,
} from "@copydesk/contracts";
import { batch, must, returned, schema } from "@copydesk/db";
import { and, count, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { hashOfToken } from "./password-links.ts";
import { noteEnded } from "./sessions.ts";

/** Bytes of a token that nobody can guess. */
const secretBytes = 32;
const day = 86_400_000;

type TokenRow = typeof schema.personal_tokens.$inferSelect;

/** The person's own tokens, the newest first. */
export const listMyTokens = (core: Core, actor: Actor): Promise<PersonalToken[]> => listTokens(core, actor.userId);

/** Somebody's tokens, the newest first. */
export async function listTokens(core: Core, userId: string): Promise<PersonalToken[]> {
  const { personal_tokens: tokens } = schema;
  const rows = await core.db.select().from(tokens).where(eq(tokens.user_id, userId)).orderBy(desc(tokens.created_at), desc(tokens.id));
  return rows.map((row) => toToken(core, row));
}

/**
 * A new token of whoever asks. Only here is it told.
 * @throws RULE_BROKEN when the person has as many as anybody may have.
 */
export async function makeToken(core: Core, actor: Actor, input: z.output<typeof newPersonalTokenInput>): Promise<NewPersonalToken> {
  const { personal_tokens: tokens } = schema;
  const [had] = await core.db.select({ count: count() }).from(tokens).where(eq(tokens.user_id, actor.userId));
  if ((had?.count ?? 0) >= personalTokenLimits.perPerson)
    throw new AppError("RULE_BROKEN", `You have ${personalTokenLimits.perPerson} tokens. Revoke one that you no longer need.`);
  const token = `${personalTokenPrefix}${core.randomToken(secretBytes)}`;
  const now = core.now();
  const row = {
    id: core.newId(),
    user_id: actor.userId,
    name: input.name,
    token_hash: hashOfToken(token),
    last_four: token.slice(-4),
    access: input.access,
    created_at: new Date(now),
    expires_at: input.days === null ? null : new Date(now + input.days * day),
    last_used_at: null,
  };
  await batch(core.db, (tx) => [
    tx.insert(tokens).values(row),
    recordActivity(tx, core, {
      actor,
      action: "personal_token.created",
      entity: { type: "user", id: actor.userId, name: actor.email },
      changes: { token: { before: null, after: row.name }, access: { before: null, after: row.access } },
    }),
  ]);
  return { ...toToken(core, row), token };
}

/** Ends one of the person's own tokens at once. @throws NOT_FOUND when they have no such token (any more). */
export const revokeMyToken = (core: Core, actor: Actor, id: string): Promise<void> =>
  revokeToken(core, actor, { id, owner: { id: actor.userId, email: actor.email } });

export interface TokenToRevoke {
  id: string;
  owner: { id: string; email: string };
}

/** Ends a token at once; streams that it holds open end within five seconds. @throws NOT_FOUND */
export async function revokeToken(core: Core, actor: Actor, { id, owner }: TokenToRevoke): Promise<void> {
  const { personal_tokens: tokens } = schema;
  const theirs = and(eq(tokens.id, id), eq(tokens.user_id, owner.id));
  const [token] = await core.db.select({ name: tokens.name }).from(tokens).where(theirs);
  const alreadyRevoked = new AppError("NOT_FOUND", "This token has been revoked already.");
  if (!token) throw alreadyRevoked;
  await batch(core.db, (tx) => [
    must(
      returned(tx.delete(tokens).where(theirs).returning({ id: tokens.id }), (rows) => {
        for (const one of rows) noteEnded(core, one.id);
      }),
      alreadyRevoked,
    ),
    recordActivity(tx, core, {
      actor,
      action: "personal_token.revoked",
      entity: { type: "user", id: owner.id, name: owner.email },
      changes: { token: { before: token.name, after: null } },
    }),
  ]);
}

const toToken = (core: Core, row: TokenRow): PersonalToken => ({
  id: row.id,
  name: row.name,
  last_four: row.last_four,
  access: row.access,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  has_expired: row.expires_at !== null && row.expires_at.getTime() <= core.now(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
