import { describe, expect, it } from "vitest";
import { type Comparison, compareVersions } from "./compare-versions.ts";

const part = (key: string, text: string) => ({ key, label: key, text, look: "" });

function whole(before: [string, string][], after: [string, string][], wordSpacing = true): { comparison: Comparison; slices: number } {
  const work = compareVersions(
    before.map(([key, text]) => part(key, text)),
    after.map(([key, text]) => part(key, text)),
    wordSpacing,
  );
  let slices = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return { comparison: step.value, slices };
    slices += 1;
  }
}

describe("two versions of a piece", () => {
  it("are compared part by part, with their changes numbered in reading order", () => {
    const { comparison } = whole(
      [
        ["subject", "The kettle breaks"],
        ["body", "One part failed.\n\nThe end."],
      ],
      [
        ["subject", "The kettle mends"],
        ["body", "One cheap part failed.\n\nThe end."],
      ],
    );
    expect(comparison).toMatchObject({ changes: 2, removed: 1, added: 2 });
    expect(comparison.fields.map((field) => field.rows.flatMap((row) => row.parts.map((one) => one.change)))).toEqual([
      [null, 0, 0],
      [null, 1, null, null],
    ]);
  });

  it("have no change when they are alike, and leave out what both lack", () => {
    const { comparison } = whole(
      [
        ["body", "Same."],
        ["link", ""],
      ],
      [
        ["body", "Same."],
        ["link", ""],
      ],
    );
    expect(comparison).toMatchObject({ changes: 0, removed: 0, added: 0 });
    expect(comparison.fields.map((field) => field.key)).toEqual(["body"]);
  });

  it("show a paragraph that one of them lacks on its side only", () => {
    const { comparison } = whole([["body", "Kept."]], [["body", "Kept.\n\nAltogether new words."]]);
    expect(comparison.fields[0]?.rows.map(({ hasBefore, hasAfter }) => [hasBefore, hasAfter])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(comparison.added).toBe(3);
  });

  it("are worked through in as many slices as there are paragraphs", () => {
    const text = Array.from({ length: 40 }, (_, i) => `Paragraph number ${i}.`).join("\n\n");
    expect(whole([["body", text]], [["body", text.replaceAll("number", "no.")]]).slices).toBe(40);
  });

  it("count characters where words are not spaced", () => {
    expect(whole([["body", "水を沸かす道具"]], [["body", "水を沸かす機械"]], false).comparison).toMatchObject({ removed: 2, added: 2 });
  });
});
