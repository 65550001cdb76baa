import { randomUUID } from "node:crypto";
import { estimateMessages } from "../client/usage.ts";
import { inTurns } from "../in-turns.ts";
import { estimateTokens } from "../tokens/estimate-tokens.ts";
import { writeInSteps } from "../writer/write-reply.ts";
import type { Behaviour, FakeToolCall } from "./behaviour.ts";
import { type ChatCompletionRequest, chatRequestSchema, isCorrection, textsOf } from "./chat-request.ts";
import type { Composed } from "./composed.ts";
import type { Delivery, Pace } from "./delivery.ts";
import { errorDelivery, refuseRequest } from "./error-answers.ts";
import { streamAnswer, wholeAnswer } from "./protocol.ts";
import { callTools, streamCalls } from "./tool-protocol.ts";

export interface Incoming {
  body: unknown;
  /** As sent, for the answers that echo it. */
  key: string | null;
}

/**
 * Answers one chat completion request as OpenAI's protocol wants it, in the built-in writer's words. The product, its
 * tests and its benchmarks all come through here; only the wire differs.
 */
export async function handleChat(incoming: Incoming, behaviour: Behaviour): Promise<Delivery> {
  const parsed = chatRequestSchema.safeParse(incoming.body);
  if (!parsed.success) return errorDelivery(400, { message: `Invalid request: ${parsed.error.issues[0]?.message ?? ""}` });
  const request = parsed.data;
  const refused = refuseRequest(request, behaviour, incoming.key);
  if (refused) return refused;
  const calls = behaviour.tool_calls ?? firstTool(request, behaviour);
  if (calls.length > 0) return request.stream ? streamCalls(request.model, calls, behaviour) : callTools(request.model, calls);
  const composed = await compose(request, behaviour);
  const delivery = request.stream ? streamAnswer(composed, request, behaviour) : wholeAnswer(composed, behaviour);
  return { ...delivery, pace: paceOf(behaviour, composed.words.length) };
}

/** A call of the first function on offer, once. */
function firstTool(request: ChatCompletionRequest, behaviour: Behaviour): FakeToolCall[] {
  const name = behaviour.calls_tools ? request.tools?.[0]?.function.name : undefined;
  const hasResult = request.messages.some((message) => message.role === "tool");
  return name === undefined || hasResult ? [] : [{ name, arguments: { word: "ready" } }];
}

async function compose(request: ChatCompletionRequest, behaviour: Behaviour): Promise<Composed> {
  const reply = behaviour.text === undefined ? await inTurns(writeInSteps(textsOf(request.messages))) : { text: behaviour.text };
  const all = splitWords(spoilText(reply.text, request, behaviour));
  const limit = behaviour.fault === "length" ? (behaviour.after_words ?? 5) : wordLimit(all, request);
  const words = all.slice(0, limit);
  const promptTokens = estimateMessages(textsOf(request.messages));
  const read = behaviour.fault === "silent_cut" ? Math.ceil(promptTokens / 5) : promptTokens;
  const written = estimateTokens(words.join(""));
  return {
    id: `chatcmpl-${randomUUID()}`,
    model: request.model,
    reply,
    words,
    finish: words.length < all.length || behaviour.fault === "length" ? "length" : "stop",
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written, prompt_tokens_details: { cached_tokens: 0 } },
  };
}

/** How many words fit the request's length limit. */
function wordLimit(words: readonly string[], request: ChatCompletionRequest): number {
  const limit = request.max_completion_tokens ?? request.max_tokens;
  if (limit == null || estimateTokens(words.join("")) <= limit) return words.length;
  let tokens = 0;
  return words.findIndex((word) => {
    tokens += estimateTokens(word);
    return tokens > limit;
  });
}

// Scripts without spaces come in small pieces too.
const splitWords = (text: string) => text.match(/\s*\S{1,16}(?:\s+$)?/gu) ?? [];

/** Words of a whole answer come faster where it would take too long. */
function paceOf(behaviour: Behaviour, words: number): Pace {
  const wanted = behaviour.tokens_per_second ?? 0;
  const longest = behaviour.longest_ms ?? 0;
  const needed = longest > 0 ? (words * 1_000) / longest : 0;
  // An endless answer at once would never let go of the process.
  if (behaviour.fault === "endless") return { delay_ms: behaviour.delay_ms ?? 0, pieces_per_second: Math.max(wanted, 5_000) };
  return { delay_ms: behaviour.delay_ms ?? 0, pieces_per_second: wanted > 0 ? Math.max(wanted, needed) : 0 };
}

const english =
  "This text was asked for in another language and still it came out in plain English, which every reader will notice at once. ";

/** The text with what is wrong about it: what a model gets wrong, not its endpoint. */
function spoilText(text: string, request: ChatCompletionRequest, behaviour: Behaviour): string {
  if (isCorrection(request.messages) && !behaviour.even_when_corrected) return text;
  switch (behaviour.fault) {
    case "invalid_json":
      return `Here is the outline you asked for:\n${text.slice(0, Math.floor(text.length / 2))} … and so on`;
    case "wrong_shape":
      return JSON.stringify({ answer: "An outline", parts: [1, 2, 3] });
    case "wrong_language":
      return spoilParts(text, () => english.trim());
    case "over_limit":
      return spoilParts(text, (part) => `${part} ${english.repeat(60)}`.trim());
    default:
      return text;
  }
}

/** Changes the text of every part and keeps the markers between them. */
function spoilParts(text: string, spoil: (part: string) => string): string {
  const pieces = text.split(/^(\[\[[a-z0-9_]+\]\])$/m);
  if (pieces.length === 1) return spoil(text);
  return pieces.map((piece, index) => (index % 2 === 1 || piece.trim() === "" ? piece : `\n${spoil(piece.trim())}\n`)).join("");
}
