import { estimateTokens, loadTokenizer } from "../tokens/estimate-tokens.ts";
import type { ChatMessage, ChatUsage } from "../types.ts";
import type { Answer } from "./answer.ts";

/** Tokens that a message takes besides its text, as OpenAI counts chats. */
const perMessage = 4;

export const estimateMessages = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + perMessage + estimateTokens(message.content), 3);

/** Tokens as the endpoint reports them, else as we count them. */
export function readUsage(answer: Answer, messages: readonly ChatMessage[]): ChatUsage {
  const reported = answer.usage;
  const tokensIn = reported?.prompt_tokens ?? null;
  const tokensOut = reported?.completion_tokens ?? null;
  return {
    tokens_in: tokensIn ?? estimateMessages(messages),
    tokens_out: tokensOut ?? estimateTokens(answer.text),
    tokens_cached: reported?.prompt_tokens_details?.cached_tokens ?? 0,
    estimated: tokensIn === null || tokensOut === null,
  };
}

/**
 * Whether the endpoint read far less than was sent, as servers with a small window do without saying so. Tokenizers
 * differ by a third; half is a different text. The exact tokenizer is only loaded to confirm a suspicion.
 */
export async function wasSilentlyCut(answer: Answer, messages: readonly ChatMessage[]): Promise<boolean> {
  const read = answer.usage?.prompt_tokens ?? null;
  if (read === null || read === 0) return false;
  const isFarBelow = () => {
    const sent = estimateMessages(messages);
    return sent > 300 && read < sent / 2;
  };
  if (!isFarBelow()) return false;
  await loadTokenizer();
  return isFarBelow();
}
