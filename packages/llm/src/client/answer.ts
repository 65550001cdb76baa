import { CallFault } from "../failures/call-fault.ts";
import { createSecretVeil, type SecretVeil } from "../failures/hide-secrets.ts";
import type { FinishReason } from "../types.ts";
import type { Chunk, ReportedUsage } from "./chunk-schema.ts";
import { chunkSchema, filteredCategory, textOf } from "./chunk-schema.ts";
import { type AssembledCalls, finishCalls, takeCall } from "./tool-calls.ts";

/** Most pieces one answer may come in. */
const mostChunks = 400_000;

/** What has been received of one answer. */
export interface Answer {
  text: string;
  /** An endpoint may say back what it was called with. */
  veil: SecretVeil;
  /** Null when no tools were offered: then nobody could call them either. */
  calls: AssembledCalls | null;
  bytes: number;
  chunks: number;
  /** At least one piece looked like an answer of a model. */
  isEndpoint: boolean;
  hasChoice: boolean;
  refusal: string;
  finish: string | null;
  category: string | null;
  usage: ReportedUsage | null;
  /** The same as it came. */
  rawUsage: unknown;
  model: string | null;
  note: string | undefined;
}

export const emptyAnswer = ({ takes_calls = false, secrets = [] as readonly string[] } = {}): Answer => ({
  text: "",
  veil: createSecretVeil(secrets),
  calls: takes_calls ? { all: [], by_index: new Map() } : null,
  bytes: 0,
  chunks: 0,
  isEndpoint: false,
  hasChoice: false,
  refusal: "",
  finish: null,
  category: null,
  usage: null,
  rawUsage: null,
  model: null,
  note: undefined,
});

export interface Heard {
  /** Visible text of this piece. */
  delta: string;
  /** The model was at work, though perhaps only thinking. */
  isWorking: boolean;
  /** It holds a tool call or a fragment of one. */
  isCalling: boolean;
}

const nothing: Heard = { delta: "", isWorking: false, isCalling: false };

/** Takes in one piece, whatever it looks like. Throws `too_large` over the caps. */
export function takeChunk(answer: Answer, raw: unknown, maxBytes: number): Heard {
  answer.chunks += 1;
  const parsed = chunkSchema.safeParse(raw);
  if (!parsed.success || (!parsed.data.choices && !parsed.data.usage)) return nothing;
  const chunk = parsed.data;
  answer.isEndpoint = true;
  if (chunk.usage) {
    answer.usage = chunk.usage;
    answer.rawUsage = (raw as { usage?: unknown }).usage;
  }
  answer.model ??= chunk.model || null;
  if (chunk.copydesk_note) answer.note = chunk.copydesk_note;
  const choice = chunk.choices?.[0];
  return choice ? takeChoice(answer, choice, maxBytes) : nothing;
}

function takeChoice(answer: Answer, choice: NonNullable<Chunk["choices"]>[number], maxBytes: number): Heard {
  answer.hasChoice = true;
  const message = choice.delta ?? choice.message;
  const delta = answer.veil.take(textOf(message?.content));
  if (message?.refusal) answer.refusal += message.refusal;
  if (choice.finish_reason) answer.finish = choice.finish_reason;
  answer.category = filteredCategory(choice.content_filter_results) ?? answer.category;
  answer.bytes += Buffer.byteLength(delta);
  const called = answer.calls === null ? [] : (message?.tool_calls ?? []);
  for (const fragment of called) answer.bytes += takeCall(answer.calls, fragment);
  if (answer.bytes > maxBytes || answer.chunks > mostChunks) throw new CallFault("too_large");
  answer.text += delta;
  const hasOtherParts = Array.isArray(message?.content) && message.content.some((part) => part.type !== "text");
  const isThinking = Boolean(message?.reasoning_content || message?.reasoning || message?.refusal || hasOtherParts);
  const isWorking = delta !== "" || called.length > 0 || isThinking || Boolean(choice.finish_reason);
  return { delta, isWorking, isCalling: called.length > 0 };
}

/** Adds what was held back because it could have become a secret; gives it. */
export function takeRest(answer: Answer): string {
  const rest = answer.veil.rest();
  answer.text += rest;
  return rest;
}

/** How a whole answer ended; throws `CallFault` for whatever is not a whole text. */
export function judgeAnswer(answer: Answer, how: { streamed: boolean; words: string }): FinishReason {
  if (!answer.isEndpoint) throw new CallFault("not_an_endpoint", { words: how.words });
  if (answer.refusal !== "") throw new CallFault("refused", { words: answer.refusal });
  const finish = answer.finish?.toLowerCase() ?? null;
  if (finish !== null && /^(?:content_?filter|safety|prohibited_content|recitation)/.test(finish))
    throw new CallFault("filtered", { category: answer.category, words: `finish_reason ${answer.finish}` });
  if (finish === "error") throw new CallFault("interrupted", { words: "finish_reason error" });
  // A stream may end at any moment without looking broken; only a finish reason says that it was whole.
  if (finish === null && how.streamed && answer.hasChoice) throw new CallFault("interrupted");
  const calls = finishCalls(answer.calls).length;
  const isCut = finish !== null && /length|max_?tokens/.test(finish);
  if (calls === 0 && (answer.text.trim() === "" || (isCut && isOnlyThought(answer.text))))
    throw new CallFault("empty_answer", { words: `finish_reason ${answer.finish}` });
  if (isCut) return "length";
  // Some say `stop` although they wait for what they called.
  return calls > 0 ? "tool_calls" : "stop";
}

/** Models that think aloud, cut off before they began with the answer. */
const isOnlyThought = (text: string) => /^\s*<think(?:ing)?>/i.test(text) && !/<\/think(?:ing)?>/i.test(text);
