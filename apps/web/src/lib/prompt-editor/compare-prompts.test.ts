import fc from "fast-check";
import { expect, test } from "vitest";
import { aroundChanges, type ComparedPiece, changedLines, compareLines } from "./compare-prompts.ts";

const textOf = (pieces: ComparedPiece[] | null) => pieces?.map((one) => one.text).join("");

test("a changed line stands beside the one it takes the place of, with the words that differ", () => {
  const [first, second] = compareLines("Open with the finding.\nStop.", "Open with the price.\nStop.");
  expect(first?.before).toContainEqual({ kind: "removed", text: "finding" });
  expect(first?.after).toContainEqual({ kind: "added", text: "price" });
  expect(second).toEqual({ before: [{ kind: "same", text: "Stop." }], after: [{ kind: "same", text: "Stop." }] });
});

test("a line that is new has nothing beside it", () => {
  expect(compareLines("a", "a\nb").at(-1)).toEqual({ before: null, after: [{ kind: "added", text: "b" }] });
});

test("the same prompt twice has no changes", () => expect(changedLines(compareLines("a\n\nb", "a\n\nb"))).toBe(0));

test("what did not change is left out, but for a line around", () => {
  const before = "1\n2\n3\n4\n5\n6";
  const shown = aroundChanges(compareLines(before, before.replace("4", "four")));
  expect(shown.map((line) => line && textOf(line.after))).toEqual([null, "3", "four", "5", null]);
});

test("each side is whole", () => {
  const text = fc
    .array(fc.constantFrom("a b", "c", "", "{{#voice}}", "d e f"), { minLength: 1, maxLength: 12 })
    .map((all) => `${all.join("\n")}.`);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = compareLines(before, after);
      expect(lines.flatMap((one) => (one.before ? [textOf(one.before)] : [])).join("\n")).toBe(before);
      expect(lines.flatMap((one) => (one.after ? [textOf(one.after)] : [])).join("\n")).toBe(after);
    }),
  );
});
