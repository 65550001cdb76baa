import { describe, expect, it } from "vitest";
import { appendText, refuseFile, storyFileLimit } from "./story-file.ts";

describe("a file for the story", () => {
  it.each(["Brief.DOCX", "a.b.pdf", "notes.md", "story.txt"])("may be %s", (name) =>
    expect(refuseFile({ name, size: 10 })).toBeUndefined(),
  );
  it.each([
    [{ name: "photo.png", size: 10 }, "“photo.png” cannot be read. Use a .docx, .pdf, .md or .txt file."],
    [{ name: "docx", size: 10 }, "“docx” cannot be read. Use a .docx, .pdf, .md or .txt file."],
    [{ name: "story.txt", size: 0 }, "“story.txt” is empty."],
    [{ name: "story.pdf", size: storyFileLimit + 1 }, "“story.pdf” has 10.0 MB; 10 MB is the most."],
  ])("is refused in words: %j", (file, words) => expect(refuseFile(file)).toBe(words));
});

it("puts a text after what is there", () => {
  expect(appendText("", " New. \n")).toBe("New.");
  expect(appendText("Old.\n", "New.")).toBe("Old.\n\nNew.");
});
