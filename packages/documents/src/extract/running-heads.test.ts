import { jsPDF } from "jspdf";
import { expect, test } from "vitest";
import { extractText } from "./extract-text.ts";

interface Page {
  head?: string;
  lines: readonly string[];
  foot?: string;
}

/** A PDF whose pages have a head, lines from the top on, and a foot, which is written before the text. */
async function read(pages: readonly Page[], size = 12): Promise<string> {
  const made = new jsPDF({ unit: "pt", format: [600, 400] });
  for (const [i, { head, lines, foot }] of pages.entries()) {
    if (i > 0) made.addPage();
    made.setFontSize(size);
    if (head) made.text(head, 40, 30);
    made.setFontSize(12);
    if (foot) made.text(foot, 260, 580);
    for (const [at, line] of lines.entries()) made.text(line, 40, 100 + at * 15);
  }
  return (await extractText({ name: "story.pdf", bytes: new Uint8Array(made.output("arraybuffer")) })).text;
}

const lines = (number: string) => [
  `The ${number} part of the story is told in two lines, of which`,
  "this one ends with a full stop and nothing goes on.",
];
const told = (number: string) => lines(number).join(" ");

test("heads and feet that run through the pages are left out, also with other figures", async () => {
  const pages = ["first", "second", "third"].map((number, i) => ({
    head: "Harbour Museum",
    lines: lines(number),
    foot: `Page ${i + 1} of 3`,
  }));
  expect(await read(pages)).toBe(["first", "second", "third"].map(told).join("\n\n"));
});

test("a first page without a head, as titles have none, changes nothing", async () => {
  const [title, ...others] = ["first", "second", "third", "fourth"].map((number, i) => ({ lines: lines(number), foot: `${i + 1}` }));
  const pages = [{ lines: title?.lines ?? [] }, ...others];
  expect(await read(pages)).toBe(["first", "second", "third", "fourth"].map(told).join("\n\n"));
});

test("a paragraph that goes on over the page is one", async () => {
  const pages = [
    { lines: ["It opens on Friday at nine and"], foot: "Page 1" },
    { lines: ["goes on until the even-"], foot: "Page 2" },
    { lines: ["ing, when all", "go home."], foot: "Page 3" },
    { lines: ["Nobody stays."], foot: "Page 4" },
  ];
  expect(await read(pages)).toBe("It opens on Friday at nine and goes on until the evening, when all go home.\n\nNobody stays.");
});

test("large headings, lines of one page and those of two pages stay", async () => {
  const chapters = ["first", "second", "third"].map((number, i) => ({ head: `Chapter ${i + 1}`, lines: lines(number) }));
  expect(await read(chapters, 18)).toBe(
    chapters.map(({ head }, i) => `${head}\n\n${told(["first", "second", "third"][i] ?? "")}`).join("\n\n"),
  );
  expect(await read(chapters.slice(0, 2))).toContain("Chapter 1\n\nThe first");
  expect(await read([...chapters.slice(0, 2), { head: "Afterwards", lines: lines("last") }])).toContain("Chapter 2\n\nThe second");
});
