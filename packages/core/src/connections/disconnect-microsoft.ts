import { AppError } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, exists } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

/**
 * Takes a Microsoft account away as a way to sign in. Nothing happens without one.
 * @throws RULE_BROKEN for whoever has no password: they could not come in any more.
 */
export async function disconnectMicrosoft(core: Core, actor: Actor): Promise<void> {
  const { connected_accounts: accounts, user_passwords: passwords, users } = schema;
  const theirs = and(eq(accounts.user_id, actor.userId), eq(accounts.provider, "microsoft"));
  const [account] = await core.db.select({ name: accounts.display_name }).from(accounts).where(theirs);
  if (!account) return;
  await batch(core.db, (tx) => {
    const password = tx.select({ id: passwords.user_id }).from(passwords).where(eq(passwords.user_id, actor.userId));
    const canComeIn = and(eq(users.id, actor.userId), exists(password));
    return [
      must(tx.update(users).set({ auth_source: "password" }).where(canComeIn), noPassword()),
      tx.delete(accounts).where(theirs),
      recordActivity(tx, core, {
        actor,
        action: "connection.removed",
        entity: { type: "user", id: actor.userId, name: actor.email },
        changes: { microsoft: { before: account.name, after: null } },
      }),
    ];
  });
}

const noPassword = () => new AppError("RULE_BROKEN", "This account is your only way to sign in, so it stays connected.");
