import { index, primaryId, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { blocks, campaigns } from "./campaigns.ts";
import { users } from "./identity.ts";

/** Addresses under which a calendar program reads the posts of a campaign. Only the hash of what is secret in them is kept. */
export const calendar_feeds = table(
  "calendar_feeds",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    /** Code of the only language in it; empty for all. */
    language_code: text().notNull(),
    token_hash: text().notNull(),
    created_at: time().notNull(),
    last_read_at: time(),
  },
  (t) => [
    uniqueIndex("calendar_feeds_token").on(t.token_hash),
    uniqueIndex("calendar_feeds_owner").on(t.user_id, t.campaign_id, t.language_code),
    index("calendar_feeds_campaign").on(t.campaign_id),
  ],
);

/** `sending` while Asana is asked: what is found like this after a crash may be there already. */
export type AsanaTaskState = "queued" | "sending" | "sent" | "failed";

/** Posts that somebody sent to a project of Asana, each with its task there, so that the next sending finds it again. */
export const asana_tasks = table(
  "asana_tasks",
  {
    id: primaryId(),
    block_id: ref()
      .notNull()
      .references(() => blocks.id, { onDelete: "cascade" }),
    post_id: text().notNull(),
    project_gid: text().notNull(),
    project_name: text().notNull(),
    /** Who sent it last, whose Asana account it goes through. */
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text<AsanaTaskState>().notNull(),
    /** Null until Asana has it. */
    task_gid: text(),
    task_url: text(),
    /** Why it failed, in words; empty otherwise. */
    problem: text().notNull(),
    /** Not to be tried before. */
    due_at: time().notNull(),
    sent_at: time(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (t) => [
    uniqueIndex("asana_tasks_post").on(t.block_id, t.project_gid, t.post_id),
    index("asana_tasks_due").on(t.state, t.due_at, t.id),
    index("asana_tasks_user").on(t.user_id),
  ],
);
