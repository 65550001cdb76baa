import type { CheckResult, FieldValues } from "@copydesk/contracts";
import type { ChatMessage } from "@copydesk/llm";

/** Shorter sentences may well stand in a text of their own accord. */
const fewestWords = 7;
/** The same where words are not parted by spaces. */
const fewestLetters = 16;
const isLong = (sentence: string) =>
  sentence.split(/\s+/).length >= fewestWords ||
  (sentence.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu)?.length ?? 0) >=
    fewestLetters;
const shownMax = 2;

/**
 * Sentences of the instructions that stand in the text: the system prompt and the form of the answer. Material that the
 * prompt brings (story, examples, rules of the house) is there to be used and does not count, nor does what must appear.
 */
export function checkLeak(fields: FieldValues, messages: readonly ChatMessage[], mandatory: string): CheckResult[] {
  const instructions = messages.flatMap(({ role, content }) =>
    role === "system" ? [content] : role === "user" ? [/<answer [^>]*>([\s\S]*?)(?:\[\[|<\/answer>)/.exec(content)?.[1] ?? ""] : [],
  );
  const sentences = instructions
    .flatMap((text) => text.replace(/<(\w+)[^>]*>[\s\S]*?<\/\1>/g, "\n").split(/(?<=[.!?:])\s+|(?<=[。！？])|\n+/u))
    .map((one) => one.trim())
    .filter((one) => isLong(one) && !plain(mandatory).includes(plain(one)));
  return Object.entries(fields).flatMap(([field, value]) => {
    const text = plain([value].flat().join("\n"));
    const found = [...new Set(sentences)].filter((one) => text.includes(plain(one))).slice(0, shownMax);
    return found.map((one) => ({
      code: "leak" as const,
      level: "error" as const,
      field,
      message: `“${one.length > 60 ? `${one.slice(0, 60).trimEnd()}…` : one}” is from the instructions, not for readers`,
    }));
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
