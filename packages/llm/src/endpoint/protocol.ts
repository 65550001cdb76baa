import type { Behaviour } from "./behaviour.ts";
import type { ChatCompletionRequest } from "./chat-request.ts";
import type { Composed } from "./composed.ts";
import type { Delivery } from "./delivery.ts";
import { atOnce, wholeDelivery } from "./delivery.ts";

/** An answer in one piece. */
export function wholeAnswer(composed: Composed, behaviour: Behaviour): Delivery {
  const { fault } = behaviour;
  const content = fault === "null_content" || fault === "refusal" ? null : composed.words.join("");
  const message = { role: "assistant", content, refusal: fault === "refusal" ? refusal : null };
  const choice = { index: 0, message, finish_reason: fault === "filtered" ? "content_filter" : composed.finish, ...filterResults(fault) };
  return wholeDelivery(200, {
    ...envelope(composed, "chat.completion"),
    choices: fault === "empty_choices" ? [] : [choice],
    ...(fault !== "no_usage" && { usage: composed.usage }),
    ...(composed.reply.note !== undefined && { copydesk_note: composed.reply.note }),
  });
}

/** An answer as server-sent events, one word an event. */
export function streamAnswer(composed: Composed, request: ChatCompletionRequest, behaviour: Behaviour): Delivery {
  return {
    status: 200,
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
    pieces: events(composed, request, behaviour),
    ending: endings[behaviour.fault ?? ""] ?? "end",
    has_headers: true,
    pace: atOnce,
  };
}

const endings: Record<string, Delivery["ending"]> = { stall: "hang", silent_start: "hang", reset: "reset" };
const refusal = "I'm sorry, but I can't help with that request.";
const brokenOff = new Set(["stall", "reset", "unfinished", "error_event", "filtered"]);

function* events(composed: Composed, request: ChatCompletionRequest, behaviour: Behaviour): Generator<string> {
  const { fault } = behaviour;
  const head = JSON.stringify(envelope(composed, "chat.completion.chunk")).slice(0, -1);
  const chunk = (choices: unknown[], rest: object = {}) => `data: ${head},${JSON.stringify({ choices, ...rest }).slice(1)}\n\n`;
  const choice = (delta: object | undefined, finish: string | null = null) => ({
    index: 0,
    ...(delta && { delta }),
    finish_reason: finish,
  });
  const done = "data: [DONE]\n\n";

  if (fault === "silent_start") return;
  if (fault === "empty_choices") return yield chunk([]) + done;
  if (fault === "azure_chunks") yield chunk([], { prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] });
  yield chunk([choice({ role: "assistant", content: fault === "null_content" ? null : "" })], noteOf(composed));
  if (fault === "refusal") {
    yield chunk([choice({ refusal })]);
  } else if (fault !== "null_content") {
    yield* wordEvents(composed, behaviour, (content) => chunk([choice({ content })]));
  }
  if (fault === "error_event") {
    yield `data: ${JSON.stringify({ error: { message: "The stream failed", type: behaviour.code ?? "server_error", code: behaviour.code ?? "server_error" } })}\n\n`;
    return;
  }
  if (fault === "stall" || fault === "reset" || fault === "unfinished") return;
  if (fault === "azure_chunks") yield chunk([{ ...choice(undefined), content_filter_offsets: { check_offset: 0 } }]);
  yield chunk([{ ...choice({}, fault === "filtered" ? "content_filter" : composed.finish), ...filterResults(fault) }]);
  if (request.stream_options?.include_usage && fault !== "no_usage") yield chunk([], { usage: composed.usage });
  yield done;
}

function* wordEvents(composed: Composed, behaviour: Behaviour, event: (content: string) => string): Generator<string> {
  const { fault } = behaviour;
  if (fault === "endless") {
    const longWord = `${"on and on ".repeat(100)}`;
    for (;;) yield event(longWord);
  }
  const words = brokenOff.has(fault ?? "") ? composed.words.slice(0, behaviour.after_words ?? 5) : composed.words;
  for (const word of words) yield event(word);
}

const envelope = (composed: Composed, object: string) => ({
  id: composed.id,
  object,
  created: Math.floor(Date.now() / 1_000),
  model: composed.model,
});

const noteOf = (composed: Composed) => (composed.reply.note === undefined ? {} : { copydesk_note: composed.reply.note });

const filterResults = (fault: Behaviour["fault"]) =>
  fault === "filtered" ? { content_filter_results: { hate: { filtered: false }, violence: { filtered: true, severity: "medium" } } } : {};
