import type { ChatMessage } from "../types.ts";

/** What the built-in writer answers. */
export interface Reply {
  text: string;
  /** What a person should know about the text, in English. */
  note?: string;
}

/** The answer to a conversation. The same messages always give the same answer. */
export function writeReply(messages: readonly ChatMessage[]): Reply {
  return { text: `The built-in writer is ready. ${messages.length}` };
}
