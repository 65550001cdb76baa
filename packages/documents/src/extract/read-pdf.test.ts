import { jsPDF } from "jspdf";
import { expect, test } from "vitest";
import { extractText } from "./extract-text.ts";

/** A PDF whose pages have one line each, or only a picture. */
function pdfOf(pages: readonly (string | null)[]): Uint8Array {
  const pdf = new jsPDF();
  for (const [i, words] of pages.entries()) {
    if (i > 0) pdf.addPage();
    if (words === null) pdf.rect(10, 10, 50, 50, "F");
    else pdf.text(words, 20, 40);
  }
  return new Uint8Array(pdf.output("arraybuffer"));
}
const read = (bytes: Uint8Array) => extractText({ name: "story.pdf", bytes });
const page = (number: number) => `What stands on page ${number}.`;

test.each([
  [[null, page(2)], "Page 1 holds no text; it may be a picture."],
  [[page(1), null, page(3), null], "Pages 2 and 4 hold no text; they may be pictures."],
  [[null, page(2), null, null, null, page(6), null], "Pages 1, 3–5 and 7 hold no text; they may be pictures."],
])("pages without text are named: %j", async (pages, note) => {
  expect((await read(pdfOf(pages))).notes).toEqual([note]);
});

test("of a PDF with words on each page nothing is said", async () => {
  expect((await read(pdfOf([page(1), page(2)]))).notes).toEqual([]);
});
