import type { Findings, SourceEdit } from "./source-edits.ts";
import { walkXml } from "./walk-markup.ts";
import { attributeOf } from "./word-marks.ts";

/**
 * What readers of Word documents pass over: equations and the entry chosen in a list of a form, whose words are put into
 * the text; and text boxes without a form for older programs, fields that are programs, charts, diagrams and parts of
 * other files, of which there is only a note.
 */
export function findUnread(xml: string): Findings {
  const reader = new UnreadReader();
  walkXml(xml, {
    open: (name, attributes, start) => reader.open(name, attributes, start),
    close: (name, end) => reader.close(name, end),
    text: (text) => reader.addText(text),
  });
  return reader.end();
}

/** Signs for what stands below or above in an equation. */
const signs: Readonly<Record<string, string>> = { den: "/", sup: "^" };

class UnreadReader {
  readonly #edits: SourceEdit[] = [];
  /** Of one equation, or of several in a paragraph of their own. */
  #equation: { name: string; start: number; text: string } | null = null;
  #isLetters = false;
  #isOperator = false;
  /** Of a list in a form: its entries and the number of the one that was chosen. */
  #choice: { entries: string[]; chosen: number } | null = null;
  /** Of drawings that are there in several forms: how many text boxes newer programs find, and whether older ones do. */
  readonly #forms: { boxes: number; hasOlder: boolean }[] = [];
  #boxes = 0;
  #controls = 0;
  #charts = 0;
  #hasChunk = false;

  open(name: string, attributes: Readonly<Record<string, string>>, start: number): void {
    if (this.#equation) this.#openInEquation(name, attributes);
    else if (name === "oMathPara" || name === "oMath") this.#equation = { name, start, text: "" };
    else if (name === "ddList") this.#choice = { entries: [], chosen: 0 };
    else if (this.#choice && name === "listEntry") this.#choice.entries.push(attributeOf(attributes, "val"));
    else if (this.#choice && name === "result") this.#choice.chosen = Number(attributeOf(attributes, "val"));
    else if (name === "altChunk") this.#hasChunk = true;
    else if (name === "control") this.#controls += 1;
    else if (name === "chart" || name === "relIds") this.#charts += 1;
    else if (name === "AlternateContent") this.#forms.push({ boxes: 0, hasOlder: false });
    else if (name === "txbx" || name === "textbox") this.#openBox(name === "textbox");
  }

  addText(text: string): void {
    if (this.#equation && this.#isLetters) this.#equation.text += text;
  }

  close(name: string, end: number): void {
    this.#isLetters = false;
    if (name === "naryPr") this.#isOperator = false;
    if (this.#equation?.name === name) {
      this.#edits.push({ from: this.#equation.start, to: end, text: runOf(this.#equation.text) });
      this.#equation = null;
    } else if (this.#choice && name === "r") {
      this.#edits.push({ from: end, to: end, text: runOf(this.#choice.entries[this.#choice.chosen] ?? "") });
      this.#choice = null;
    } else if (name === "AlternateContent") {
      const { boxes = 0, hasOlder = false } = this.#forms.pop() ?? {};
      if (!hasOlder) this.#boxes += boxes;
    }
  }

  end(): Findings {
    const counted = [
      [this.#boxes, "A text box", "text boxes"],
      [this.#controls, "A field of a form", "fields of a form"],
      [this.#charts, "A chart or diagram", "charts or diagrams"],
    ] as const;
    const notes = counted.flatMap(([count, one, several]) =>
      count === 0 ? [] : `${count === 1 ? one : `${count} ${several}`} could not be read.`,
    );
    if (this.#hasChunk) notes.push("A part that Word takes from another file could not be read.");
    return { edits: this.#edits, notes };
  }

  #openInEquation(name: string, attributes: Readonly<Record<string, string>>): void {
    const equation = this.#equation;
    if (!equation) return;
    this.#isLetters = name === "t";
    if (name === "naryPr") this.#isOperator = true;
    if (name === "oMath" && equation.text !== "") equation.text += " ";
    equation.text += this.#isOperator && name === "chr" ? attributeOf(attributes, "val") : (signs[name] ?? "");
  }

  /** Only boxes that are drawn for older programs are found by readers. */
  #openBox(isOlder: boolean): void {
    const form = this.#forms.at(-1);
    if (isOlder) {
      if (form) form.hasOlder = true;
    } else if (form) form.boxes += 1;
    else this.#boxes += 1;
  }
}

const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

function runOf(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return text === "" ? "" : `<w:r xmlns:w="${namespace}"><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
}
