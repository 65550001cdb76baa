import { AppError, type ConnectedAccount, type disconnectInput, type ProfileDetail } from "@copydesk/contracts";
import { batch, must, schema, type Transaction } from "@copydesk/db";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import { readCompany } from "../company/index.ts";
import { changeSignIn, hasPassword } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { disconnectAsana } from "./asana/disconnect-asana.ts";

/** A person's accounts at other services. */
export async function readConnections(core: Core, userId: string): Promise<ConnectedAccount[]> {
  const { connected_accounts: accounts } = schema;
  const rows = await core.db
    .select({
      provider: accounts.provider,
      issuer: accounts.issuer,
      display_name: accounts.display_name,
      sealed: accounts.encrypted_tokens,
      created_at: accounts.created_at,
    })
    .from(accounts)
    .where(eq(accounts.user_id, userId))
    .orderBy(desc(accounts.provider));
  return rows.map((row) => ({
    provider: row.provider,
    display_name: row.display_name,
    connected_at: row.created_at.toISOString(),
    // Keys are of use only at the Asana that they were given by.
    has_ended: row.provider === "asana" && (row.sealed === null || row.issuer !== core.services.asana?.baseUrl),
  }));
}

/** Services that can be connected here. */
export async function readConnectable(core: Core): Promise<ProfileDetail["can_connect"]> {
  const { ms_auth } = await readCompany(core);
  return { microsoft: ms_auth, asana: core.services.asana !== null };
}

/** Ends a connection of the person's own. @throws RULE_BROKEN for the only way in. */
export function disconnect(core: Core, actor: Actor, { provider }: z.output<typeof disconnectInput>): Promise<void> {
  return provider === "asana" ? disconnectAsana(core, actor) : disconnectMicrosoft(core, actor);
}

/**
 * Takes a Microsoft account away as a way to sign in. Nothing happens without one.
 * @throws RULE_BROKEN for whoever has no password: they could not come in any more.
 */
async function disconnectMicrosoft(core: Core, actor: Actor): Promise<void> {
  const { connected_accounts: accounts } = schema;
  const theirs = and(eq(accounts.user_id, actor.userId), eq(accounts.provider, "microsoft"));
  const [account] = await core.db.select({ name: accounts.display_name }).from(accounts).where(theirs);
  if (!account) return;
  await batch(core.db, (tx) => [
    must(changeSignIn(tx, actor.userId, { source: "password", when: hasPassword(actor.userId) }), noPassword()),
    tx.delete(accounts).where(theirs),
    recordActivity(tx, core, {
      actor,
      action: "connection.removed",
      entity: { type: "user", id: actor.userId, name: actor.email },
      changes: { microsoft: { before: account.name, after: null } },
    }),
  ]);
}

const noPassword = () => new AppError("RULE_BROKEN", "This account is your only way to sign in, so it stays connected.");

/** Statements that forget the connections of somebody whose account is removed, and those that they were making. */
export const forgetConnections = (tx: Transaction, userId: string) =>
  [schema.connected_accounts, schema.oauth_attempts].map((table) => tx.delete(table).where(eq(table.user_id, userId)));

/** Those of some people who sign in with Microsoft. */
export async function peopleWithMicrosoft({ db }: Core, ids: readonly string[]): Promise<{ user_id: string }[]> {
  const { connected_accounts: accounts } = schema;
  return db
    .selectDistinct({ user_id: accounts.user_id })
    .from(accounts)
    .where(and(inArray(accounts.user_id, [...ids]), eq(accounts.provider, "microsoft")));
}
