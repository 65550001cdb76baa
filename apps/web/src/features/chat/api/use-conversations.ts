import type { ConversationItem } from "@copydesk/contracts";
import { keepPreviousData, type QueryFilters, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { type ConversationPages, withConversation, withHit, withoutTwins } from "./conversation-pages.ts";
import { conversationsPage } from "./first-chat-queries.ts";
import { nextOffset } from "./thread-pages.ts";

const listKey = ["chat", "conversations"] as const;
const searches: QueryFilters = { queryKey: listKey, predicate: ({ queryKey }) => queryKey[2] !== "" };

/** The person's conversations, pinned first, then the most recently updated; more come page by page. */
export function useConversations(search: string) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...listKey, search],
    queryFn: ({ pageParam, signal }) => client.conversations.list.query(conversationsPage(search, pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
    // Words are found a moment after they were written: whoever searches for the same again is not told what was found before.
    ...(search !== "" && { staleTime: 0 }),
  });
  const conversations = useMemo(() => query.data && withoutTwins(query.data), [query.data]);
  return { ...query, conversations };
}

/** How what happens to a conversation reaches the list. */
export function useConversationCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const find = (id: string): ConversationItem | undefined =>
      client
        .getQueriesData<ConversationPages>({ queryKey: listKey })
        .flatMap(([, data]) => data?.pages ?? [])
        .flatMap((page) => page.results)
        .find((one) => one.id === id);
    return {
      reload: () => client.invalidateQueries({ queryKey: listKey }),
      /** A conversation has changed: the list has it in its new place at once. What a search finds may be something else now. */
      patch(conversation: ConversationItem) {
        const before = find(conversation.id);
        client.setQueryData<ConversationPages>([...listKey, ""], (pages) => pages && withConversation(pages, conversation));
        client.setQueriesData<ConversationPages>(searches, (pages) => pages && withHit(pages, conversation));
        if (before?.updated_at !== conversation.updated_at) void client.invalidateQueries(searches);
      },
      find,
    };
  }, [client]);
}
