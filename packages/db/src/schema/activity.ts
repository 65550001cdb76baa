import { index, int, json, primaryId, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { users } from "./identity.ts";

/** Append-only (a trigger refuses changes): who did what to which thing. */
export const activity_logs = table(
  "activity_logs",
  {
    id: primaryId(),
    at: time().notNull(),
    /** No foreign key: what somebody did stays on record when their account is gone. */
    actor_id: ref(),
    actor_name: text().notNull(),
    actor_roles: json<string[]>().notNull(),
    action: text().notNull(),
    entity_type: text().notNull(),
    entity_id: text(),
    entity_name: text().notNull(),
    changes: json<Record<string, { before: unknown; after: unknown }>>().notNull(),
    address: text().notNull(),
    source: text<"web" | "rest" | "chat" | "job">().notNull(),
    request_id: text().notNull(),
    result: text<"success" | "denied" | "failed">().notNull(),
  },
  (t) => [
    // Holds all that the list is filtered by: a page is found, and its rows counted, without looking at what they changed.
    index("activity_logs_at").on(t.at, t.id, t.actor_id, t.entity_type, t.entity_id, t.action, t.result, t.source),
    index("activity_logs_actor").on(t.actor_id, t.at, t.id),
    index("activity_logs_entity").on(t.entity_type, t.entity_id, t.at, t.id),
    index("activity_logs_action").on(t.action, t.at, t.id),
  ],
);

/** Mails on their way. What they say holds links that open an account, so it is encrypted, and gone once they are sent. */
export const mails = table(
  "mails",
  {
    id: primaryId(),
    recipient: text().notNull(),
    /** What the mail is about, such as `invitation`. */
    kind: text().notNull(),
    sealed: text(),
    status: text<"queued" | "sent" | "failed">().notNull(),
    attempts: int().notNull(),
    next_attempt_at: time().notNull(),
    last_error: text().notNull(),
    created_at: time().notNull(),
    sent_at: time(),
  },
  (t) => [index("mails_due").on(t.status, t.next_attempt_at), index("mails_created").on(t.created_at)],
);

/** Files that people brought in: photos, logos, icons, uploads. Their bytes lie in the data folder under the hash. */
export const files = table(
  "files",
  {
    id: primaryId(),
    owner_id: ref().references(() => users.id),
    purpose: text<"profile_pic" | "logo" | "channel_icon" | "example">().notNull(),
    name: text().notNull(),
    content_type: text().notNull(),
    size: int().notNull(),
    sha256: text().notNull(),
    state: text<"pending" | "uploading" | "processing" | "ready" | "needs_review" | "failed" | "cancelled">().notNull(),
    message: text().notNull(),
    created_at: time().notNull(),
  },
  (t) => [
    index("files_owner").on(t.owner_id, t.created_at),
    index("files_state").on(t.state, t.created_at),
    index("files_hash").on(t.sha256),
  ],
);

/** Numbers that triggers raise on every change, so that a cached count or right is known to be fresh. */
export const change_counters = table("change_counters", {
  name: primaryId(),
  value: int().notNull(),
});

/** Answers of calls that carried an `Idempotency-Key`, kept for a day. */
export const idempotency_keys = table(
  "idempotency_keys",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    call: text().notNull(),
    result: json<unknown>().notNull(),
    created_at: time().notNull(),
  },
  (t) => [uniqueIndex("idempotency_keys_key").on(t.user_id, t.call, t.key), index("idempotency_keys_created").on(t.created_at)],
);
