import { readFileSync } from "node:fs";
import { jsPDF } from "jspdf";
import { describe, expect, test } from "vitest";
import { createFontLibrary } from "../pdf/font-files.ts";
import { piecePdf } from "../pdf/make-pdf.ts";
import { samplePiece, samples } from "../testing.ts";
import { extractText } from "./extract-text.ts";

const fonts = new URL("../../fonts/", import.meta.url);
const library = createFontLibrary(fonts.pathname);
const read = async (bytes: Uint8Array) => (await extractText({ name: "story.pdf", bytes })).text;

interface Cell {
  words: string;
  /** Where it begins, from the left edge of the page: on its right where it is Hebrew. */
  x: number;
}
type Order = "as they are read" | "from the left" | "from the left, but letter by letter";

/** A page whose words are drawn one by one, the first line at its top; Hebrew ones run from right to left. */
function pageOf(lines: readonly (readonly Cell[])[], order: Order): Uint8Array {
  const made = new jsPDF({ unit: "pt", format: [600, 500] });
  made.addFileToVFS("Hebrew.ttf", readFileSync(new URL("NotoSansHebrew-Regular.ttf", fonts)).toString("base64"));
  made.addFont("Hebrew.ttf", "Hebrew", "normal");
  made.setFontSize(12);
  for (const [i, cells] of lines.entries()) {
    const words = cells.flatMap((cell) => placeWords(made, cell));
    for (const { text, x } of inOrder(made, words, order)) made.setFont(fontOf(text)).text(text, x, 60 + i * 18);
  }
  return new Uint8Array(made.output("arraybuffer"));
}

interface Word {
  text: string;
  x: number;
}

function inOrder(made: jsPDF, words: readonly Word[], order: Order): Word[] {
  if (order === "as they are read") return [...words];
  if (order === "from the left") return words.toSorted((a, b) => a.x - b.x);
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run?.[0] && isHebrew(run[0].text) && isHebrew(word.text)) run.push(word);
    else runs.push([word]);
  }
  const leftmost = (run: readonly Word[]) => Math.min(...run.map(({ x }) => x));
  return runs.sort((a, b) => leftmost(a) - leftmost(b)).flatMap((run) => run.flatMap((word) => lettersOf(made, word)));
}

/** Of a Hebrew word, from its right on. */
function lettersOf(made: jsPDF, { text, x }: Word): Word[] {
  if (!isHebrew(text)) return [{ text, x }];
  made.setFont("Hebrew");
  return [...text].map((letter, i) => ({ text: letter, x: x + made.getTextWidth(text.slice(0, i)) })).reverse();
}

const orders: Order[] = ["as they are read", "from the left", "from the left, but letter by letter"];

const isHebrew = (text: string) => /\p{Script=Hebrew}/u.test(text);
const fontOf = (text: string) => (isHebrew(text) ? "Hebrew" : "Helvetica");

function placeWords(made: jsPDF, { words, x }: Cell): Word[] {
  const isRtl = isHebrew(words);
  let at = x;
  return words.split(" ").map((word) => {
    const width = made.setFont(fontOf(word)).getTextWidth(word);
    if (isRtl) at -= width;
    const placed = { text: isHebrew(word) ? [...word].reverse().join("") : word, x: at };
    at += isRtl ? -4 : width + 4;
    return placed;
  });
}

describe("lines that are read from right to left", () => {
  test.each(["ar", "he"])("keep their spaces, numbers and words of other letters: %s", async (code) => {
    const text = await read(new Uint8Array(piecePdf(samplePiece(code), "Spring", { library, internal: true })));
    expect(text).toContain(samples[code]?.text);
    expect(text).toContain(`• ${samples[code]?.headline}\n\n• `);
    expect(text).toContain("1. Copydesk 2026\n\n2. ");
  });

  const sentence = "הקו נפתח בשנה 2026 במחיר 40 שקל";
  test.each(orders)("are put into order when their words are drawn %s", async (order) => {
    expect(await read(pageOf([[{ words: sentence, x: 450 }]], order))).toBe(sentence);
  });

  test.each(orders)("keep the cells of a table apart when these are drawn %s", async (order) => {
    const row = (station: string, time: string, price: string) => [
      { words: station, x: 450 },
      { words: time, x: 250 },
      { words: price, x: 60 },
    ];
    const text = await read(pageOf([row("תחנה ראשונה", "06:00", "40"), row("תחנה שנייה", "06:12", "45")], order));
    expect(text).toBe("תחנה ראשונה 06:00 40 תחנה שנייה 06:12 45");
  });

  test.each(orders)("keep the order of other words among themselves, drawn %s", async (order) => {
    const line = [
      { words: "המוזיאון נפתח בנמל", x: 450 },
      { words: "Harbour Museum", x: 249 },
      { words: "בשעה 12", x: 245 },
    ];
    expect(await read(pageOf([line], order))).toBe("המוזיאון נפתח בנמל Harbour Museum בשעה 12");
  });

  test("have their signs where these are read, not as they stand on the page", async () => {
    const line = [
      { words: "נפתח בנמל", x: 450 },
      { words: "Harbour", x: 346 },
      { words: "?!", x: 336 },
    ];
    const text = await read(pageOf([line], "as they are read"));
    expect(text).toBe("נפתח בנמל Harbour!?");
  });

  test("end their paragraph where one ends early with a full stop", async () => {
    const lines = ["הקו החדש יוצא מהנמל הישן כל שעה ועוצר בדרך ליד", "המזח הצפוני.", "הסירות נבנו בעיר.", "מחיר כרטיס אחד"];
    const page = pageOf(
      lines.map((words) => [{ words, x: 450 }]),
      "as they are read",
    );
    expect(await read(page)).toBe(`${lines[0]} ${lines[1]}\n\n${lines[2]}\n\n${lines[3]}`);
  });
});

test.each(orders)("words from right to left stay in a line of the other kind, drawn %s", async (order) => {
  const line = [
    { words: "The name is", x: 50 },
    { words: "נמל 12 חדש", x: 200 },
    { words: "in Hebrew", x: 204 },
  ];
  expect(await read(pageOf([line], order))).toBe("The name is נמל 12 חדש in Hebrew");
});

test("words from right to left in brackets stay apart from those behind these", async () => {
  const piece = samplePiece("en");
  const body = "The piers are called (צפון) شمال by all, or «جنوب», (דרום) too, with 12 «شرق» 12 12 ships.";
  const text = await read(new Uint8Array(piecePdf({ ...piece, values: { ...piece.values, body } }, "Spring", { library, internal: true })));
  expect(text).toContain(body);
});

test("figures alone in a line are read as the page around them", async () => {
  const piece = samplePiece("he");
  const body = "הקו החדש נפתח בנמל הישן לכל הנוסעים.\n\n(12)! €4.\n\nסוף הטקסט של העמוד הזה.";
  const text = await read(new Uint8Array(piecePdf({ ...piece, values: { ...piece.values, body } }, "Spring", { library, internal: true })));
  expect(text).toContain("(12)! €4.");
});
