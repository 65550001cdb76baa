import { type AnswerTask, readAnswerElement, readAnswerFormat } from "@copydesk/contracts";
import type { ChatMessage, ChatRequest } from "@copydesk/llm";
import { jsonOf } from "../../../generation/index.ts";
import { guideJson } from "../../../trials/index.ts";

/** The message that says in which form to answer: the last one, for those that ask to mend a text come after it. */
const asking = (messages: readonly ChatMessage[]): string =>
  messages.findLast(({ role, content }) => role === "user" && readAnswerElement(content) !== null)?.content ?? "";

/** What was asked for, as the prompt itself says; null for what is none of the three kinds of text. */
export const wantedAnswer = (messages: readonly ChatMessage[]): AnswerTask | null => readAnswerFormat(asking(messages));

/** The shape in which an answer to these messages is asked for. The log does not keep it; it follows from the prompt. */
export function wantedJson(messages: readonly ChatMessage[]): ChatRequest["json"] {
  const kind = readAnswerElement(asking(messages))?.values.kind;
  if (kind === "guide") return guideJson;
  const task = wantedAnswer(messages);
  return task ? jsonOf(task.kind, task.kind === "content" ? [] : task.channels) : undefined;
}
