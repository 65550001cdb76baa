import { expect, test } from "vitest";
import { visibleMarkdown } from "./visible-markdown.ts";

/** Readers of a page see one empty line where there are several, and none around it. */
const shown = (markdown: string) =>
  visibleMarkdown(markdown)
    .replace(/\n{3,}/g, "\n\n")
    .trim();

test.each([
  ["front matter", "---\ntitle: Fair\nauthor: Ann\n---\n\n# The fair\n", "# The fair"],
  ["front matter that ends in dots", "---\ntitle: Fair\n...\nThe fair", "The fair"],
  ["comments", "The fair <!-- not the\n\nlawsuit -->opens.\n\n<!-- more -->\n\nIt is free.", "The fair \nopens.\n\nIt is free."],
  ["comments within a line", "The fair <!-- which? --> opens <!-- when? -->now <!-- so -->\non.", "The fair opens now\non."],
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
])("Markdown is shown without %s", (_, markdown, text) => expect(shown(markdown)).toBe(text));

test.each([
  ["```\n~~a~~ <!-- b -->\n[^1]: c\n- [ ] d\n```"],
  ["~~~ text\n```\n##\n[a]: https://b.example\n~~~~"],
  ["- list\n\n  ```\n  a[^1] <!-- b -->\n  ```"],
  ["```\nnever closed\n<!-- a -->"],
  ["Use `<!-- a -->` and ``~~b` c~~``."],
])("code stays as it is: %j", (markdown) => expect(visibleMarkdown(markdown)).toBe(markdown));

test.each([
  ["a line between two parts", "First\n\n---\n\nSecond\n\n---\n\nThird"],
  ["a line at the beginning", "---\n\nFirst part of it.\n\n---\n\nSecond"],
  ["what is said in brackets", "She said [so]: it opens. See [the fair](https://a.example) and x[1]."],
])("%s stays", (_, markdown) => expect(visibleMarkdown(markdown)).toBe(markdown));

test.each(["<!--", "~~a", "[^", "[a]: ", "`", "```\n", "[^1]: a\n", "- [ ] ", "---\n", "> ", "~~~\n", "# \n"])(
  "two hundred thousand of %j are read in time",
  { timeout: 15_000 },
  (part) => expect(visibleMarkdown(part.repeat(200_000)).length).toBeGreaterThanOrEqual(0),
);
