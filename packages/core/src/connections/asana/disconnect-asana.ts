import { batch, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { recordActivity } from "../../audit/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { revokeAsana } from "./asana-client.ts";
import { type AsanaConnection, asanaConnection, openTokens } from "./connection.ts";

/** Forgets a person's keys here and asks Asana to do the same. Nothing happens without a connection. */
export async function disconnectAsana(core: Core, actor: Actor): Promise<void> {
  const { connected_accounts: accounts } = schema;
  const connection = await asanaConnection(core, actor.userId);
  const [removed = 0] = await batch(core.db, (tx) => [
    tx.delete(accounts).where(and(eq(accounts.user_id, actor.userId), eq(accounts.provider, "asana"))),
    ...(connection
      ? [
          recordActivity(tx, core, {
            actor,
            action: "connection.removed",
            entity: { type: "user", id: actor.userId, name: actor.email },
            changes: { asana: { before: connection.display_name, after: null } },
          }),
        ]
      : []),
  ]);
  if (removed > 0) await revokeKeys(core, connection);
}

/** Asks Asana to take back the keys of a connection that is no longer kept here. */
export async function revokeKeys(core: Core, connection: AsanaConnection | null): Promise<void> {
  const tokens = connection?.sealed ? openTokens(core, connection.id, connection.sealed) : null;
  if (tokens) await revokeAsana(core, tokens);
}
