import { redact } from "../failures/redact.ts";
import { estimateTokens, loadTokenizer } from "../tokens/estimate-tokens.ts";
import type { ChatMessage, ChatUsage, RequestedCall } from "../types.ts";
import type { Answer } from "./answer.ts";
import type { ReportedUsage } from "./chunk-schema.ts";

/** Tokens that a message takes besides its text, as OpenAI counts chats. */
const perMessage = 4;

export const estimateMessages = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + perMessage + estimateTokens(message.content) + estimateCalls(calledIn(message)), 3);

const calledIn = (message: ChatMessage) => ("tool_calls" in message ? message.tool_calls : []);
const estimateCalls = (calls: readonly RequestedCall[]) =>
  calls.reduce((sum, call) => sum + perMessage + estimateTokens(`${call.name} ${call.arguments}`), 0);

/** Most characters that are kept of what an endpoint says about its tokens. */
const longestRaw = 2_000;

/**
 * Tokens as the endpoint reports them, else as we count them. OpenAI counts reasoning among the tokens of the completion;
 * others (xAI, Gemini) beside them, which their total shows. What cannot be, such as more from the cache than was read at
 * all, counts as not said.
 */
export function readUsage(answer: Answer, messages: readonly ChatMessage[], secrets: readonly string[]): ChatUsage {
  const reported = answer.usage;
  const input = reported?.prompt_tokens ?? null;
  const output = reported?.completion_tokens ?? null;
  return {
    ...inputParts(input ?? estimateMessages(messages), input === null ? null : reported),
    ...outputParts(output ?? estimateTokens(answer.text) + estimateCalls(answer.calls?.all ?? []), output === null ? null : reported),
    estimated: input === null || output === null,
    raw: rawOf(answer, secrets),
  };
}

export const inputTokens = ({ tokens_fresh, tokens_cached }: ChatUsage): number => tokens_fresh + (tokens_cached ?? 0);
export const outputTokens = ({ tokens_out, tokens_reasoning }: ChatUsage): number => tokens_out + (tokens_reasoning ?? 0);

function inputParts(all: number, reported: ReportedUsage | null) {
  const cached = reported?.prompt_tokens_details?.cached_tokens ?? reported?.prompt_cache_hit_tokens ?? null;
  if (cached === null || cached > all) return { tokens_fresh: all, tokens_cached: null };
  return { tokens_fresh: all - cached, tokens_cached: cached };
}

function outputParts(all: number, reported: ReportedUsage | null) {
  const reasoning = reported?.completion_tokens_details?.reasoning_tokens ?? null;
  if (reasoning === null) return { tokens_out: all, tokens_reasoning: null };
  const isBeside = reported?.total_tokens === (reported?.prompt_tokens ?? 0) + all + reasoning && reasoning > 0;
  if (isBeside) return { tokens_out: all, tokens_reasoning: reasoning };
  return reasoning > all ? { tokens_out: all, tokens_reasoning: null } : { tokens_out: all - reasoning, tokens_reasoning: reasoning };
}

/** Without keys, which an endpoint may echo anywhere. */
function rawOf({ rawUsage }: Answer, secrets: readonly string[]): unknown {
  const usage = JSON.stringify(rawUsage ?? null);
  if (usage.length > longestRaw) return null;
  const safe = redact(usage, secrets);
  try {
    return JSON.parse(safe);
  } catch {
    return null;
  }
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
