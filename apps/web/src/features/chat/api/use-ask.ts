import { useRef } from "react";
import { useNavigate } from "react-router";
import { trpc } from "../../../lib/trpc.ts";
import { notifyChatFailure } from "./chat-failure.ts";
import { threadOf } from "./thread-pages.ts";
import { useConversationCache } from "./use-conversations.ts";
import { useThreadCache } from "./use-thread.ts";

interface Question {
  content: string;
  /** What it follows, when that is not the last message in view: of a question that was edited. */
  parentId?: string | null;
}

/** Asks in a conversation, or begins one with the question. Answers whether it was asked; if not, a notice says why. */
export function useAsk(conversationId: string | null) {
  const thread = useThreadCache();
  const list = useConversationCache();
  const navigate = useNavigate();
  const sending = trpc.messages.send.useMutation();
  // The same words sent again after a lost answer are the same question.
  const attempt = useRef({ words: "", key: "" });

  async function ask({ content, parentId }: Question): Promise<boolean> {
    const words = JSON.stringify([conversationId, content, parentId]);
    if (attempt.current.words !== words) attempt.current = { words, key: crypto.getRandomValues(new Uint32Array(4)).join("-") };
    try {
      const { conversation, question, answer } = await sending.mutateAsync({
        conversation_id: conversationId,
        content,
        ...(parentId === undefined ? {} : { parent_id: parentId }),
        idempotency_key: attempt.current.key,
      });
      attempt.current = { words: "", key: "" };
      if (conversationId === null) {
        thread.set(conversation.id, threadOf(question, answer));
        void list.reload();
        navigate(`/chat/${conversation.id}`);
      } else {
        thread.add(question);
        thread.add(answer);
      }
      return true;
    } catch (error) {
      notifyChatFailure(error);
      return false;
    }
  }
  return { ask, isAsking: sending.isPending };
}
