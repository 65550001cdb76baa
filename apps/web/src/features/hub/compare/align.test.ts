import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { align } from "./align.ts";

describe("paragraphs side by side", () => {
  it("brings the same ones level", () =>
    expect(align("One.\n\nTwo.", "Zero.\n\nOne.\n\nTwo.", true)).toEqual([
      { before: null, after: "Zero." },
      { before: "One.", after: "One." },
      { before: "Two.", after: "Two." },
    ]));

  it("brings a changed one level with what it was, also when another was put between", () =>
    expect(align("It costs eighty euros today.", "Something else entirely stands here.\n\nIt costs ninety euros today.", true)).toEqual([
      { before: null, after: "Something else entirely stands here." },
      { before: "It costs eighty euros today.", after: "It costs ninety euros today." },
    ]));

  it("keeps apart what has nothing in common", () =>
    expect(align("Alpha beta gamma.", "Delta epsilon zeta.", true)).toEqual([
      { before: "Alpha beta gamma.", after: null },
      { before: null, after: "Delta epsilon zeta." },
    ]));

  it("compares scripts without spaces by their characters", () =>
    expect(align("水を沸かすための道具です。", "水を沸かすための機械です。", false)).toHaveLength(1));

  it("answers nothing for nothing", () => expect(align("", " \n\n ", true)).toEqual([]));

  it("keeps every paragraph once and in order", () => {
    const paragraph = fc
      .array(fc.constantFrom("one", "two", "three", "four", "five"), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(" "));
    const text = fc.array(paragraph, { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = align(before.join("\n\n"), after.join("\n\n"), true);
        expect(rows.flatMap((row) => row.before ?? [])).toEqual(before);
        expect(rows.flatMap((row) => row.after ?? [])).toEqual(after);
      }),
    );
  });

  it("does the same with runs too long to be paired by sense", () => {
    const before = Array.from({ length: 80 }, (_, i) => `before ${i}`);
    const after = Array.from({ length: 70 }, (_, i) => `after ${i}`);
    const rows = align(before.join("\n\n"), after.join("\n\n"), true);
    expect(rows.flatMap((row) => row.before ?? [])).toEqual(before);
    expect(rows.flatMap((row) => row.after ?? [])).toEqual(after);
  });
});
