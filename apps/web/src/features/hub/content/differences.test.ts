import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differences, type TextPart } from "./differences.ts";

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

  it("always keeps both texts whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), fc.boolean(), (before, after, spaced) => {
        const parts = differences(before, after, spaced);
        expect(side(parts, "removed")).toBe(before);
        expect(side(parts, "added")).toBe(after);
      }),
    );
  });
});
