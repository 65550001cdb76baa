import { readFileSync } from "node:fs";
import { jsPDF } from "jspdf";
import { describe, expect, test } from "vitest";
import { extractText } from "./extract-text.ts";

interface Column {
  x: number;
  lines: readonly string[];
}
/** Whether a line of each column is drawn after the other, or column after column. */
type Drawn = "line by line" | "column by column";
const both: Drawn[] = ["line by line", "column by column"];

const newPage = () => new jsPDF({ unit: "pt", format: [842, 595] }).setFontSize(10);

async function read(made: jsPDF): Promise<string> {
  return (await extractText({ name: "story.pdf", bytes: new Uint8Array(made.output("arraybuffer")) })).text;
}

/** Draws columns whose first lines stand at `y` from the top of the page, each line `step` points below the last. */
function drawColumns(made: jsPDF, columns: readonly Column[], { y, drawn, step = 12 }: { y: number; drawn: Drawn; step?: number }): void {
  const places = columns.flatMap(({ x, lines }) => lines.map((text, i) => ({ text, x, y: y + i * step })));
  for (const { text, x, y } of drawn === "line by line" ? places.sort((a, b) => a.y - b.y) : places) made.text(text, x, y);
}

const story = (name: string) =>
  Array.from({ length: 5 }, (_, i) => `${name} number ${i} lay in the harbour for a year, and everyone who was on board went ashore.`).join(
    " ",
  );
const linesOf = (text: string, width: number): string[] => newPage().splitTextToSize(text, width);

describe("columns", () => {
  test.each(both)("are read one after the other, drawn %s", async (drawn) => {
    const made = newPage();
    const columns = ["Ship", "Boat"].map((name, i) => ({ x: 50 + i * 260, lines: linesOf(story(name), 235) }));
    drawColumns(made, columns, { y: 100, drawn });
    expect(await read(made)).toBe(`${story("Ship")}\n\n${story("Boat")}`);
  });

  test.each(both)("may be three, drawn %s", async (drawn) => {
    const made = newPage();
    const columns = ["Ship", "Boat", "Ferry"].map((name, i) => ({ x: 50 + i * 170, lines: linesOf(story(name), 155) }));
    drawColumns(made, columns, { y: 100, drawn });
    expect(await read(made)).toBe(["Ship", "Boat", "Ferry"].map(story).join("\n\n"));
  });

  test.each(both)("stand below a headline across the page and above the next, drawn %s", async (drawn) => {
    const made = newPage();
    const draw = (names: readonly string[], y: number) => {
      made.setFontSize(16).text(`${names.join(" and ")} in the harbour of the town`, 150, y);
      made.setFontSize(10);
      const columns = names.map((name, i) => ({ x: 50 + i * 260, lines: linesOf(story(name), 235) }));
      drawColumns(made, columns, { y: y + 30, drawn });
    };
    draw(["Ship", "Boat"], 60);
    draw(["Ferry", "Barge"], 400);
    const told = (...names: string[]) => [`${names.join(" and ")} in the harbour of the town`, ...names.map(story)];
    expect(await read(made)).toBe([...told("Ship", "Boat"), ...told("Ferry", "Barge")].join("\n\n"));
  });

  test("are read on where the first ends within a sentence", async () => {
    const made = newPage();
    const lines = linesOf(story("Ship"), 235);
    const half = Math.ceil(lines.findIndex((line, i) => i > 4 && /^[a-z]/.test(line)));
    drawColumns(
      made,
      [
        { x: 50, lines: lines.slice(0, half) },
        { x: 310, lines: lines.slice(half) },
      ],
      { y: 100, drawn: "line by line" },
    );
    expect(await read(made)).toBe(story("Ship"));
  });

  test("begin on the right where the page is read from right to left", async () => {
    const made = newPage();
    made.addFileToVFS("Hebrew.ttf", readFileSync(new URL("../../fonts/NotoSansHebrew-Regular.ttf", import.meta.url)).toString("base64"));
    made.addFont("Hebrew.ttf", "Hebrew", "normal");
    made.setFont("Hebrew");
    const lines = (side: string) =>
      ["ראשונה", "שנייה", "שלישית", "רביעית", "חמישית"].map((number) => `שורה ${number} של הטור ${side} בעמוד הזה`);
    const asDrawn = (side: string) => lines(side).map((line) => [...line].reverse().join(""));
    const columns = [
      { x: 50, lines: asDrawn("השמאלי") },
      { x: 310, lines: asDrawn("הימני") },
    ];
    drawColumns(made, columns, { y: 100, drawn: "line by line" });
    expect(await read(made)).toBe(`${lines("הימני").join(" ")}\n\n${lines("השמאלי").join(" ")}`);
  });
});

describe("no columns are", () => {
  test.each([
    ["a table of short cells", ["Stop", "North pier", "Temple", "South pier"], ["First boat", "06:00", "06:12", "06:20"]],
    [
      "a table of long cells",
      ["Lid with a strong spring in it", "Heater made of stainless steel", "Base with a long grey cable", "Filter that can be washed"],
      [
        "Opens with one hand at any time",
        "Does not rust in ten long years",
        "Stands wherever you want it to",
        "Keeps chalk out of all your tea",
      ],
    ],
    ["years with what happened in them", ["1990", "1991", "1992", "1993", "1994"], linesOf(story("Ship"), 235).slice(0, 5)],
  ])("%s", async (_, left, right) => {
    const made = newPage();
    const columns = [
      { x: 50, lines: left },
      { x: 310, lines: right },
    ];
    drawColumns(made, columns, { y: 100, drawn: "line by line" });
    expect((await read(made)).replace(/\s+/g, " ")).toBe(left.flatMap((cell, i) => [cell, right[i]]).join(" "));
  });

  test("cells of several lines that are drawn one after the other", async () => {
    const made = newPage();
    const cells = ["Ship", "Boat", "Ferry", "Barge", "Raft", "Canoe"].map((name) => ({
      name,
      lines: linesOf(story(name), 235).slice(0, 4),
    }));
    for (const [i, { lines }] of cells.entries())
      drawColumns(made, [{ x: i % 2 === 0 ? 50 : 310, lines }], { y: 100 + Math.floor(i / 2) * 60, drawn: "column by column" });
    expect(await read(made)).toBe(cells.map(({ lines }) => lines.join(" ")).join("\n\n"));
  });

  test("wide gaps within the lines of a paragraph", async () => {
    const made = newPage();
    const lines = linesOf(story("Ship"), 400);
    for (const [i, line] of lines.entries()) {
      let x = 50;
      for (const word of line.split(" ")) {
        made.text(word, x, 100 + i * 12);
        x += made.getTextWidth(word) + 4 + ((i * 7) % 9);
      }
    }
    expect(await read(made)).toBe(story("Ship"));
  });
});
