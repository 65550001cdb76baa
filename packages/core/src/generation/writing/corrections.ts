import type { ChatMessage } from "@copydesk/llm";
import type { Judged, Violation } from "./judge.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** Corrective turns of one task; each kind of fault gets one, and together no more than this. */
const mostTurns = 3;

/**
 * What the model is asked to mend next; null when nothing is wrong that it was not asked about before, or asking is of
 * no use: the built-in writer always answers the same, and a text that was cut would be cut again.
 */
export function nextCorrection(best: Judged, answer: StoredAnswer): Violation[] | null {
  if (answer.model.is_offline || answer.drafts.length > mostTurns) return null;
  if (best.draft.finish_reason === "length" && best.content !== null) return null;
  return best.violations.some((one) => !answer.corrected.includes(one.kind)) ? best.violations : null;
}

/** The conversation so far with the faulty draft and what is wrong with it. The wanted form is repeated last, where it is read best. */
export function correctiveMessages(messages: readonly ChatMessage[], draft: string, violations: readonly Violation[]): ChatMessage[] {
  const format = /<answer [\s\S]*<\/answer>\s*$/.exec(messages.findLast((one) => one.role === "user")?.content ?? "")?.[0] ?? "";
  const faults = violations.map((one) => `- ${one.message}`).join("\n");
  const wish = `This cannot be used yet:\n${faults}\n\nAnswer once more, whole, with this put right and nothing else changed.`;
  return [...messages, { role: "assistant", content: draft }, { role: "user", content: [wish, format].filter(Boolean).join("\n\n") }];
}

/** What happens now, for the person who waits. */
export function correctionMessage(violations: readonly Violation[]): string {
  const [first] = violations;
  return first?.kind === "shape" ? "The answer could not be read, asking again" : "Fixing what breaks a rule";
}
