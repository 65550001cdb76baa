import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { demand, loadIdentity } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { chatModel, type ModelRow, readModelRows } from "../../models/index.ts";
import { type ConversationRow, demandAgent, type MessageRow } from "../own-conversation.ts";

/** One answer to write, with all that decides about it. */
export interface Turn {
  answer: MessageRow;
  question: MessageRow;
  conversation: ConversationRow;
  /** Whoever asked, with what they may do now. */
  actor: Actor;
  /** Null: the built-in writer, in a database without models. */
  model: ModelRow | null;
}

/** @throws an AppError when nothing can be answered: the right is gone, the model is switched off; null when there is no such answer any more. */
export async function loadTurn(core: Core, answerId: string): Promise<Turn | null> {
  const { messages, conversations } = schema;
  const [answer] = await core.db.select().from(messages).where(eq(messages.id, answerId));
  if (!answer) return null;
  const [question] = await core.db
    .select()
    .from(messages)
    .where(eq(messages.id, answer.parent_id ?? ""));
  const [conversation] = await core.db.select().from(conversations).where(eq(conversations.id, answer.conversation_id));
  if (!conversation) return null;
  if (!question) throw new AppError("NOT_FOUND", "The question of this answer is no longer there. Ask it again.");
  await demandAgent(core);
  const identity = await loadIdentity(core, conversation.user_id);
  if (!identity) throw new AppError("FORBIDDEN", "Your account is switched off.");
  const origin = { address: "", userAgent: "", requestId: answer.request_id ?? answer.id, source: "chat" as const };
  const actor = { ...identity, sessionId: "", origin };
  demand(actor, "chat.use");
  return { answer, question, conversation, actor, model: await chooseModel(core, answer.model_id) };
}

async function chooseModel(core: Core, wanted: string | null): Promise<ModelRow | null> {
  if (wanted === null) return chatModel(core);
  const [model] = await readModelRows(core, "all", { ids: [wanted], is: { status: "active" } });
  if (!model) throw new AppError("RULE_BROKEN", "The model that was asked for is switched off. Ask again to have another one answer.");
  return model;
}
