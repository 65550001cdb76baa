import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countUnits, differences, type TextPart } from "./differences.ts";

const side = (parts: TextPart[], kind: "added" | "removed") =>
  parts
    .filter((part) => part.kind === "same" || part.kind === kind)
    .map((part) => part.text)
    .join("");

describe("differences between two texts", () => {
  it("marks whole words where words are spaced", () => {
    expect(differences("A kettle breaks.", "A kettle mends.", true)).toEqual([
      { kind: "same", text: "A kettle " },
      { kind: "removed", text: "breaks" },
      { kind: "added", text: "mends" },
      { kind: "same", text: "." },
    ]);
  });

  it("marks single characters where they are not", () => {
    expect(differences("水を沸かす", "水を注ぐ", false).filter((part) => part.kind === "same")[0]?.text).toBe("水を");
  });

  it("makes one change of words changed one after another", () => {
    expect(differences("We asked them back today.", "We begged for returns today.", true)).toEqual([
      { kind: "same", text: "We " },
      { kind: "removed", text: "asked them back" },
      { kind: "added", text: "begged for returns" },
      { kind: "same", text: " today." },
    ]);
  });

  it("says nothing of texts that are alike", () => {
    expect(differences("Same.", "Same.", true)).toEqual([{ kind: "same", text: "Same." }]);
    expect(differences("", "", true)).toEqual([]);
  });

  it("does not search long texts that have nothing in common", () => {
    const before = Array.from({ length: 4_000 }, (_, i) => `a${i}`).join(" ");
    const after = Array.from({ length: 4_000 }, (_, i) => `b${i}`).join(" ");
    expect(differences(before, after, true)).toEqual([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]);
  });

  it("always keeps both texts whole", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(fc.constantFrom("a", "b", "c d", " ", ", ", "。", "\n")).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, text, fc.boolean(), (before, after, spaced) => {
        const parts = differences(before, after, spaced);
        expect(side(parts, "removed")).toBe(before);
        expect(side(parts, "added")).toBe(after);
      }),
    );
  });

  it("never leaves two changes of a kind side by side", () => {
    const text = fc.array(fc.constantFrom("a ", "b ", "c ", "d, ", "e. ")).map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = differences(before, after, true);
        expect(parts.some((part, i) => i > 0 && part.kind === parts[i - 1]?.kind)).toBe(false);
      }),
    );
  });
});

it("counts words, or characters where words are not spaced", () => {
  expect(countUnits("Five screws, six parts.", true)).toBe(4);
  expect(countUnits("水を 沸かす", false)).toBe(5);
});
