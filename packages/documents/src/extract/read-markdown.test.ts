import { expect, test } from "vitest";
import { extractText } from "./extract-text.ts";

const read = async (markdown: string, name = "story.md") =>
  (await extractText({ name, bytes: Buffer.from(markdown) }).catch((error: Error) => ({ text: error.message }))).text;

test.each([
  ["front matter", "---\ntitle: Fair\nauthor: Ann\n---\n\n# The fair\n", "# The fair"],
  ["front matter that ends in dots, after a byte order mark", "\ufeff---\ntitle: Fair\n...\nThe fair", "The fair"],
  ["comments", "The fair <!-- not the\n\nlawsuit -->opens.\n\n<!-- more -->\n\nIt is free.", "The fair\nopens.\n\nIt is free."],
  ["a comment that never closes", "The fair opens.\n\n<!-- and so on\n\n# never", "The fair opens."],
  [
    "footnotes",
    "It opened in 1926[^1].\n\n[^1]: Taken from the archive,\n    page 2.\n\nIt is free[^a b].",
    "It opened in 1926.\n\nIt is free[^a b].",
  ],
  [
    "addresses of links",
    "See [the plan][plan].\n\n[plan]: https://fair.example 'Plan'\n[ref]: <https://fair.example/a>",
    "See [the plan](https://fair.example).",
  ],
  ["headings without words", "## \n\nThe fair\n\n#\n\n### ###\n\nopens", "The fair\n\nopens"],
  ["struck words", "~~It costs 9 euros.~~ It costs 12 euros, ~5 less.", "It costs 12 euros, ~5 less."],
  ["struck words over two lines, with code in them", "- one\n- ~~it costs\n  `9` euros~~\n\n~~old~~ It is free.", "- one\n\nIt is free."],
  ["boxes of tasks", "- [ ] call\n- [x] print\n  * [X] twice\n1. [ ] first", "- call\n- print\n  * twice\n1. first"],
])("a Markdown file is read without %s", async (_, markdown, text) => expect(await read(markdown)).toBe(text));

test.each([
  ["```\n~~a~~ <!-- b -->\n[^1]: c\n- [ ] d\n```"],
  ["~~~ text\n```\n##\n[a]: https://b.example\n~~~~"],
  ["- list\n\n  ```\n  a[^1] <!-- b -->\n  ```"],
  ["```\nnever closed\n<!-- a -->"],
  ["Use `<!-- a -->` and ``~~b` c~~``."],
])("code stays as it is: %j", async (markdown) => expect(await read(markdown)).toBe(markdown));

test.each([
  ["a line between two parts", "First\n\n---\n\nSecond\n\n---\n\nThird"],
  ["a line at the beginning", "---\n\nFirst part of it.\n\n---\n\nSecond"],
  ["what is said in brackets", "She said [so]: it opens. See [the fair](https://a.example) and x[1]."],
])("%s stays", async (_, markdown) => expect(await read(markdown)).toBe(markdown));

test("in a plain text file all of it stays", async () => {
  const text = "---\na: b\n---\n\n~~a~~ <!-- b --> c[^1]\n- [ ] d";
  expect(await read(text, "story.txt")).toBe(text);
});

test.each(["<!--", "~~a", "[^", "[a]: ", "`", "```\n", "[^1]: a\n", "- [ ] ", "---\n", "> ", "~~~\n", "# \n"])(
  "half a million of %j are read in time",
  { timeout: 15_000 },
  async (part) => expect((await read(part.repeat(500_000))).length).toBeGreaterThan(0),
);
