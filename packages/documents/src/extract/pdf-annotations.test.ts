import { AcroFormCheckBox, AcroFormComboBox, AcroFormPasswordField, AcroFormTextField, jsPDF } from "jspdf";
import { describe, expect, test } from "vitest";
import { extractText } from "./extract-text.ts";

const newPage = () => new jsPDF({ unit: "pt", format: [600, 800] }).setFontSize(12);
const read = async (made: jsPDF) => (await extractText({ name: "form.pdf", bytes: new Uint8Array(made.output("arraybuffer")) })).text;

interface Place {
  x: number;
  /** Of the baseline that stands beside. */
  y: number;
  width?: number;
  height?: number;
}
let fields = 0;

function add<Field extends AcroFormTextField | AcroFormComboBox | AcroFormCheckBox>(
  made: jsPDF,
  field: Field,
  { x, y, width = 150, height = 18 }: Place,
): void {
  fields += 1;
  Object.assign(field, { fieldName: `field${fields}`, x, y: y - 14, width, height });
  made.addField(field);
}
const filled = (value: string, more: object = {}) => Object.assign(new AcroFormTextField(), { value, ...more });

describe("what was filled into a form", () => {
  test("stands behind the words beside it", async () => {
    const made = newPage();
    made.text("Name:", 50, 100).text("Date:", 350, 100).text("This line stands below.", 50, 160);
    add(made, filled("14 March"), { x: 400, y: 100 });
    add(made, filled("Ann Lee"), { x: 100, y: 100 });
    expect(await read(made)).toBe("Name: Ann Lee Date: 14 March\n\nThis line stands below.");
  });

  test("stands there also where the field is no lower than the words", async () => {
    const made = newPage();
    made.text("Name:", 50, 100);
    add(made, filled("Ann Lee"), { x: 100, y: 100, height: 12 });
    expect(await read(made)).toBe("Name: Ann Lee");
  });

  test("may have several lines, or none beside it", async () => {
    const made = newPage();
    made.text("Tell us more:", 50, 100).text("Thank you.", 50, 300);
    add(made, filled("The first line of it\nand the second one.", { multiline: true }), { x: 50, y: 130, width: 300, height: 60 });
    add(made, filled(""), { x: 50, y: 220 });
    expect(await read(made)).toBe("Tell us more:\n\nThe first line of it and the second one.\n\nThank you.");
  });

  test("may be chosen or ticked", async () => {
    const made = newPage();
    made.text("Pier:", 50, 100).text("Bicycle", 80, 160).text("Dog", 80, 220);
    const pier = new AcroFormComboBox();
    pier.setOptions(["North", "South"]);
    add(made, Object.assign(pier, { value: "South" }), { x: 100, y: 100 });
    for (const [y, appearanceState] of [
      [160, "On"],
      [220, "Off"],
    ] as const)
      add(made, Object.assign(new AcroFormCheckBox(), { appearanceState }), { x: 50, y, width: 12, height: 14 });
    expect(await read(made)).toBe("Pier: South\n\n☒ Bicycle\n\nDog");
  });

  test("is left out where it is secret, hidden or on the page already", async () => {
    const made = newPage();
    made.text("Name:", 50, 100).text("Ann Lee", 102, 100).text("Password:", 50, 160);
    add(made, filled("Ann Lee"), { x: 100, y: 100 });
    add(made, Object.assign(new AcroFormPasswordField(), { value: "open sesame" }), { x: 120, y: 160 });
    add(made, filled("for the office alone", { F: 2 }), { x: 50, y: 220 });
    expect(await read(made)).toBe("Name: Ann Lee\n\nPassword:");
  });
});

test("words typed onto a page are read, notes stuck to it are not", async () => {
  const made = newPage();
  made.text("Printed above.", 50, 100).text("Printed below.", 50, 400);
  made.createAnnotation({ type: "freetext", bounds: { x: 50, y: 200, w: 200, h: 40 }, contents: "Typed by hand." });
  made.createAnnotation({ type: "text", title: "Ann", bounds: { x: 50, y: 300, w: 20, h: 20 }, contents: "Is this true?", open: false });
  expect(await read(made)).toBe("Printed above.\n\nTyped by hand.\n\nPrinted below.");
});

test("a form alone is no page without text", async () => {
  const made = newPage();
  add(made, filled("Ann Lee"), { x: 100, y: 100 });
  expect(await read(made)).toBe("Ann Lee");
});
