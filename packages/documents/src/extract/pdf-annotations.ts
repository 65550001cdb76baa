import type { TextItem } from "./pdf-lines.ts";

/** What pdf.js tells of an annotation, as far as it matters here. `rect` is left, foot, right and head in points. */
export interface PdfAnnotation {
  subtype: string;
  rect: readonly number[];
  annotationFlags?: number;
  contentsObj?: { str: string };
  /** Lines as they are drawn, where the file has them drawn. */
  textContent?: readonly string[];
  fieldType?: string | null;
  fieldValue?: unknown;
  password?: boolean;
  options?: readonly { exportValue: string; displayValue: string }[];
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string;
  defaultAppearanceData?: { fontSize: number };
}

/** Annotations of a page that are looked at; each is compared with all text of its page. */
const mostAnnotations = 500;
/** Hidden, or only on paper (PDF 32000, table 165). */
const unseen = 2 | 32;

/** Text of a page with what was filled into its forms or typed onto it, each in its place among the words around. */
export function withAnnotations(items: readonly TextItem[], annotations: readonly PdfAnnotation[]): TextItem[] {
  const all = items.filter(({ str }) => str !== "");
  for (const annotation of annotations.slice(0, mostAnnotations)) {
    const lines = linesOf(annotation).filter((line) => line.trim() !== "");
    if (lines.length > 0 && !isDrawn(all, lines, annotation)) insert(all, lines, annotation);
  }
  return all;
}

function linesOf(annotation: PdfAnnotation): readonly string[] {
  const { subtype, annotationFlags = 0, textContent, contentsObj, fieldType, fieldValue, password } = annotation;
  if ((annotationFlags & unseen) !== 0 || password) return [];
  if (subtype === "FreeText") return textContent ?? split(contentsObj?.str);
  if (subtype !== "Widget") return [];
  if (fieldType === "Tx") return textContent ?? split(fieldValue);
  if (fieldType === "Ch") return chosen(annotation);
  return fieldType === "Btn" && isTicked(annotation) ? ["☒"] : [];
}

const split = (text: unknown): string[] => (typeof text === "string" ? text.split(/\r\n?|\n/) : []);

function chosen({ fieldValue, options = [] }: PdfAnnotation): string[] {
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.flatMap((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? split(value));
}

function isTicked({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: PdfAnnotation): boolean {
  if (typeof fieldValue !== "string" || fieldValue === "Off") return false;
  return (checkBox === true && fieldValue === exportValue) || (radioButton === true && fieldValue === buttonValue);
}

/** Some programs write what is in a form onto the page and leave the form in its place. */
function isDrawn(items: readonly TextItem[], lines: readonly string[], { rect }: PdfAnnotation): boolean {
  const [left = 0, foot = 0, right = 0, head = 0] = rect;
  const within = items.filter(({ transform: [, , , , x = 0, y = 0] }) => x >= left - 1 && x < right && y >= foot - 1 && y < head);
  const text = within
    .map(({ str }) => str)
    .join("")
    .replace(/\s/g, "");
  return text !== "" && text.includes(lines.join("").replace(/\s/g, ""));
}

/** Puts lines behind what stands on their left, or above what stands below them. */
function insert(items: TextItem[], lines: readonly string[], { rect, defaultAppearanceData }: PdfAnnotation): void {
  const [left = 0, foot = 0, right = 0, head = 0] = rect;
  const size = defaultAppearanceData?.fontSize || Math.min(12, ((head - foot) / lines.length) * 0.7);
  const first = lines.length === 1 ? (head + foot) / 2 - size / 4 : head - size;
  const row = nearest(items, { first, foot: foot - size / 3, head });
  const at = row === undefined ? items.findIndex((item) => yOf(item) < foot) : placeIn(items, row, left);
  const top = row === undefined ? first : yOf(items[row]);
  const made = lines.map((str, i) => ({
    str,
    dir: /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(str) ? "rtl" : "ltr",
    transform: [size, 0, 0, size, left, top - i * size * 1.2],
    width: Math.min(right - left, str.length * size * 0.5),
    height: size,
  }));
  items.splice(at === -1 ? items.length : at, 0, ...made);
}

const xOf = (item: TextItem | undefined): number => item?.transform[4] ?? 0;
const yOf = (item: TextItem | undefined): number => item?.transform[5] ?? 0;

/** Of what stands beside, the item nearest to the first line. Fields may stand on the line of the words beside, so `foot` is a bit lower. */
function nearest(items: readonly TextItem[], { first, foot, head }: { first: number; foot: number; head: number }): number | undefined {
  let best: number | undefined;
  for (const [i, item] of items.entries()) {
    const y = yOf(item);
    if (y < foot || y >= head) continue;
    if (best === undefined || Math.abs(y - first) < Math.abs(yOf(items[best]) - first)) best = i;
  }
  return best;
}

/** Where something belongs into a row, of which one item is known. */
function placeIn(items: readonly TextItem[], row: number, left: number): number {
  const isBeside = (item: TextItem | undefined) => item !== undefined && Math.abs(yOf(item) - yOf(items[row])) < 2;
  let at = row;
  while (isBeside(items[at - 1])) at -= 1;
  while (isBeside(items[at]) && xOf(items[at]) <= left) at += 1;
  return at;
}
