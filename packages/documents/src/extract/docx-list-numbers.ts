import type { Findings, SourceEdit } from "./source-edits.ts";
import { walkXml } from "./walk-markup.ts";
import { attributeOf } from "./word-marks.ts";
import { type ListPlace, Numbering } from "./word-numbering.ts";

const bookmark = "list-number-";
const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

interface Item extends ListPlace {
  number: number;
}

interface Paragraph {
  style: string;
  list: string;
  level: string;
  hasWords: boolean;
  /** Of an item, the last ones before it. */
  earlier?: readonly Item[];
}

const newParagraph = (): Paragraph => ({ style: "", list: "", level: "", hasWords: false });

/**
 * Bookmarks for items of lists that have another number than by counting those before them: of lists that begin later
 * than at 1, that go on behind other paragraphs, or that begin anew right behind another one.
 */
export function findListNumbers(xml: string, parts: { styles: string; numbering: string }): Findings {
  const numbering = new Numbering(parts);
  const edits: SourceEdit[] = [];
  const around: string[] = [];
  let paragraph = newParagraph();
  /** The last item on each level, as long as no other paragraph follows. */
  let before: readonly Item[] = [];
  /** Of a drawing in several forms only the last one is read. */
  let passedOver = 0;
  walkXml(xml, {
    open(name, attributes) {
      around.push(name);
      if (name === "Choice") passedOver += 1;
      else if (name === "tc") before = [];
      else if (name === "p") paragraph = newParagraph();
      else if (name === "pStyle" && isWithin(around, "p/pPr/pStyle")) paragraph.style = attributeOf(attributes, "val");
      else if (name === "numId" && isWithin(around, "p/pPr/numPr/numId")) paragraph.list = attributeOf(attributes, "val");
      else if (name === "ilvl" && isWithin(around, "p/pPr/numPr/ilvl")) paragraph.level = attributeOf(attributes, "val");
    },
    text(words) {
      if (words !== "" && around.at(-1) === "t") paragraph.hasWords = true;
    },
    close(name, end) {
      around.pop();
      if (name === "Choice") passedOver -= 1;
      else if (name === "tc" || (name === "p" && !paragraph.earlier)) before = [];
      // An item without words counts, but comes into no text.
      else if (name === "p" && !paragraph.hasWords) before = paragraph.earlier ?? [];
      else if (name === "pPr" && around.at(-1) === "p" && passedOver === 0) {
        const place = numbering.placeOf(paragraph, paragraph.style);
        if (!place) return;
        paragraph.earlier = before;
        const item = { ...place, number: numbering.count(place) };
        if (item.isOrdered && item.number !== nextNumber(before, item)) edits.push({ from: end, to: end, text: markOf(item.number) });
        before = Object.assign(before.slice(0, item.level), { [item.level]: item });
      }
    },
  });
  return { edits, notes: [] };
}

/** With numbers where bookmarks say so: `html` is what mammoth makes of the document. */
export const withListNumbers = (html: string): string =>
  html.replace(new RegExp(`<li><a id="${bookmark}(\\d{1,9})"></a>`, "g"), '<li value="$1">');

const isWithin = (around: readonly string[], path: string): boolean => around.slice(-path.split("/").length).join("/") === path;

/** What counting gives. */
function nextNumber(before: readonly Item[], { level, isOrdered }: ListPlace): number {
  const last = before[level];
  return last?.isOrdered === isOrdered ? last.number + 1 : 1;
}

const markOf = (number: number): string => `<w:bookmarkStart xmlns:w="${namespace}" w:id="0" w:name="${bookmark}${number}"/>`;
