import type { ChatProposal, ChatSource, ChatStep, MessageRating, MessageState, ProposalState } from "@copydesk/contracts";
import { bool, index, int, json, primaryId, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { models } from "./configuration.ts";
import { users } from "./identity.ts";

export const conversations = table(
  "conversations",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    /** A title that a person gave is not changed by the agent any more. */
    titled_by_hand: bool().notNull(),
    is_pinned: bool().notNull(),
    /** Last message of the branch in view; null while there is none. */
    leaf_id: ref(),
    /** What the agent keeps of everything up to and with `summary_until`. */
    summary: text(),
    summary_until: ref(),
    created_at: time().notNull(),
    /** Moved by messages, not by renaming. */
    updated_at: time().notNull(),
  },
  (t) => [
    index("conversations_user").on(t.user_id, t.is_pinned, t.updated_at, t.id),
    index("conversations_recent").on(t.user_id, t.updated_at, t.id),
  ],
);

/** What was asked of a model for an answer and what tools said, so that a process that ended goes on where it was. */
export interface TurnWork {
  /** After the question: what the model said and what tools answered. */
  messages: { role: string; content: string; [key: string]: unknown }[];
  tool_calls: number;
  /** The answer's text by then. */
  text: string;
}

/** Questions and answers, each after the one that it follows: what was edited or asked again stands beside what it was. */
export const messages = table(
  "messages",
  {
    id: primaryId(),
    conversation_id: ref()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    parent_id: ref(),
    role: text<"user" | "assistant">().notNull(),
    content: text().notNull(),
    status: text<MessageState>().notNull(),
    /** The conversation while this is its answer being written: there is one at a time. */
    active_conversation_id: ref(),
    steps: json<ChatStep[]>().notNull(),
    sources: json<ChatSource[]>().notNull(),
    rating: text<MessageRating>(),
    problem: text(),
    /** Asked for by the person, then what answered. */
    model_id: ref().references(() => models.id),
    model_name: text(),
    work: json<TurnWork | null>(),
    /** How often writing it was begun by a process that did not end in order. */
    attempts: int().notNull().default(0),
    request_id: text(),
    idempotency_key: text(),
    created_at: time().notNull(),
  },
  (t) => [
    index("messages_conversation").on(t.conversation_id, t.created_at, t.id),
    index("messages_parent").on(t.parent_id),
    index("messages_status").on(t.status, t.created_at),
    index("messages_model").on(t.model_id),
    uniqueIndex("messages_active").on(t.active_conversation_id),
    uniqueIndex("messages_idempotency").on(t.idempotency_key),
  ],
);

/**
 * What the search of conversations knows of: a part of one, of a few pages of text. An id holds the number of its owner (see
 * `matchConversations`), so that what belongs to one person lies together.
 */
export const conversation_pages = table(
  "conversation_pages",
  {
    id: int().primaryKey(),
    conversation_id: ref()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The conversation's title, in its first page. */
    title: text(),
    /** Of its messages, in UTF-16 units. */
    size: int().notNull(),
  },
  (t) => [index("conversation_pages_conversation").on(t.conversation_id, t.id)],
);

/** Where the search has the text of a message. */
export const message_pages = table(
  "message_pages",
  {
    message_id: primaryId().references(() => messages.id, { onDelete: "cascade" }),
    page_id: int().notNull(),
  },
  (t) => [index("message_pages_page").on(t.page_id)],
);

/** Conversations of which the search does not know everything yet; kept by triggers. */
export const conversations_unindexed = table("conversations_unindexed", {
  conversation_id: primaryId().references(() => conversations.id, { onDelete: "cascade" }),
});

/** Changes that the agent suggested; nothing of them has happened before a person accepts. */
export const chat_proposals = table(
  "chat_proposals",
  {
    id: primaryId(),
    message_id: ref()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text<ChatProposal["kind"]>().notNull(),
    state: text<ProposalState>().notNull(),
    /** Everything about it that is shown. */
    proposal: json<Record<string, unknown>>().notNull(),
    /** What accepting needs beside that, such as the version it was made beside. */
    base: json<Record<string, unknown>>().notNull(),
    result: json<{ campaign_id: string; block_id: string | null; version_id: string | null } | null>(),
    created_at: time().notNull(),
    settled_at: time(),
  },
  (t) => [index("chat_proposals_message").on(t.message_id, t.created_at), index("chat_proposals_user").on(t.user_id)],
);
