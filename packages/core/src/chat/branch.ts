import { schema } from "@copydesk/db";
import { asc, eq, inArray } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import type { MessageRow } from "./own-conversation.ts";

/** What a tree is made of: which message follows which. */
export interface Twig {
  id: string;
  parent_id: string | null;
}

/** All messages of a conversation without their texts, in the order in which they were written. */
export function readTwigs(core: Core, conversationId: string): Promise<Twig[]> {
  const { messages } = schema;
  return core.db
    .select({ id: messages.id, parent_id: messages.parent_id })
    .from(messages)
    .where(eq(messages.conversation_id, conversationId))
    .orderBy(asc(messages.created_at), asc(messages.id));
}

/** Ids from the first message to this one. */
export function pathTo(twigs: readonly Twig[], leafId: string | null): string[] {
  const parents = new Map(twigs.map(({ id, parent_id }) => [id, parent_id]));
  const path: string[] = [];
  for (let id = leafId; id !== null && parents.has(id) && path.length <= parents.size; id = parents.get(id) ?? null) path.push(id);
  return path.reverse();
}

/** The newest message at the end of what follows this one. */
export function newestLeaf(twigs: readonly Twig[], from: string): string {
  const children = childrenOf(twigs);
  let leaf = from;
  for (let next = children.get(leaf)?.at(-1); next !== undefined; next = children.get(leaf)?.at(-1)) leaf = next;
  return leaf;
}

/** Ids in the place of each message of a path, itself among them. */
export function siblingsOf(twigs: readonly Twig[]): (message: Twig) => string[] {
  const children = childrenOf(twigs);
  return ({ id, parent_id }) => children.get(parent_id) ?? [id];
}

function childrenOf(twigs: readonly Twig[]): Map<string | null, string[]> {
  const children = new Map<string | null, string[]>();
  for (const { id, parent_id } of twigs) {
    const known = children.get(parent_id);
    if (known) known.push(id);
    else children.set(parent_id, [id]);
  }
  return children;
}

/** Whole messages by their ids, in that order; a few hundred at most. */
export async function readMessages(core: Core, ids: readonly string[]): Promise<MessageRow[]> {
  const { messages } = schema;
  const rows = await core.db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
