import { MarkdownManager } from "@tiptap/markdown";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storyExtensions } from "./story-extensions.ts";
import { protectMarkdown, tidyMarkdown } from "./story-markdown.ts";

const manager = new MarkdownManager({ extensions: storyExtensions });
const reads = (markdown: string) => manager.parse(markdown);
/** What is stored after the editor has read a text and written it again. */
const through = (markdown: string) => tidyMarkdown(manager.serialize(reads(protectMarkdown(markdown))), reads);

describe("a story that goes through the editor", () => {
  it.each([
    "Norrbrook has made kettles since 1968.\n\nSo we asked for them. 43 percent had one fault.",
    "## Why\n\nA **bold** and *slanted* word.\n\n- one\n- two\n\n1. first\n2. second",
    "R&D costs 2 * 3 and snake_case_name, < 5 > 3, [x] and 100% \\o/",
    "| Part | Price |\n|---|---|\n| Seal | €2.40 |",
    "Part | Price\n--- | ---\nSeal | €2.40",
    "![The kettle](kettle.png) stands here",
    "<b>Bold</b> and <script>alert(1)</script> and a <!-- comment -->",
    "- [ ] not done\n- [x] done",
    "A note[^1]\n\n[^1]: the note itself",
    "[site]: https://example.com",
    "See https://example.com/a_b?c=d&e=f and mira@example.com",
    "A [link](https://example.com) with words",
    "Tom &amp; Jerry &lt;3 &nbsp; &copy;",
    "~10 litres, ~5 minutes",
    "{{#product}} comes in {{#month}}",
    "Line one\nline two",
    "> A quote\n\n```\nconst a = 1 < 2 && 3;\n```",
    "مرحبا **بالعالم**، هذه غلاية",
    "日本語の**物語**です。",
    "👩‍👩‍👧 family & friends_",
  ])("%j stays as it is", (markdown) => expect(through(markdown)).toBe(markdown));

  it("keeps backslashes where the text would read differently without them", () => {
    expect(through("not \\*slanted\\* at all")).toBe("not \\*slanted\\* at all");
  });
  it("keeps them for the signs that need them only", () => {
    expect(through("2 * 3 * 4, not \\_slanted\\_, [x]")).toBe("2 * 3 * 4, not \\_slanted\\_, [x]");
  });
  it("keeps every word that anybody can type, and settles at once", () => {
    const word = fc.constantFrom(
      "kettle",
      "2.40",
      "*",
      "_",
      "a_b",
      "[x]",
      "<br>",
      "&amp;",
      "&",
      "|",
      "---",
      "~",
      "`",
      "\\",
      "#",
      "1.",
      "!",
      "(a)",
      "…",
      "é",
    );
    const story = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `A ${words.join(" ")} z`);
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
    fc.assert(
      fc.property(story, (markdown) => {
        const once = through(markdown);
        expect(letters(once)).toBe(letters(markdown));
        expect(through(once)).toBe(once);
      }),
    );
  });
});
