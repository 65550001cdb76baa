import { useState } from "react";
import { useAuth } from "../../../lib/stores/auth.ts";
import { forgetUnsaved, keepUnsaved, keyOfUnsaved, readUnsaved } from "../../../lib/unsaved/unsaved-store.ts";

/** What is typed in a conversation but not asked yet; it outlives a reload, and a question that could not be sent. */
export function useQuestionDraft(conversationId: string | null): [string, (text: string) => void] {
  const userId = useAuth((state) => state.user?.id ?? "");
  const key = keyOfUnsaved("chat", conversationId ?? "new", userId);
  const [text, setText] = useState(() => readUnsaved(key, (draft) => draft) ?? "");
  return [
    text,
    (next) => {
      setText(next);
      if (next === "") forgetUnsaved(key);
      else keepUnsaved(key, next);
    },
  ];
}
