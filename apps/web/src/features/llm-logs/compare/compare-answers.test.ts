import type { ComparedCall, FieldSpec, ReplayVerdict } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { formatChanged, formatVerdict, partsOfBoth } from "./compare-answers.ts";

const side = (more: Partial<ComparedCall>) =>
  ({ model: { id: "m", name: "Aurora Large" }, parameters: {}, content: null, text: "", failed_checks: null, ...more }) as ComparedCall;
const body = { key: "body", label: "Body", format: "plain" } as FieldSpec;
const post = (text: string) => side({ content: { kind: "content", fields: { body: text } }, text });

describe("two answers beside each other", () => {
  test("are compared part by part", () => {
    const { before, after } = partsOfBoth({ original: post("One."), replay: post("Two."), fields: [body] });
    expect([before, after].map(([part]) => [part?.label, part?.text])).toEqual([
      ["Body", "One."],
      ["Body", "Two."],
    ]);
  });
  test("are compared as whole texts when one of them cannot be read", () => {
    const { before, after } = partsOfBoth({ original: post("One."), replay: side({ text: "Sorry, no." }), fields: [body] });
    expect([before[0]?.text, after[0]?.text]).toEqual(["One.", "Sorry, no."]);
    expect(after).toHaveLength(1);
  });
  test("say what was other than then", () => {
    const replay = side({ model: { id: "s", name: "Aurora Small" }, parameters: { temperature: { enabled: true, value: 0.2 } } });
    const changed = { model: true, messages: true, parameters: ["temperature" as const] };
    expect(formatChanged({ changed, original: side({}), replay })).toEqual([
      "Model: Aurora Large, now Aurora Small",
      "What was sent",
      "Temperature: off, now 0.2",
    ]);
    expect(formatChanged({ changed: { model: false, messages: false, parameters: [] }, original: side({}), replay })).toEqual([]);
  });
  test.each<[ReplayVerdict | null, number | null, number | null, string]>([
    ["replay", 2, 0, "The new answer is better by our checks: no failed checks instead of 2."],
    ["original", 1, 3, "The original answer is better by our checks: 1 failed check instead of 3."],
    ["original", 1, null, "The original answer is better: the new answer could not be read."],
    ["replay", null, 0, "The new answer is better: the original answer could not be read."],
    ["equal", 0, 0, "Both answers pass every check."],
    ["equal", 2, 2, "Equal by our checks: 2 failed checks in each."],
    ["equal", null, null, "Neither answer has anything that could be checked."],
    [null, 0, null, "One of the two answers is no longer kept, so they can't be judged."],
  ])("%s wins with %s and %s", (verdict, before, after, words) =>
    expect(formatVerdict({ verdict, original: { failed_checks: before }, replay: { failed_checks: after } })).toBe(words),
  );
});
