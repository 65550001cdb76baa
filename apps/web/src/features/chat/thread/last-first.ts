import type { ChatMessage } from "@copydesk/contracts";
import { startTransition, useEffect, useState } from "react";

/** In pixels, and in characters of a long line: never more than what is drawn takes, so that what comes first fills the window. */
const lineHeight = 26;
const lineLength = 90;

/** A thread's last messages at once, and those before them when they are drawn: nobody waits for what stands above the window. */
export function useLastFirst(messages: readonly ChatMessage[] | undefined): readonly ChatMessage[] | undefined {
  const [isWhole, setIsWhole] = useState(false);
  const isThere = messages !== undefined;
  useEffect(() => {
    if (isThere) startTransition(() => setIsWhole(true));
  }, [isThere]);
  return isWhole ? messages : messages?.slice(firstSeen(messages, window.innerHeight));
}

/** Where the messages begin that fill a window of this height, counted from the last one back. */
export function firstSeen(messages: readonly Pick<ChatMessage, "content">[], height: number): number {
  let left = height;
  const at = messages.findLastIndex(({ content }) => {
    left -= content.split("\n").reduce((sum, line) => sum + Math.ceil(line.length / lineLength), 1) * lineHeight;
    return left <= 0;
  });
  return Math.max(at, 0);
}
