import type OpenAI from "openai";
import type { ChatMessage, TextMessage } from "../types.ts";

/** A message in the protocol's own shape. */
export function wireMessage(message: ChatMessage): OpenAI.Chat.ChatCompletionMessageParam {
  if (!("tool_calls" in message)) return message;
  return {
    role: "assistant",
    // Beside calls an empty text is refused by some; all take null.
    content: message.content === "" ? null : message.content,
    tool_calls: message.tool_calls.map((call) => ({
      id: call.id,
      type: "function",
      function: { name: call.name, arguments: call.arguments },
    })),
  };
}

/** The same conversation for an endpoint without functions: what was called and what it gave, in words. */
export function toolsInWords(messages: readonly ChatMessage[]): TextMessage[] {
  return messages.map((message): TextMessage => {
    if (message.role === "tool") return { role: "user", content: `What was looked up:\n${message.content}` };
    if (!("tool_calls" in message)) return message;
    const calls = message.tool_calls.map((call) => `I look up ${call.name} ${call.arguments}`);
    return { role: "assistant", content: [message.content, ...calls].filter(Boolean).join("\n") };
  });
}
