import type { ChatMessage } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import { readConversation } from "./conversations.ts";
import { toMessage } from "./message-view.ts";
import { ownConversation } from "./own-conversation.ts";

/** Stops the answer that is being written in a conversation; what stands stays. Null when there is none. @throws NOT_FOUND */
export async function stopAnswer(core: Core, actor: Actor, conversationId: string): Promise<ChatMessage | null> {
  await ownConversation(core, actor, conversationId);
  const { messages } = schema;
  const [active] = await core.db.select({ id: messages.id }).from(messages).where(eq(messages.active_conversation_id, conversationId));
  if (!active) return null;
  await batch(core.db, (tx) => [
    tx
      .update(messages)
      .set({ status: "stopped", active_conversation_id: null, work: null })
      .where(eq(messages.active_conversation_id, conversationId)),
  ]);
  // Told only now: an answer that cannot be written down as stopped goes on.
  core.live.chat.stop(conversationId);
  const [row] = await core.db.select().from(messages).where(eq(messages.id, active.id));
  if (!row) return null;
  const message = await toMessage(core, row);
  core.live.chat.publish(conversationId, { type: "message", message });
  core.live.chat.publish(conversationId, { type: "conversation", conversation: await readConversation(core, actor, conversationId) });
  return message;
}
