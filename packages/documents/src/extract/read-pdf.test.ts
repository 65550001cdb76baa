import { jsPDF } from "jspdf";
import { describe, expect, test } from "vitest";
import { createFontLibrary } from "../pdf/font-files.ts";
import { piecePdf } from "../pdf/make-pdf.ts";
import { samplePiece } from "../testing.ts";
import { pdf } from "../testing-files.ts";
import { extractText } from "./extract-text.ts";

/** A PDF whose pages have one line each, or only a picture. */
function pdfOf(pages: readonly (string | null)[]): Uint8Array {
  const made = new jsPDF();
  for (const [i, words] of pages.entries()) {
    if (i > 0) made.addPage();
    if (words === null) made.rect(10, 10, 50, 50, "F");
    else made.text(words, 20, 40);
  }
  return new Uint8Array(made.output("arraybuffer"));
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

describe("fonts that do not say what their letters are", () => {
  const library = createFontLibrary(new URL("../../fonts", import.meta.url).pathname);
  const piece = (code: string) => Buffer.from(piecePdf(samplePiece(code), "Spring", { library, internal: true }));
  const mute = (pdf: Uint8Array) => Buffer.from(Buffer.from(pdf).toString("latin1").replaceAll("/ToUnicode", "/NoUnicode"), "latin1");

  test.each(["en", "de", "ar"])("are refused: %s", async (code) => {
    await expect(read(mute(piece(code)))).rejects.toMatchObject({
      code: "RULE_BROKEN",
      message: expect.stringMatching(/^The letters of this PDF cannot be told/),
    });
  });

  test("on one page of several are left out, which is said", async () => {
    const letters = Array.from({ length: 60 }, (_, i) => (1 + (i % 40)).toString(16).padStart(4, "0")).join("");
    const font = "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500";
    const mixed = pdf(
      Buffer.from("BT /F1 12 Tf 20 700 Td (A page as it should be) Tj ET"),
      "",
      `2 0 obj<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>endobj
7 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 8 0 R/Resources<</Font<</F1 9 0 R>>>>>>endobj
8 0 obj<</Length ${letters.length + 40}>>stream
BT /F1 12 Tf 20 700 Td <${letters}> Tj ET
endstream endobj
9 0 obj<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X${font}>>]>>endobj`,
    );
    expect(await read(mixed)).toMatchObject({
      text: "A page as it should be",
      notes: ["Page 2 was left out: its fonts do not say what their letters are."],
    });
  });

  test.each(["en", "ar", "he", "hi", "th", "ja", "ko", "ru", "el", "ta"])("are not seen in a healthy file: %s", async (code) => {
    expect((await read(piece(code))).notes).toEqual([]);
  });
});
