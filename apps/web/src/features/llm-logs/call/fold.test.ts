import { expect, test } from "vitest";
import { foldedAt, partsOf, slicesOf } from "./fold.ts";

test("materials are told apart from what is said about them", () => {
  const content = 'Write one post.\n\n<material name="story">\nThe kettle.\n\nIt lasts.\n</material>\n\nOnly the text.';
  expect(partsOf(content)).toEqual([
    { text: "Write one post.", material: null },
    { text: "The kettle.\n\nIt lasts.", material: "story" },
    { text: "Only the text.", material: null },
  ]);
});

test("a material that is never closed is plain text, and nothing is lost", () => {
  const content = '<material name="story">\nThe kettle.';
  expect(partsOf(content)).toEqual([{ text: content, material: null }]);
});

test("a short text is shown whole, also a little over", () => {
  expect(foldedAt("word ".repeat(20), 100, 10)).toBeNull();
  expect(foldedAt("word ".repeat(24), 100, 10)).toBeNull();
});

test("a long text ends between words, after so many lines, and never within a letter", () => {
  expect(foldedAt("word ".repeat(100), 98, 10)).toBe("word ".repeat(19).trim());
  expect(foldedAt("line\n".repeat(100), 400, 3)).toBe("line\nline\nline");
  const begin = foldedAt(`${"a".repeat(99)}${"🫖".repeat(100)}`, 100, 10) ?? "";
  expect(begin).toBe("a".repeat(99));
});

test("slices are whole lines, and together the text", () => {
  const text = "A line of the story.\n\n".repeat(2_000);
  const slices = slicesOf(text);
  expect(slices.length).toBeGreaterThan(5);
  expect(slices.join("\n")).toBe(text);
  expect(slicesOf("short")).toEqual(["short"]);
});
