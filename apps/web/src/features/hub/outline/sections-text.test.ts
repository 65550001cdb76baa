import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSections, writeSections } from "./sections-text.ts";

describe("sections as text", () => {
  it("are a heading and its points", () =>
    expect(
      writeSections([
        { heading: "Why", points: ["Seals", "Cost"] },
        { heading: "How", points: [] },
      ]),
    ).toBe("Why\n- Seals\n- Cost\n\nHow"));

  it("are read however people mark and space them", () =>
    expect(readSections("\n\nWhy\n • Seals\nCost\n\n \n\n  How  \n")).toEqual([
      { heading: "Why", points: ["Seals", "Cost"] },
      { heading: "How", points: [] },
    ]));

  it("come back as they were", () => {
    const words = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,10}[a-z]$/);
    fc.assert(
      fc.property(fc.array(fc.record({ heading: words, points: fc.array(words, { maxLength: 4 }) }), { maxLength: 5 }), (sections) => {
        expect(readSections(writeSections(sections))).toEqual(sections);
      }),
    );
  });
});
