import type { ChatMessage, ConversationDetail, Page } from "@copydesk/contracts";
import type { InfiniteData } from "@tanstack/react-query";
import { isUnderWay } from "../message-state.ts";

/** What has been loaded of the branch in view, newest first, as the server pages it; a page begins at its offset. */
export type ThreadPages = InfiniteData<Page<ChatMessage>, number>;

/** Messages in the order in which they are read. */
export const inReadingOrder = (pages: Pick<ThreadPages, "pages">): ChatMessage[] => {
  const seen = new Set<string>();
  const newestFirst = pages.pages.flatMap((page) => page.results).filter(({ id }) => !seen.has(id) && seen.add(id));
  return newestFirst.reverse();
};

/** The offset of the next page: how many are loaded, until that is all. */
export function nextOffset<T>(_last: Page<T>, pages: readonly Page<T>[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
  return loaded < (pages[0]?.count ?? 0) && pages.at(-1)?.results.length !== 0 ? loaded : undefined;
}

/**
 * The thread with a message that is new or has changed. A new one that does not follow the last one stands in another's
 * place: what followed its parent leaves the view. Null when its parent is not loaded, so that nothing can be said.
 */
export function withMessage(pages: ThreadPages, message: ChatMessage): ThreadPages | null {
  const all = pages.pages.flatMap((page) => page.results);
  if (all.some(({ id }) => id === message.id)) {
    return replaced(pages, (page) => page.results.map((one) => (one.id === message.id ? message : one)));
  }
  const parentAt = message.parent_id === null ? all.length : all.findIndex(({ id }) => id === message.parent_id);
  if (parentAt === -1) return null;
  const leaving = new Set(all.slice(0, parentAt).map(({ id }) => id));
  const remaining = replaced(pages, (page) => page.results.filter(({ id }) => !leaving.has(id)));
  const count = (pages.pages[0]?.count ?? 0) - leaving.size + 1;
  return {
    ...remaining,
    pages: remaining.pages.map((page, at) => ({ count, results: at === 0 ? [message, ...page.results] : page.results })),
  };
}

/** Whether a thread ends as its conversation says; one that does not has to be asked for again. */
export function endsAs(pages: ThreadPages, { leaf_id, is_answering }: ConversationDetail): boolean {
  const newest = pages.pages[0]?.results[0];
  return (newest?.id ?? null) === leaf_id && (newest !== undefined && isUnderWay(newest)) === is_answering;
}

/** The thread of a conversation that has just begun. */
export const threadOf = (...oldestFirst: ChatMessage[]): ThreadPages => ({
  pages: [{ count: oldestFirst.length, results: oldestFirst.toReversed() }],
  pageParams: [0],
});

const replaced = (pages: ThreadPages, resultsOf: (page: Page<ChatMessage>) => ChatMessage[]): ThreadPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, results: resultsOf(page) })),
});
