import { bool, index, json, primaryId, ref, table, text, time } from "../columns.ts";
import { users } from "./identity.ts";

export const conversations = table(
  "conversations",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    is_pinned: bool().notNull(),
    created_at: time().notNull(),
    /** Moved by messages, not by renaming. */
    updated_at: time().notNull(),
  },
  (t) => [
    index("conversations_user").on(t.user_id, t.is_pinned, t.updated_at, t.id),
    index("conversations_recent").on(t.user_id, t.updated_at, t.id),
  ],
);

export const messages = table(
  "messages",
  {
    id: primaryId(),
    conversation_id: ref()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    role: text<"user" | "assistant">().notNull(),
    content: text().notNull(),
    status: text<"streaming" | "done" | "stopped" | "error">().notNull(),
    tool_calls: json<unknown[]>().notNull(),
    campaign_ids: json<string[]>().notNull(),
    created_at: time().notNull(),
  },
  (t) => [index("messages_conversation").on(t.conversation_id, t.created_at, t.id)],
);
