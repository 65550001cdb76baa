import { trpc } from "../../../lib/trpc.ts";
import { notifyChatFailure } from "./chat-failure.ts";

/** Puts other words in the place of what the agent keeps in mind. Answers whether it was done. */
export function useSummarise(conversationId: string) {
  const utils = trpc.useUtils();
  const summarising = trpc.conversations.summarise.useMutation();
  return {
    async summarise(text: string): Promise<boolean> {
      try {
        utils.conversations.get.setData({ id: conversationId }, await summarising.mutateAsync({ id: conversationId, text }));
        return true;
      } catch (error) {
        notifyChatFailure(error);
        return false;
      }
    },
    isSaving: summarising.isPending,
  };
}
