import { and, asc, between, desc, eq, inArray, isNull, ne, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "./batch.ts";
import { charactersOf, endOf, firstPageOf, wordsOf } from "./conversation-words.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import {
  conversation_pages,
  conversations,
  conversations_unindexed,
  llm_log_unindexed,
  llm_logs,
  message_pages,
  messages,
} from "./schema/index.ts";

/**
 * Puts texts of calls to models into their search, the oldest first, until there is none left or `budgetMs` has gone by; those still
 * being written wait. Answers whether any is left.
 */
export function indexCallTexts(db: Database, budgetMs: number): boolean {
  // Postgres keeps its index itself.
  if (onPostgres) return false;
  if (nextCall(db) === undefined) return false;
  // At once: calls of one campaign share most of their words, which the index then writes down once.
  return db.transaction(
    (tx) => {
      const ends = performance.now() + budgetMs;
      for (let next = nextCall(tx); next !== undefined; next = nextCall(tx)) {
        if (performance.now() >= ends) return true;
        indexCall(tx, next);
      }
      return false;
    },
    { behavior: "immediate" },
  );
}

function indexCall(tx: Pick<Database, "run" | "delete">, seq: number): void {
  tx.run(sql`delete from llm_logs_fts where rowid = ${seq}`);
  tx.run(sql`insert into llm_logs_fts (rowid, messages, reply)
    select l.seq, (select group_concat(m.value ->> 'content', char(10)) from json_each(b.messages) m), b.reply
    from llm_logs l join llm_log_bodies b on b.log_id = l.id where l.seq = ${seq}`);
  tx.delete(llm_log_unindexed).where(eq(llm_log_unindexed.seq, seq)).run();
}

const nextCall = (db: Pick<Database, "select">): number | undefined =>
  db
    .select({ seq: llm_log_unindexed.seq })
    .from(llm_log_unindexed)
    .innerJoin(llm_logs, and(eq(llm_logs.seq, llm_log_unindexed.seq), ne(llm_logs.status, "running")))
    .orderBy(asc(llm_log_unindexed.seq))
    .limit(1)
    .get()?.seq;

/** Most UTF-16 units of messages in a page, unless one message is longer: what is written anew when something is said. */
const longestPage = 16_000;

export interface IndexConversationsOptions {
  /** Of whom; everybody's when it is left out. */
  userId?: string;
  budgetMs: number;
  /** So many conversations are put in whatever time that takes [0]. */
  least?: number;
}

/**
 * Puts titles and whole messages that the search of conversations does not know yet into it, a conversation at a time, until
 * there is none left or the budget is used up. Answers whether any is left.
 */
export function indexConversations(db: Database, { userId, budgetMs, least = 0 }: IndexConversationsOptions): boolean {
  // Postgres keeps its index itself.
  if (onPostgres) return false;
  const ends = performance.now() + budgetMs;
  for (let done = 0; ; done += 1) {
    const next = nextConversation(db, userId);
    if (!next) return false;
    if (done >= least && performance.now() >= ends) return true;
    db.transaction((tx) => indexOne(tx as Transaction, next), { behavior: "immediate" });
  }
}

type Conversation = Pick<typeof conversations.$inferSelect, "id" | "user_id" | "title">;

/** The newest first, as their ids grow with time: what is looked for is mostly what was talked about lately. */
const nextConversation = (db: Database, userId: string | undefined): Conversation | undefined =>
  db
    .select({ id: conversations.id, user_id: conversations.user_id, title: conversations.title })
    .from(conversations_unindexed)
    .innerJoin(conversations, eq(conversations.id, conversations_unindexed.conversation_id))
    .where(userId === undefined ? undefined : eq(conversations.user_id, userId))
    .orderBy(desc(conversations_unindexed.conversation_id))
    .limit(1)
    .get();

function indexOne(tx: Transaction, conversation: Conversation): void {
  const { id, title } = conversation;
  const pages = tx
    .select()
    .from(conversation_pages)
    .where(eq(conversation_pages.conversation_id, id))
    .orderBy(asc(conversation_pages.id))
    .all();
  const changed = new Set<number>();
  const [first = addPage(tx, conversation, title)] = pages;
  if (first.title !== title || pages.length === 0) changed.add(first.id);
  if (first.title !== title) tx.update(conversation_pages).set({ title }).where(eq(conversation_pages.id, first.id)).run();
  for (const page of placeMessages(tx, conversation, pages.at(-1) ?? first)) changed.add(page);
  for (const page of changed) writePage(tx, page);
  tx.delete(conversations_unindexed).where(eq(conversations_unindexed.conversation_id, id)).run();
}

type Page = typeof conversation_pages.$inferSelect;

/** Puts messages that are in no page into the last one, or into new ones once it is full. Answers which pages got any. */
function placeMessages(tx: Transaction, conversation: Conversation, lastPage: Page): Set<number> {
  const sizes = new Map<number, number>();
  let last = lastPage;
  for (const { id, content } of unplaced(tx, conversation.id)) {
    if (last.size > 0 && last.size + content.length > longestPage) last = addPage(tx, conversation, null);
    last = { ...last, size: last.size + content.length };
    sizes.set(last.id, last.size);
    tx.insert(message_pages).values({ message_id: id, page_id: last.id }).run();
  }
  for (const [id, size] of sizes) tx.update(conversation_pages).set({ size }).where(eq(conversation_pages.id, id)).run();
  return new Set(sizes.keys());
}

/** Whole messages that are in no page. */
const unplaced = (tx: Transaction, conversationId: string) =>
  tx
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .leftJoin(message_pages, eq(message_pages.message_id, messages.id))
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        notInArray(messages.status, ["queued", "streaming"]),
        isNull(message_pages.message_id),
      ),
    )
    .orderBy(asc(messages.created_at), asc(messages.id))
    .all();

function addPage(tx: Transaction, { id, user_id }: Conversation, title: string | null) {
  const last = tx
    .select({ id: conversation_pages.id })
    .from(conversation_pages)
    .where(between(conversation_pages.id, firstPageOf(user_id), endOf(user_id)))
    .orderBy(desc(conversation_pages.id))
    .limit(1)
    .get();
  const page = { id: last ? sql`${last.id + 1}` : firstPageOf(user_id), conversation_id: id, title, size: 0 };
  return tx.insert(conversation_pages).values(page).returning().get();
}

function writePage(tx: Transaction, id: number): void {
  const page = tx.select({ title: conversation_pages.title }).from(conversation_pages).where(eq(conversation_pages.id, id)).get();
  const placed = tx.select({ id: message_pages.message_id }).from(message_pages).where(eq(message_pages.page_id, id));
  const texts = tx.select({ content: messages.content }).from(messages).where(inArray(messages.id, placed)).all();
  const words = wordsOf([page?.title ?? "", ...texts.map((one) => one.content)].join(" "));
  tx.run(sql`delete from conversation_pages_fts where rowid = ${id}`);
  tx.run(sql`delete from conversation_pages_short where rowid = ${id}`);
  tx.run(sql`insert into conversation_pages_fts (rowid, words) values (${id}, ${words.join(" ")})`);
  tx.run(sql`insert into conversation_pages_short (rowid, characters) values (${id}, ${charactersOf(words).join(" ")})`);
}
