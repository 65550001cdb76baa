import type { ChatMessage, ConversationDetail } from "@copydesk/contracts";
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { threadPage } from "./first-chat-queries.ts";
import { endsAs, inReadingOrder, nextOffset, type ThreadPages, withMessage } from "./thread-pages.ts";

const keyOf = (id: string) => ["chat", "thread", id] as const;

type Client = ReturnType<typeof trpc.useUtils>["client"];

/** The branch in view, page by page. What a line of the list has asked ahead for is not asked twice. */
export const threadQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    staleTime: 5_000,
    queryKey: keyOf(id),
    queryFn: ({ pageParam, signal }) => client.messages.list.query(threadPage(id, pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** The branch in view of a conversation, in reading order. */
export function useThread(id: string) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery(threadQuery(client, id));
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
      /** Nothing more is asked about a conversation that goes. */
      cancel: (id: string) => client.cancelQueries({ queryKey: keyOf(id) }),
      set: (id: string, pages: ThreadPages) => client.setQueryData(keyOf(id), pages),
      contentOf: (id: string, messageId: string): string =>
        client
          .getQueryData<ThreadPages>(keyOf(id))
          ?.pages.flatMap((page) => page.results)
          .find((one) => one.id === messageId)?.content ?? "",
      /** Asks again for a thread that ends otherwise than its conversation says: words of which nothing was told. */
      settle(conversation: ConversationDetail) {
        const pages = client.getQueryData<ThreadPages>(keyOf(conversation.id));
        if (pages && !endsAs(pages, conversation)) void reload(conversation.id);
      },
      /** What one has just asked for. What is known of it already came by the stream, and is newer. */
      add(message: ChatMessage) {
        const pages = client.getQueryData<ThreadPages>(keyOf(message.conversation_id));
        if (!pages?.pages.some((page) => page.results.some(({ id }) => id === message.id))) this.take(message);
      },
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
