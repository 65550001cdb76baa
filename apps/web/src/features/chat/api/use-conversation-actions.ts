import type { ConversationItem } from "@copydesk/contracts";
import { useNavigate } from "react-router";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { notifyChatFailure } from "./chat-failure.ts";
import { useConversationCache } from "./use-conversations.ts";
import { useThreadCache } from "./use-thread.ts";

/** What can be done to a conversation of the list; each says how it ended. They answer whether it was done. */
export function useConversationActions() {
  const list = useConversationCache();
  const thread = useThreadCache();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const updating = trpc.conversations.update.useMutation();
  const deleting = trpc.conversations.delete.useMutation();

  async function report(action: Promise<ConversationItem>, done: string): Promise<boolean> {
    try {
      const conversation = await action;
      list.patch(conversation);
      utils.conversations.get.setData({ id: conversation.id }, (before) => before && { ...before, ...conversation });
      notifySuccess(done);
      void list.reload();
      return true;
    } catch (error) {
      notifyChatFailure(error);
      return false;
    }
  }

  return {
    pin: ({ id, is_pinned }: ConversationItem) =>
      report(updating.mutateAsync({ id, is_pinned: !is_pinned }), is_pinned ? "Chat unpinned successfully" : "Chat pinned successfully"),
    rename: (id: string, title: string) => report(updating.mutateAsync({ id, title }), "Chat renamed successfully"),
    async delete({ id }: ConversationItem): Promise<void> {
      try {
        // What is on its way about it would find nothing, and say that the page does not exist.
        await Promise.all([thread.cancel(id), utils.conversations.get.cancel({ id })]);
        await deleting.mutateAsync({ id });
        navigate("/chat");
        notifySuccess("Chat deleted successfully");
        void list.reload();
      } catch (error) {
        notifyChatFailure(error);
      }
    },
    isRenaming: updating.isPending,
  };
}
