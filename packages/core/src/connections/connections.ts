import type { ConnectedAccount, disconnectInput, ProfileDetail } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { readCompany } from "../company/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { disconnectAsana } from "./asana/disconnect-asana.ts";
import { disconnectMicrosoft } from "./disconnect-microsoft.ts";

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
