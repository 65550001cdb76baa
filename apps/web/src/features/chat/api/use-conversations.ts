import type { ConversationItem, Page } from "@copydesk/contracts";
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { nextOffset } from "./thread-pages.ts";

const pageSize = 20;
const listKey = ["chat", "conversations"] as const;
type Pages = InfiniteData<Page<ConversationItem>, number>;

/** The person's conversations, pinned first, then the most recently updated; more come page by page. */
export function useConversations(search: string) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...listKey, search],
    queryFn: ({ pageParam, signal }) =>
      client.conversations.list.query({ search, ordering: "-is_pinned,-updated_at", limit: pageSize, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  });
  const conversations = useMemo(() => query.data && withoutTwins(query.data), [query.data]);
  return { ...query, conversations };
}

/** One that moved up between two pages stands on both. */
function withoutTwins({ pages }: Pick<Pages, "pages">): ConversationItem[] {
  return [...new Map(pages.flatMap((page) => page.results).map((one) => [one.id, one])).values()];
}

/** How what happens to a conversation reaches the list. */
export function useConversationCache() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      reload: () => client.invalidateQueries({ queryKey: listKey }),
      /** Title and marks at once; its place in the list comes with the next answer. */
      patch: (conversation: ConversationItem) =>
        client.setQueriesData<Pages>({ queryKey: listKey }, (pages) => pages && withConversation(pages, conversation)),
      find: (id: string): ConversationItem | undefined =>
        client
          .getQueriesData<Pages>({ queryKey: listKey })
          .flatMap(([, data]) => data?.pages ?? [])
          .flatMap((page) => page.results)
          .find((one) => one.id === id),
    }),
    [client],
  );
}

const withConversation = (pages: Pages, { id, title, is_pinned, created_at, updated_at, is_answering }: ConversationItem): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    results: page.results.map((one) => (one.id === id ? { id, title, is_pinned, created_at, updated_at, is_answering } : one)),
  })),
});
