import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetInText } from "./text-position.ts";

const text = "One two.\n\nThree\nfour.\n\n\n\nFive.";

describe("a position in a text from a position in its paragraphs", () => {
  it.each([
    [0, 0],
    [4, 4],
    [8, 8],
    [9, 11],
    [14, 16],
    [19, 21],
    [20, 26],
    [99, text.length],
  ])("%i is %i", (shown, at) => expect(offsetInText(text, shown)).toBe(at));

  it("points at the same letter", () => {
    const word = fc.stringMatching(/^[a-z ]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (paragraphs, n) => {
        const shownText = paragraphs.join("");
        const shown = n % shownText.length;
        const whole = paragraphs.join("\n\n");
        const at = offsetInText(whole, shown);
        // At the end of a paragraph the place stays there instead of jumping to the next one.
        if (whole[at] !== "\n") expect(whole[at]).toBe(shownText[shown]);
      }),
    );
  });
});
