import {
  AppError,
  type ChatMessage,
  type ConversationDetail,
  type messageListInput,
  type Page,
  type rateMessageInput,
} from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor, Core } from "../kernel/index.ts";
import { newestLeaf, pathTo, readMessages, readTwigs } from "./branch.ts";
import { readConversation } from "./conversations.ts";
import { toMessage, toMessages } from "./message-view.ts";
import { ownConversation, ownMessage } from "./own-conversation.ts";

/** A page of the branch of a conversation that is in view, from its first question on or from its end backwards. @throws NOT_FOUND */
export async function listMessages(core: Core, actor: Actor, input: z.output<typeof messageListInput>): Promise<Page<ChatMessage>> {
  const conversation = await ownConversation(core, actor, input.id);
  const twigs = await readTwigs(core, conversation.id);
  const path = pathTo(twigs, conversation.leaf_id);
  const ordered = input.ordering.startsWith("-") ? path.toReversed() : path;
  const rows = await readMessages(core, ordered.slice(input.offset, input.offset + input.limit));
  return { count: path.length, results: await toMessages(core, rows, twigs) };
}

/** Makes the branch with this message the one in view, down to what was written in it last. @throws NOT_FOUND */
export async function showMessage(core: Core, actor: Actor, id: string): Promise<ConversationDetail> {
  const { conversation } = await ownMessage(core, actor, id);
  const { conversations } = schema;
  const leaf_id = newestLeaf(await readTwigs(core, conversation.id), id);
  await batch(core.db, (tx) => [tx.update(conversations).set({ leaf_id }).where(eq(conversations.id, conversation.id))]);
  const detail = await readConversation(core, actor, conversation.id);
  core.live.chat.publish(conversation.id, { type: "conversation", conversation: detail });
  return detail;
}

/** Says whether an answer was any good; null takes it back. @throws NOT_FOUND; RULE_BROKEN for what is no answer. */
export async function rateMessage(core: Core, actor: Actor, { id, rating }: z.output<typeof rateMessageInput>): Promise<ChatMessage> {
  const { message } = await ownMessage(core, actor, id);
  if (message.role !== "assistant") throw new AppError("RULE_BROKEN", "Only an answer can be rated.");
  const { messages } = schema;
  await batch(core.db, (tx) => [tx.update(messages).set({ rating }).where(eq(messages.id, id))]);
  return toMessage(core, { ...message, rating });
}

/** One message of one's own conversations. @throws NOT_FOUND */
export async function readMessage(core: Core, actor: Actor, id: string): Promise<ChatMessage> {
  return toMessage(core, (await ownMessage(core, actor, id)).message);
}
