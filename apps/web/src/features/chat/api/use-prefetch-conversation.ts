import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../lib/trpc.ts";
import { useResting } from "../../../lib/use-resting.ts";
import { threadQuery } from "./use-thread.ts";

/** Fetches a conversation while the pointer rests on its line, or as soon as it is pressed: its words come while the screen is still made. */
export function usePrefetchConversation(id: string) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const fetch = () => {
    void client.prefetchInfiniteQuery(threadQuery(utils.client, id));
    void utils.conversations.get.prefetch({ id }, { staleTime: 10_000 });
  };
  return { ...useResting(fetch), onPointerDown: fetch, onClick: fetch };
}
