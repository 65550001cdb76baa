import { type ChatResult, inputTokens, outputTokens } from "@copydesk/llm";
import type { Price } from "../../generation/index.ts";

/** What a try is told to have taken. */
export const tryFacts = ({ usage, total_ms }: ChatResult, price: Price) => ({
  tokens: { in: inputTokens(usage), out: outputTokens(usage), cached: usage.tokens_cached ?? 0, estimated: usage.estimated },
  ...price,
  milliseconds: Math.round(total_ms),
});

/** What the answer itself tells, for whoever tries a prompt. */
export const notesOn = ({ finish_reason, silently_cut, dropped, note }: ChatResult): string[] => [
  ...(finish_reason === "length" ? ["Cut at the length limit. Give the answer more room in the parameters."] : []),
  ...(silently_cut ? ["The model read less than it was sent. Choose one that reads more."] : []),
  ...(dropped.length > 0 ? [`The endpoint does not take ${dropped.join(", ")}; it was left out.`] : []),
  ...(note ? [note] : []),
];
