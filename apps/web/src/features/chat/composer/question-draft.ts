import { useState } from "react";
import { useAuth } from "../../../lib/stores/auth.ts";

/** Questions of this browser are told apart by person, for a computer that several people use. */
const keyOf = (userId: string, conversationId: string | null) => `copydesk.chat.${userId}.${conversationId ?? "new"}`;

/** What is typed in a conversation but not asked yet; it outlives a reload, and a question that could not be sent. */
export function useQuestionDraft(conversationId: string | null): [string, (text: string) => void] {
  const userId = useAuth((state) => state.user?.id ?? "");
  const key = keyOf(userId, conversationId);
  const [text, setText] = useState(() => readKept(key));
  return [
    text,
    (next) => {
      setText(next);
      keep(key, next);
    },
  ];
}

function readKept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** A browser that keeps nothing (private windows, a full disk) must not stop anybody from typing. */
function keep(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // What is typed stands in the field.
  }
}
