import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { readCompanyRows } from "../company/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import type { Leftovers } from "../people/index.ts";

export type ConversationRow = typeof schema.conversations.$inferSelect;
export type MessageRow = typeof schema.messages.$inferSelect;

/**
 * The agent is there only while the company has it switched on.
 * @throws NOT_FOUND otherwise: its addresses do not exist then.
 */
export async function demandAgent(core: Core): Promise<void> {
  const [row] = await readCompanyRows(core, ["enable_chat_agent"]);
  if (!row?.enable_chat_agent)
    throw new AppError("NOT_FOUND", "The AI Chat Agent is switched off. An administrator can switch it on in the company's settings.");
}

/** A conversation of the asker. @throws NOT_FOUND for those of others as for those that never were. */
export async function ownConversation(core: Core, actor: Actor, id: string): Promise<ConversationRow> {
  await demandAgent(core);
  const { conversations } = schema;
  const [row] = await core.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.user_id, actor.userId)));
  if (!row) throw new AppError("NOT_FOUND", "This conversation does not exist.");
  return row;
}

/** A message in a conversation of the asker. @throws NOT_FOUND */
export async function ownMessage(core: Core, actor: Actor, id: string): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const { messages } = schema;
  const [message] = await core.db.select().from(messages).where(eq(messages.id, id));
  if (!message) throw new AppError("NOT_FOUND", "This message does not exist.");
  return { conversation: await ownConversation(core, actor, message.conversation_id), message };
}

/** Conversations of somebody whose account is removed, with all that was said in them. */
export const chatLeftovers: Leftovers = (tx, userId) => tx.delete(schema.conversations).where(eq(schema.conversations.user_id, userId));
