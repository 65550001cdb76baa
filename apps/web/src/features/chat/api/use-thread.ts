import type { ChatMessage } from "@copydesk/contracts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { inReadingOrder, nextOffset, type ThreadPages, withMessage } from "./thread-pages.ts";

/** So many are drawn before the first words can be read: about what fits a high window. More come as the reader goes back. */
const firstPage = 12;
const pageSize = 30;

const keyOf = (id: string) => ["chat", "thread", id] as const;

/** The branch in view of a conversation, in reading order. */
export function useThread(id: string) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: keyOf(id),
    queryFn: ({ pageParam, signal }) =>
      client.messages.list.query(
        { id, ordering: "-created_at", limit: pageParam === 0 ? firstPage : pageSize, offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
  const messages = useMemo(() => (query.data ? inReadingOrder(query.data) : undefined), [query.data]);
  return { ...query, messages };
}

/** How what happens in a thread reaches what is shown of it. */
export function useThreadCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const reload = (id: string) => client.invalidateQueries({ queryKey: keyOf(id) });
    return {
      reload,
      set: (id: string, pages: ThreadPages) => client.setQueryData(keyOf(id), pages),
      contentOf: (id: string, messageId: string): string =>
        client
          .getQueryData<ThreadPages>(keyOf(id))
          ?.pages.flatMap((page) => page.results)
          .find((one) => one.id === messageId)?.content ?? "",
      /** A message is new or has changed. */
      take(message: ChatMessage) {
        const key = keyOf(message.conversation_id);
        const before = client.getQueryData<ThreadPages>(key);
        const after = before && withMessage(before, message);
        if (after) client.setQueryData(key, after);
        // What is on its way was asked before this happened.
        if ((before && !after) || client.isFetching({ queryKey: key }) > 0) void reload(message.conversation_id);
      },
      /** A part of a message has changed. */
      patch(conversationId: string, messageId: string, change: (message: ChatMessage) => ChatMessage) {
        const key = keyOf(conversationId);
        const pages = client.getQueryData<ThreadPages>(key);
        const message = pages?.pages.flatMap((page) => page.results).find((one) => one.id === messageId);
        const after = pages && message && withMessage(pages, change(message));
        if (after) client.setQueryData(key, after);
      },
    };
  }, [client]);
}
