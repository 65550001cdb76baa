import { AppError, type ChatMessage, type SentMessage, type sendMessageInput } from "@copydesk/contracts";
import { batch, schema, type Transaction, uniqueViolation } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor, Core } from "../kernel/index.ts";
import { readModelRows } from "../models/index.ts";
import { asListed, newConversation, readConversation, untitled } from "./conversations.ts";
import { toMessage } from "./message-view.ts";
import { type ConversationRow, demandAgent, type MessageRow, ownConversation, ownMessage } from "./own-conversation.ts";

/**
 * Asks something: the question and the place of its answer are written down, and the answer is written by this server,
 * whoever watches. The same key asks once.
 * @throws NOT_FOUND; RULE_BROKEN for a model that is not there; BUSY while an answer is being written in the conversation.
 */
export async function sendMessage(core: Core, actor: Actor, input: z.output<typeof sendMessageInput>): Promise<SentMessage> {
  await demandAgent(core);
  const key = input.idempotency_key === undefined ? null : `${actor.userId}:${input.idempotency_key}`;
  const known = key === null ? null : await sentBefore(core, actor, key);
  if (known) return known;
  if (input.model_id !== undefined) await demandModel(core, input.model_id);
  const isNew = input.conversation_id === null;
  const conversation = isNew ? newConversation(core, actor.userId) : await ownConversation(core, actor, input.conversation_id ?? "");
  const parentId = input.parent_id === undefined ? conversation.leaf_id : await parentIn(core, actor, conversation, input.parent_id);
  const question = newMessage(core, conversation, { parent_id: parentId, role: "user", content: input.content, status: "done" });
  const answer = newAnswer(core, actor, conversation, { parent_id: question.id, model_id: input.model_id ?? null });
  const isFirst = conversation.leaf_id === null && !conversation.titled_by_hand && conversation.title === untitled;
  const set = { leaf_id: answer.id, updated_at: question.created_at, ...(isFirst && { title: titleOf(input.content) }) };
  const before = await insertOrBusy(core, (tx) => [
    ...(isNew ? [tx.insert(schema.conversations).values(conversation)] : []),
    tx.insert(schema.messages).values({ ...question, idempotency_key: key }),
    tx.insert(schema.messages).values(answer),
    tx.update(schema.conversations).set(set).where(eq(schema.conversations.id, conversation.id)),
  ]).catch((error: unknown) => orSentBefore(core, actor, { key, error }));
  if (before) return before;
  return announce(core, actor, { question, answer });
}

/** The answer names the model that is to write it, which must be there when it is asked for. */
async function demandModel(core: Core, id: string): Promise<void> {
  const [model] = await readModelRows(core, ["id"], { ids: [id], is: { status: "active", deleted_at: null } });
  if (!model) throw new AppError("RULE_BROKEN", "This model is switched off or gone. Choose another one.");
}

/**
 * Asks the same question again: the new answer stands beside the old one.
 * @throws NOT_FOUND; RULE_BROKEN for what is no answer; BUSY while an answer is being written.
 */
export async function retryMessage(core: Core, actor: Actor, { id }: { id: string }): Promise<Pick<SentMessage, "answer">> {
  const { conversation, message } = await ownMessage(core, actor, id);
  if (message.role !== "assistant") throw new AppError("RULE_BROKEN", "Only an answer can be written again.");
  const answer = newAnswer(core, actor, conversation, { parent_id: message.parent_id, model_id: null });
  await insertOrBusy(core, (tx) => [
    tx.insert(schema.messages).values(answer),
    tx
      .update(schema.conversations)
      .set({ leaf_id: answer.id, updated_at: answer.created_at })
      .where(eq(schema.conversations.id, conversation.id)),
  ]);
  const shown = await toMessage(core, answer);
  core.live.chat.publish(conversation.id, { type: "message", message: shown });
  core.live.chat.ring();
  return { answer: shown };
}

async function announce(
  core: Core,
  actor: Actor,
  { question, answer }: { question: MessageRow; answer: MessageRow },
): Promise<SentMessage> {
  const detail = await readConversation(core, actor, question.conversation_id);
  const shown = { question: await toMessage(core, question), answer: await toMessage(core, answer) };
  // The messages first: whoever has them finds nothing in the conversation that would have to be asked for.
  for (const message of [shown.question, shown.answer]) core.live.chat.publish(detail.id, { type: "message", message });
  core.live.chat.publish(detail.id, { type: "conversation", conversation: detail });
  core.live.chat.ring();
  return { conversation: asListed(detail), ...shown };
}

/** Two requests with one key that came at once: the second one answers what the first one made. */
async function orSentBefore(core: Core, actor: Actor, { key, error }: { key: string | null; error: unknown }): Promise<SentMessage> {
  const known = key === null ? null : await sentBefore(core, actor, key);
  if (!known) throw error;
  return known;
}

/** What was asked with this key already. */
async function sentBefore(core: Core, actor: Actor, key: string): Promise<SentMessage | null> {
  const { messages } = schema;
  const [question] = await core.db.select().from(messages).where(eq(messages.idempotency_key, key));
  if (!question) return null;
  const [answer] = await core.db.select().from(messages).where(eq(messages.parent_id, question.id)).limit(1);
  const conversation = asListed(await readConversation(core, actor, question.conversation_id));
  return answer ? { conversation, question: await toMessage(core, question), answer: await toMessage(core, answer) } : null;
}

async function parentIn(core: Core, actor: Actor, conversation: ConversationRow, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { message } = await ownMessage(core, actor, id);
  if (message.conversation_id !== conversation.id) throw new AppError("NOT_FOUND", "This message does not exist.");
  if (message.role !== "assistant") throw new AppError("RULE_BROKEN", "A question follows an answer.");
  return id;
}

type Given = Pick<MessageRow, "parent_id" | "role" | "content" | "status">;

const newMessage = (core: Core, { id }: Pick<ConversationRow, "id">, given: Given): MessageRow => ({
  id: core.newId(),
  conversation_id: id,
  ...given,
  active_conversation_id: null,
  steps: [],
  sources: [],
  rating: null,
  problem: null,
  model_id: null,
  model_name: null,
  work: null,
  attempts: 0,
  request_id: null,
  idempotency_key: null,
  created_at: new Date(core.now()),
});

const newAnswer = (
  core: Core,
  { origin }: Actor,
  conversation: ConversationRow,
  { parent_id, model_id }: Pick<MessageRow, "parent_id" | "model_id">,
): MessageRow => ({
  ...newMessage(core, conversation, { parent_id, role: "assistant", content: "", status: "queued" }),
  active_conversation_id: conversation.id,
  model_id,
  request_id: origin.requestId,
});

/** One answer at a time is the index's to decide, so that two questions at once cannot both be first. */
async function insertOrBusy(core: Core, make: (tx: Transaction) => ReturnType<Parameters<typeof batch>[1]>): Promise<void> {
  try {
    await batch(core.db, make);
  } catch (error) {
    if (!uniqueViolation(error)?.includes("messages.active_conversation_id")) throw error;
    throw new AppError("BUSY", "The agent is still answering. Wait for it, or stop it first.", { cause: error });
  }
}

/** Characters of what a conversation is called. */
const longestTitle = 60;

/** What a conversation is called by what it begins with: its first sentence, cut between words. */
function titleOf(question: string): string {
  const line = question.replace(/\s+/gu, " ").trim();
  const [first = line] = line.match(/^.+?[.!?。！？؟](?=\s|$)/u) ?? [];
  const whole = first.replace(/[.。]$/u, "");
  if ([...whole].length <= longestTitle) return whole;
  const cut = [...whole].slice(0, longestTitle - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > 20 ? cut.lastIndexOf(" ") : undefined).trimEnd()}…`;
}

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
