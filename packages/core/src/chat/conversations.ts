import type {
  ConversationDetail,
  ConversationItem,
  conversationListInput,
  Page,
  summaryInput,
  updateConversationInput,
} from "@copydesk/contracts";
import { AppError } from "@copydesk/contracts";
import { anything, batch, flag, indexConversations, lower, matchConversations, query, scalar, schema, storageFailure } from "@copydesk/db";
import { and, count, eq, exists, inArray } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { type ConversationRow, demandAgent, ownConversation } from "./own-conversation.ts";

/** What a conversation is called before anybody has said anything. */
export const untitled = "New conversation";

type ListQuery = z.output<typeof conversationListInput>;

/** How long a search may wait for what the index does not know yet, in milliseconds. */
const indexBudget = 30;
/** Conversations that it waits for in any case, so that what was said a moment ago is found on a busy machine too: a millisecond or two each. */
const indexedAtOnce = 10;

/** A page of the asker's conversations; the search looks through titles and all that was said. */
export async function listConversations(core: Core, actor: Actor, input: ListQuery): Promise<Page<ConversationItem>> {
  await demandAgent(core);
  const { conversations } = schema;
  const isOwn = eq(conversations.user_id, actor.userId);
  const hits = matchConversations(actor.userId, input.search);
  if (hits) bringUpToDate(core, actor);
  // Found once, read twice: as a number and for the page.
  const found = core.db
    .$with("found", { id: conversations.id })
    .as(hits ?? core.db.select({ id: conversations.id }).from(conversations).where(isOwn).getSQL());
  const total = core.db.select({ count: count() }).from(found);
  const rows = await core.db
    .with(found)
    .select({ row: conversations, is_answering: isAnswering, total: scalar(total) })
    .from(conversations)
    .where(and(isOwn, hits && inArray(conversations.id, core.db.select({ id: found.id }).from(found))))
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  // Behind the end there is no row to tell the number.
  const [first = { total: (await core.db.with(found).select({ count: count() }).from(found))[0]?.count ?? 0 }] = rows;
  return { count: first.total, results: rows.map(({ row, is_answering }) => toItem(row, is_answering)) };
}

/** A disk that is full keeps nobody from finding what was indexed before. */
function bringUpToDate(core: Core, { userId }: Actor): void {
  try {
    indexConversations(core.db, { userId, budgetMs: indexBudget, least: indexedAtOnce });
  } catch (error) {
    if (!storageFailure(error)) throw error;
  }
}

const order: OrderTerms<ListQuery["ordering"]> = (({ conversations: c }) => ({
  fields: { is_pinned: [c.is_pinned], updated_at: [c.updated_at], created_at: [c.created_at], title: [lower(c.title)] },
  decide: (_last, way) => [way(c.id)],
}))(schema);

const isAnswering = flag(
  exists(query.select(anything).from(schema.messages).where(eq(schema.messages.active_conversation_id, schema.conversations.id))),
);

const toItem = ({ id, title, is_pinned, created_at, updated_at }: ConversationRow, is_answering: boolean): ConversationItem => ({
  id,
  title,
  is_pinned,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  is_answering,
});

/** A conversation in which nothing was said yet. */
export async function createConversation(core: Core, actor: Actor): Promise<ConversationItem> {
  await demandAgent(core);
  const row = newConversation(core, actor.userId);
  await batch(core.db, (tx) => [tx.insert(schema.conversations).values(row)]);
  return toItem(row, false);
}

/** The row of a new conversation, not written yet. */
export function newConversation(core: Core, userId: string): ConversationRow {
  const now = new Date(core.now());
  const empty = { leaf_id: null, summary: null, summary_until: null, titled_by_hand: false, is_pinned: false };
  return { id: core.newId(), user_id: userId, title: untitled, ...empty, created_at: now, updated_at: now };
}

/** One conversation of the asker. @throws NOT_FOUND */
export async function readConversation(core: Core, actor: Actor, id: string): Promise<ConversationDetail> {
  return toDetail(core, await ownConversation(core, actor, id));
}

/** A conversation for whoever has been let in already. */
export async function toDetail(core: Core, row: ConversationRow): Promise<ConversationDetail> {
  const { messages } = schema;
  const active = await core.db.select({ id: messages.id }).from(messages).where(eq(messages.active_conversation_id, row.id));
  const { leaf_id, summary, summary_until } = row;
  return {
    ...toItem(row, active.length > 0),
    leaf_id,
    summary: summary === null || summary_until === null ? null : { text: summary, until_message_id: summary_until },
  };
}

/** Gives a conversation a title, which the agent never changes again, or pins it; neither moves it in the list. @throws NOT_FOUND */
export async function updateConversation(
  core: Core,
  actor: Actor,
  { id, title, is_pinned }: z.output<typeof updateConversationInput>,
): Promise<ConversationItem> {
  await ownConversation(core, actor, id);
  const { conversations } = schema;
  const set = { ...(title !== undefined && { title, titled_by_hand: true }), ...(is_pinned !== undefined && { is_pinned }) };
  await batch(core.db, (tx) => [tx.update(conversations).set(set).where(eq(conversations.id, id))]);
  const detail = await readConversation(core, actor, id);
  core.live.chat.publish(id, { type: "conversation", conversation: detail });
  return asListed(detail);
}

/** A conversation as lists have it. */
export const asListed = ({ leaf_id: _, summary: __, ...item }: ConversationDetail): ConversationItem => item;

/** Takes a conversation away with all that was said in it, and ends an answer that is being written. @throws NOT_FOUND */
export async function deleteConversation(core: Core, actor: Actor, id: string): Promise<null> {
  await ownConversation(core, actor, id);
  const { conversations } = schema;
  await batch(core.db, (tx) => [tx.delete(conversations).where(eq(conversations.id, id))]);
  core.live.chat.stop(id);
  return null;
}

/** Mends what the agent keeps in mind of a long conversation. @throws NOT_FOUND; RULE_BROKEN while there is no summary. */
export async function editSummary(core: Core, actor: Actor, { id, text }: z.output<typeof summaryInput>): Promise<ConversationDetail> {
  const row = await ownConversation(core, actor, id);
  if (row.summary_until === null) throw new AppError("RULE_BROKEN", "This conversation has no summary: the agent still reads all of it.");
  const { conversations } = schema;
  await batch(core.db, (tx) => [tx.update(conversations).set({ summary: text }).where(eq(conversations.id, id))]);
  const detail = await readConversation(core, actor, id);
  core.live.chat.publish(id, { type: "conversation", conversation: detail });
  return detail;
}
