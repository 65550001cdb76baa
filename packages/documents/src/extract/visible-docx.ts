import JSZip from "jszip";
import { mostUnpacked } from "./limits.ts";
import { relationsOf } from "./office-relations.ts";
import { walkXml } from "./walk-markup.ts";
import { attributeOf, isMark, isOn, type Marks, marksOfStyles } from "./word-marks.ts";
import { readEntry } from "./zip.ts";

/**
 * A Word document (ECMA-376, WordprocessingML) whose archive has been checked, without what its author took out or set
 * aside: hidden words, struck ones and footnotes. `notes` say what went. One without any of it stays as it is.
 */
export async function visibleDocx(bytes: Buffer): Promise<{ bytes: Buffer; notes: string[] }> {
  const path = relationsOf(await xmlOf(bytes, "_rels/.rels"), "").get("officeDocument") ?? "word/document.xml";
  const [folder, name] = [path.slice(0, path.lastIndexOf("/") + 1), path.slice(path.lastIndexOf("/") + 1)];
  const parts = relationsOf(await xmlOf(bytes, `${folder}_rels/${name}.rels`), folder);
  const styles = await xmlOf(bytes, parts.get("styles") ?? "word/styles.xml");
  const xml = await xmlOf(bytes, path);
  // Most documents have nothing of the kind, and going through millions of elements takes a second.
  if (![xml, styles].some((part) => /vanish|strike|noteReference/.test(part))) return { bytes, notes: [] };
  const { ranges, notes } = findUnseen(xml, marksOfStyles(styles));
  if (ranges.length === 0) return { bytes, notes };
  const archive = await JSZip.loadAsync(bytes);
  archive.file(path, without(xml, ranges));
  return { bytes: await archive.generateAsync({ type: "nodebuffer" }), notes };
}

const xmlOf = async (bytes: Buffer, name: string): Promise<string> => (await readEntry(bytes, name, mostUnpacked))?.toString("utf8") ?? "";

/** From one place in the source up to another. */
type Range = [from: number, to: number];

interface Element {
  name: string;
  start: number;
  /** Of the run or paragraph around it. */
  marks: Marks;
}

/** Of a run that nobody sees its fields stay: their beginning and end may stand in different runs. */
const staying = new Set(["rPr", "fldChar", "instrText"]);

function findUnseen(xml: string, styles: ReadonlyMap<string, Marks>): { ranges: Range[]; notes: string[] } {
  const ranges: Range[] = [];
  const around: Element[] = [];
  let hasUnseen = false;
  let footnotes = 0;
  const add = (range: Range) => {
    // A text box lies in a run and has runs of its own.
    while ((ranges.at(-1)?.[0] ?? -1) >= range[0]) ranges.pop();
    ranges.push(range);
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
        add([start, end]);
      } else if (name === "footnoteReference" || name === "endnoteReference") {
        footnotes += 1;
        add([start, end]);
      }
    },
  });
  const notes = hasUnseen ? ["Text that is hidden or struck out was left out."] : [];
  if (footnotes > 0) notes.push(footnotes === 1 ? "A footnote was left out." : `${footnotes} footnotes were left out.`);
  return { ranges, notes };
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

function without(xml: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    parts.push(xml.slice(at, from));
    at = to;
  }
  return parts.join("") + xml.slice(at);
}
