import type { ChatProposal } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { asc, inArray } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import { toProposal } from "./proposal-row.ts";

/** SQLite takes 32 766 values a statement. */
const messagesAtOnce = 1_000;

/** The proposals of messages by message, in the order in which they were made; messages without any are left out. */
export async function readProposals(core: Core, messageIds: readonly string[]): Promise<Map<string, ChatProposal[]>> {
  const { chat_proposals: proposals } = schema;
  const found = new Map<string, ChatProposal[]>();
  for (let at = 0; at < messageIds.length; at += messagesAtOnce) {
    const rows = await core.db
      .select()
      .from(proposals)
      .where(inArray(proposals.message_id, messageIds.slice(at, at + messagesAtOnce)))
      .orderBy(asc(proposals.created_at), asc(proposals.id));
    for (const row of rows) found.set(row.message_id, [...(found.get(row.message_id) ?? []), toProposal(row)]);
  }
  return found;
}
