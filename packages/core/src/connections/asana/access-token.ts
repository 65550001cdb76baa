import { setTimeout } from "node:timers/promises";
import { AppError } from "@copydesk/contracts";
import { batch, must, onPostgres, schema } from "@copydesk/db";
import { and, eq, isNull, or } from "drizzle-orm";
import { recordActivity } from "../../audit/index.ts";
import { type Core, ofCore } from "../../kernel/index.ts";
import { refreshAsana, revokeAsana } from "./asana-client.ts";
import { type AsanaConnection, asanaConnection, openTokens, sealTokens } from "./connection.ts";

/** A token with less than this left is renewed before it is used, in milliseconds. */
const renewBefore = 120_000;

/**
 * A token that Asana takes now, renewed when it is about to end. One that was just refused is given as `refused` and
 * never comes back.
 * @throws RULE_BROKEN without a connection, or with one that Asana has ended; UNAVAILABLE when Asana does not answer.
 */
export async function asanaToken(core: Core, userId: string, refused?: string): Promise<string> {
  const connection = await asanaConnection(core, userId);
  if (!connection) throw new AppError("RULE_BROKEN", "Connect your Asana account in your profile first.");
  const token = connection.sealed && openTokens(core, connection.id, connection.sealed)?.access_token;
  if (!token) throw endedConnection();
  const left = (connection.expires_at?.getTime() ?? 0) - core.now();
  if (left > renewBefore && token !== refused) return token;
  return renewOnce(core, userId, connection);
}

export const endedConnection = () => new AppError("RULE_BROKEN", "Asana ended the connection. Connect it again in your profile.");

const underWay = ofCore(() => new Map<string, Promise<string>>());

/** Whoever needs a new token meanwhile waits for the same one: Asana may take a refresh token only once. */
function renewOnce(core: Core, userId: string, connection: AsanaConnection): Promise<string> {
  const renewals = underWay(core);
  const known = renewals.get(connection.id);
  if (known) return known;
  const renewal = renew(core, userId, connection).finally(() => renewals.delete(connection.id));
  renewals.set(connection.id, renewal);
  return renewal;
}

async function renew(core: Core, userId: string, { id, sealed }: AsanaConnection): Promise<string> {
  // A renewal may have ended between reading the tokens and coming here.
  if ((await asanaConnection(core, userId))?.sealed !== sealed) return asanaToken(core, userId);
  const tokens = sealed && openTokens(core, id, sealed);
  if (!tokens) throw endedConnection();
  const grant = await refreshAsana(core, tokens).catch(async (error: unknown) => {
    if (!(error instanceof AppError && error.code === "UNAUTHENTICATED")) throw error;
    if (onPostgres && (await isReplacedSoon(core, userId, sealed))) return null;
    if (await replaceTokens(core, { id, sealed, by: null, expires: null, endedOf: userId })) throw endedConnection();
    return null;
  });
  // Another process was faster, or the person disconnected: what is stored now counts.
  if (!grant) return asanaToken(core, userId);
  const by = sealTokens(core, id, grant.tokens);
  const expires = new Date(core.now() + grant.lasts * 1_000);
  if (await replaceTokens(core, { id, sealed, by, expires })) return grant.tokens.access_token;
  if ((await asanaConnection(core, userId))?.id !== id) await revokeAsana(core, grant.tokens);
  return asanaToken(core, userId);
}

/** How long another process, which was faster at Asana, may take to store what it got; in milliseconds, and how often one looks. */
const storing = { most: 2_000, every: 100 };

async function isReplacedSoon(core: Core, userId: string, sealed: string): Promise<boolean> {
  for (let waited = 0; waited < storing.most; waited += storing.every) {
    if ((await asanaConnection(core, userId))?.sealed !== sealed) return true;
    await setTimeout(storing.every);
  }
  return false;
}

interface Replacement {
  id: string;
  /** The tokens that are replaced, and no others; fresh ones also replace those that were given up for ended. */
  sealed: string;
  by: string | null;
  expires: Date | null;
  /** Whose connection ends with this; it is written down. */
  endedOf?: string;
}

/** Whether the tokens were still those; nothing is written when they were not. */
async function replaceTokens(core: Core, { id, sealed, by, expires, endedOf }: Replacement): Promise<boolean> {
  const { connected_accounts: accounts } = schema;
  const isOld = eq(accounts.encrypted_tokens, sealed);
  const change = { encrypted_tokens: by, token_expires_at: expires, updated_at: new Date(core.now()) };
  const entity = { type: "user", id: endedOf ?? null, name: "Asana" };
  const superseded = new Error("The tokens were replaced meanwhile.");
  const replaced = batch(core.db, (tx) => [
    must(
      tx
        .update(accounts)
        .set(change)
        .where(and(eq(accounts.id, id), by === null ? isOld : or(isOld, isNull(accounts.encrypted_tokens)))),
      superseded,
    ),
    ...(endedOf === undefined ? [] : [recordActivity(tx, core, { actor: null, action: "connection.ended", entity })]),
  ]);
  return replaced.then(
    () => true,
    (error: unknown) => {
      if (error === superseded) return false;
      throw error;
    },
  );
}
