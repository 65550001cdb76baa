import { describe, expect, it } from "vitest";
import { correctiveMessages, nextCorrection } from "./corrections.ts";
import type { Judged, Violation } from "./judge.ts";
import type { StoredAnswer } from "./stored-answer.ts";

const length: Violation = { kind: "length", message: "3,120 of 3,000 characters" };
const banned: Violation = { kind: "banned_terms", message: "“unique” is banned" };

const judged = (violations: Violation[], changes: Partial<Judged> = {}): Judged => ({
  draft: { text: "A text", finish_reason: "stop", log_id: "log" },
  content: { kind: "content", fields: { body: "A text" } },
  facts: { text: "A text", checks: [], warnings: 0 },
  violations,
  ...changes,
});
const answer = (corrected: string[] = [], changes: Partial<StoredAnswer> = {}) =>
  ({
    model: { id: "m", name: "Model", is_offline: false },
    drafts: [judged([]).draft, ...corrected.map(() => judged([]).draft)],
    corrected,
    ...changes,
  }) as StoredAnswer;

describe("what a model is asked to mend", () => {
  it("is everything that is wrong, when something of it is new", () => {
    expect(nextCorrection(judged([length]), answer())).toEqual([length]);
    expect(nextCorrection(judged([length, banned]), answer(["length"]))).toEqual([length, banned]);
  });

  it.each([
    ["it is right", judged([]), answer()],
    ["it was asked for that before", judged([length]), answer(["length"])],
    ["it was asked three times already", judged([banned]), answer(["length", "language", "required"])],
    [
      "it is the built-in writer, which always answers the same",
      judged([length]),
      answer([], { model: { id: null, name: "", is_offline: true } }),
    ],
    ["the text was cut, and would be again", judged([length], { draft: { text: "", finish_reason: "length", log_id: "" } }), answer()],
  ])("is nothing when %s", (_, best, given) => {
    expect(nextCorrection(best, given)).toBeNull();
  });

  it("is an outline that was cut in the middle of its JSON", () => {
    const shape: Violation = { kind: "shape", message: "The answer is not JSON." };
    const cut = judged([shape], { content: null, draft: { text: "{", finish_reason: "length", log_id: "" } });
    expect(nextCorrection(cut, answer())).toEqual([shape]);
  });

  it("comes with the draft, the exact faults, and the wanted form at the end", () => {
    const asked = [
      { role: "system" as const, content: "You write." },
      { role: "user" as const, content: 'Write.\n\n<answer kind="content">\n[[body]] Body\n</answer>' },
    ];
    const messages = correctiveMessages(asked, "A text", [length, banned]);
    expect(messages.map((message) => message.role)).toEqual(["system", "user", "assistant", "user"]);
    expect(messages[2]?.content).toBe("A text");
    expect(messages[3]?.content).toContain("- 3,120 of 3,000 characters\n- “unique” is banned");
    expect(messages[3]?.content).toMatch(/<answer kind="content">\n\[\[body\]\] Body\n<\/answer>$/);
  });
});
