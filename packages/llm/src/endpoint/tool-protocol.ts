import type { Behaviour, CallWriting, FakeToolCall } from "./behaviour.ts";
import type { Delivery } from "./delivery.ts";
import { atOnce, wholeDelivery } from "./delivery.ts";

/** An answer that calls functions instead of saying something. */
export function callTools(model: string, calls: readonly FakeToolCall[]): Delivery {
  const message = { role: "assistant", content: null, tool_calls: calls.map((call, index) => whole(call, index)) };
  return wholeDelivery(200, { object: "chat.completion", model, choices: [{ index: 0, message, finish_reason: "tool_calls" }] });
}

/** The same as server-sent events, written as one kind of endpoint or another does; the faults `unfinished` and `reset` strike after so many of them. */
export function streamCalls(model: string, calls: readonly FakeToolCall[], behaviour: Behaviour): Delivery {
  const { fault, after_words: after = 5, tool_calls_as: writing = "fragments" } = behaviour;
  const pieces = events(model, calls, writing);
  const breaks = fault === "unfinished" || fault === "reset";
  return {
    status: 200,
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
    pieces: breaks ? [...pieces].slice(0, after) : pieces,
    ending: fault === "reset" ? "reset" : "end",
    has_headers: true,
    pace: atOnce,
  };
}

function* events(model: string, calls: readonly FakeToolCall[], writing: CallWriting): Generator<string> {
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ object: "chat.completion.chunk", model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  yield event({ role: "assistant", content: null });
  for (const tool_calls of piecesOf(calls, writing)) yield event({ tool_calls });
  yield event({}, writing === "objects" ? "stop" : "tool_calls");
  yield "data: [DONE]\n\n";
}

function piecesOf(calls: readonly FakeToolCall[], writing: CallWriting): object[][] {
  switch (writing) {
    case "fragments":
      return calls.flatMap((call, index) => fragments(whole(call, index), index));
    case "without_ids":
      return calls.flatMap((call, index) => fragments({ ...whole(call, index), id: undefined }, index));
    case "whole":
      return calls.map((call, index) => [whole(call, index)]);
    case "one_piece":
      return [calls.map((call, index) => ({ index, ...whole(call, index) }))];
    case "number_zero":
      return calls.map((call, index) => [{ index: 0, ...whole(call, index) }]);
    case "objects":
      return calls.map((call, index) => [{ ...whole(call, index), function: { name: call.name, arguments: call.arguments } }]);
  }
}

function fragments(call: Omit<ReturnType<typeof whole>, "id"> & { id: string | undefined }, index: number): object[][] {
  const { name, arguments: text } = call.function;
  const parts = text.match(/[\s\S]{1,7}/g) ?? [];
  return [[{ index, ...call, function: { name, arguments: "" } }], ...parts.map((part) => [{ index, function: { arguments: part } }])];
}

const whole = (call: FakeToolCall, index: number) => ({
  id: call.id ?? `call_${index + 1}`,
  type: "function",
  function: { name: call.name, arguments: typeof call.arguments === "string" ? call.arguments : JSON.stringify(call.arguments) },
});
