import type { ChatMessage, ChatProposal, MessageRating } from "@copydesk/contracts";
import { trpc } from "../../../lib/trpc.ts";
import { notifyChatFailure } from "./chat-failure.ts";
import { useThreadCache } from "./use-thread.ts";

/** What can be done with a message; a failure is said in a notice. */
export function useMessageActions() {
  const utils = trpc.useUtils();
  const thread = useThreadCache();
  const retrying = trpc.messages.retry.useMutation();
  const showing = trpc.messages.show.useMutation();
  const rating = trpc.messages.rate.useMutation();

  const report = async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      notifyChatFailure(error);
    }
  };

  return {
    retry: ({ id }: ChatMessage) => report(async () => thread.add((await retrying.mutateAsync({ id })).answer)),
    /** Brings another edited question, or another answer to the same one, into view with all that followed it. */
    show: (id: string) =>
      report(async () => {
        const conversation = await showing.mutateAsync({ id });
        utils.conversations.get.setData({ id: conversation.id }, conversation);
        await thread.reload(conversation.id);
      }),
    rate: ({ id, conversation_id }: ChatMessage, given: MessageRating | null) =>
      report(async () => {
        await rating.mutateAsync({ id, rating: given });
        thread.patch(conversation_id, id, (message) => ({ ...message, rating: given }));
      }),
    isRetrying: retrying.isPending,
  };
}

/** Stops the answer of a conversation, wherever it was asked for. */
export function useStop(conversationId: string) {
  const stopping = trpc.messages.stop.useMutation({ onError: notifyChatFailure });
  return { stop: () => stopping.mutate({ conversation_id: conversationId }), isStopping: stopping.isPending };
}

/** Accepts or discards what the agent proposed; the server looks at right and version again. */
export function useProposalActions({ conversation_id, id }: ChatMessage) {
  const utils = trpc.useUtils();
  const thread = useThreadCache();
  const settle = {
    onSuccess(proposal: ChatProposal) {
      thread.patch(conversation_id, id, (message) => ({
        ...message,
        proposals: message.proposals.map((one) => (one.id === proposal.id ? proposal : one)),
      }));
      void utils.campaigns.invalidate(undefined, { refetchType: "none" });
      void utils.blocks.invalidate(undefined, { refetchType: "none" });
    },
    onError(error: unknown) {
      notifyChatFailure(error);
      // It may have been settled elsewhere, or be outdated.
      void thread.reload(conversation_id);
    },
  };
  const accepting = trpc.proposals.accept.useMutation(settle);
  const discarding = trpc.proposals.discard.useMutation(settle);
  return {
    accept: (proposalId: string) => accepting.mutate({ id: proposalId }),
    discard: (proposalId: string) => discarding.mutate({ id: proposalId }),
    isAccepting: accepting.isPending,
    isDiscarding: discarding.isPending,
  };
}
