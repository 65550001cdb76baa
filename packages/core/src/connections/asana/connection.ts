import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import type { AsanaTokens } from "./asana-client.ts";
import { asanaService } from "./asana-client.ts";

/** Somebody's connection with Asana, as it is stored. */
export interface AsanaConnection {
  id: string;
  /** Asana's id of the account. */
  gid: string;
  display_name: string;
  /** Null when Asana has ended it. */
  sealed: string | null;
  expires_at: Date | null;
}

/** A person's connection with the Asana that is set up; null without one. */
export async function asanaConnection(core: Core, userId: string): Promise<AsanaConnection | null> {
  const { connected_accounts: accounts } = schema;
  if (!core.services.asana) return null;
  const [row] = await core.db
    .select({
      id: accounts.id,
      gid: accounts.subject,
      display_name: accounts.display_name,
      sealed: accounts.encrypted_tokens,
      expires_at: accounts.token_expires_at,
    })
    .from(accounts)
    .where(and(eq(accounts.user_id, userId), eq(accounts.provider, "asana"), eq(accounts.issuer, core.services.asana.baseUrl)));
  return row ?? null;
}

/** Keys are bound to their row and to the address that they are for: moved elsewhere they open nothing. */
export const sealTokens = (core: Core, id: string, { access_token, refresh_token }: AsanaTokens): string =>
  core.secrets.seal(JSON.stringify({ access_token, refresh_token }), purposeOf(core, id));

/** Null for keys that cannot be read here, as after a change of the installation's secret. */
export function openTokens(core: Core, id: string, sealed: string): AsanaTokens | null {
  try {
    return JSON.parse(core.secrets.open(sealed, purposeOf(core, id))) as AsanaTokens;
  } catch {
    return null;
  }
}

const purposeOf = (core: Core, id: string) => `connected_accounts:${id}:${asanaService(core).baseUrl}`;
