import { z } from "zod";

import { listInput, windowInput } from "./list.ts";

import { name } from "./text.ts";
import { isInvisible } from "./values.ts";

const id = z.string().min(1).max(64);

export const chatLimits = {
  title: 120,
  /** Of a question, in UTF-16 units. */
  question: 8_000,
  summary: 8_000,
  /** Calls to tools within one answer. */
  tool_calls: 12,
} as const;

export const conversationListInput = listInput(["is_pinned", "updated_at", "created_at", "title"], "-updated_at");
export type ConversationListInput = z.input<typeof conversationListInput>;

export const conversationTitle = z
  .string()
  .refine((title) => !isInvisible(title), "Chat title cannot be empty")
  .pipe(name("Chat title", chatLimits.title));
export const updateConversationInput = z
  .strictObject({ id, title: conversationTitle.optional(), is_pinned: z.boolean().optional() })
  .refine(({ title, is_pinned }) => title !== undefined || is_pinned !== undefined, { error: "Send a title or is_pinned" });
export type UpdateConversationInput = z.input<typeof updateConversationInput>;

export const summaryInput = z.strictObject({
  id,
  text: z.string().trim().max(chatLimits.summary, `Summary must be ${chatLimits.summary} characters or fewer`),
});

const question = z
  .string()
  .trim()
  .min(1, "Write a question first")
  .max(chatLimits.question, `Questions must be ${chatLimits.question} characters or fewer`);

export const sendMessageInput = z.strictObject({
  /** Null begins a conversation. */
  conversation_id: id.nullable(),
  content: question,
  /** The message that it follows; null: it is a first one. Absent: the last one in view. A question that was edited follows what the old one followed. */
  parent_id: id.nullable().optional(),
  /** Absent: the model that answers by default. */
  model_id: id.optional(),
  /** The same key asks once. */
  idempotency_key: z.string().min(1).max(200).optional(),
});
export type SendMessageInput = z.input<typeof sendMessageInput>;

export const messageListInput = windowInput(["created_at"], "created_at").extend({ id });
export type MessageListInput = z.input<typeof messageListInput>;

export const rateMessageInput = z.strictObject({ id, rating: z.enum(["up", "down"]).nullable() });

export const watchChatInput = z.strictObject({ id, lastEventId: z.string().max(100).nullish() });

/** `queued`: the answer waits for its turn. `interrupted` answers are begun again by themselves, so there is no state for them. */
export const messageStates = ["queued", "streaming", "done", "stopped", "error"] as const;
export type MessageState = (typeof messageStates)[number];

export const chatTools = [
  "search_campaigns",
  "read_campaign",
  "read_outline",
  "read_piece",
  "read_schedule",
  "compare_versions",
  "find_gaps",
  "list_voices",
  "read_style_guide",
  "list_channels",
  "read_usage",
  "propose_version",
  "propose_schedule",
  "propose_campaign",
] as const;
export type ChatTool = (typeof chatTools)[number];

export const proposalStates = ["open", "accepted", "discarded", "outdated"] as const;
export type ProposalState = (typeof proposalStates)[number];
