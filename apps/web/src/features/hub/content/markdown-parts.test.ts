import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markdownParts } from "./markdown-parts.ts";

describe("parts of Markdown that grows", () => {
  it("begin with paragraphs and headings", () =>
    expect(markdownParts("One.\n\n## Two\n\nThree\nmore.")).toEqual(["One.", "## Two", "Three\nmore."]));
  it("keep lists together, also with empty lines inside", () =>
    expect(markdownParts("Such as:\n\n1. a\n\n2. b\n\n   more of b\n\nAfter.")).toEqual([
      "Such as:\n\n1. a\n\n2. b\n\n   more of b",
      "After.",
    ]));
  it("keep code together", () => expect(markdownParts("```\na\n\nb\n```\n\nAfter.")).toEqual(["```\na\n\nb\n```", "After."]));
  it("lose nothing", () => {
    const line = fc.constantFrom("text", "# title", "- item", "1. one", "> quote", "```", "    code", "");
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join("\n\n").replace(/\n{3,}/g, "\n\n");
        expect(markdownParts(text).join("\n\n")).toBe(text);
      }),
    );
  });
});
