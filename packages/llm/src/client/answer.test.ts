import { expect, test } from "vitest";
import { emptyAnswer, type Heard, takeChunk } from "./answer.ts";

/** What is heard of a message, as a piece of a stream and as a whole answer. */
function heardOf(message: unknown): Heard[] {
  return ["delta", "message"].map((name) => takeChunk(emptyAnswer(), { choices: [{ [name]: message, finish_reason: null }] }, 1_000));
}

test.each<[string, unknown, Partial<Heard>]>([
  ["text", "A kettle", { delta: "A kettle", isWorking: true }],
  [
    "text in parts",
    [
      { type: "text", text: "A " },
      { type: "text", text: "kettle" },
    ],
    { delta: "A kettle", isWorking: true },
  ],
  [
    "thoughts among the parts",
    [
      { type: "thinking", thinking: [{ type: "text", text: "They want a kettle" }] },
      { type: "text", text: "A kettle" },
    ],
    { delta: "A kettle", isWorking: true },
  ],
  ["thoughts alone", [{ type: "thinking", thinking: [{ type: "text", text: "They want" }] }], { delta: "", isWorking: true }],
  ["parts that are none", [7, null, { type: "text" }], { delta: "" }],
  ["no text", 7, { delta: "", isWorking: false }],
])("of %s only what is for readers is text", (_, content, expected) => {
  for (const heard of heardOf({ role: "assistant", content })) expect(heard).toMatchObject(expected);
});
