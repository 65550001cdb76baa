import type { Findings, SourceEdit } from "./source-edits.ts";
import { walkXml } from "./walk-markup.ts";
import { attributeOf, isMark, isOn, type Marks } from "./word-marks.ts";

interface Element {
  name: string;
  start: number;
  /** Of the run or paragraph around it. */
  marks: Marks;
}

/** Of a run that nobody sees its fields stay: their beginning and end may stand in different runs. */
const staying = new Set(["rPr", "fldChar", "instrText"]);

/** What an author took out or set aside: hidden words, struck ones, and footnotes. @param styles marks by the id of a style. */
export function findUnseen(xml: string, styles: ReadonlyMap<string, Marks>): Findings {
  const edits: SourceEdit[] = [];
  const around: Element[] = [];
  let hasUnseen = false;
  let footnotes = 0;
  const leaveOut = (from: number, to: number) => {
    // A text box lies in a run and has runs of its own.
    while ((edits.at(-1)?.from ?? -1) >= from) edits.pop();
    edits.push({ from, to, text: "" });
  };
  walkXml(xml, {
    open(name, attributes, start) {
      const parent = around.at(-1);
      if (parent) learn(name, attributes, { marks: parent.marks, path: `${around.at(-2)?.name}/${parent.name}`, styles });
      around.push({ name, start, marks: name === "p" ? {} : name === "r" ? { ...parent?.marks } : (parent?.marks ?? {}) });
    },
    close(name, end) {
      const start = around.pop()?.start ?? end;
      const parent = around.at(-1);
      if (parent?.name === "r" && isUnseen(parent.marks) && !staying.has(name)) {
        hasUnseen ||= name === "t";
        leaveOut(start, end);
      } else if (name === "footnoteReference" || name === "endnoteReference") {
        footnotes += 1;
        leaveOut(start, end);
      }
    },
  });
  const notes = hasUnseen ? ["Text that is hidden or struck out was left out."] : [];
  if (footnotes > 0) notes.push(footnotes === 1 ? "A footnote was left out." : `${footnotes} footnotes were left out.`);
  return { edits, notes };
}

interface Place {
  marks: Marks;
  /** Names of the two elements around: old properties of a tracked change stand in others. */
  path: string;
  styles: ReadonlyMap<string, Marks>;
}

/** What properties say of the run or paragraph that they stand in; a run's come after its style, and that after its paragraph's. */
function learn(name: string, attributes: Readonly<Record<string, string>>, { marks, path, styles }: Place): void {
  const isStyle = (path === "p/pPr" && name === "pStyle") || (path === "r/rPr" && name === "rStyle");
  if (isStyle) Object.assign(marks, styles.get(attributeOf(attributes, "val")));
  else if (path === "r/rPr" && isMark(name)) marks[name] = isOn(attributes);
}

const isUnseen = ({ vanish, strike, dstrike }: Marks): boolean => vanish === true || strike === true || dstrike === true;
