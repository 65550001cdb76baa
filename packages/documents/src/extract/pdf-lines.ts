import { isMostlyRtl, joinLine, type TextRun } from "./pdf-runs.ts";

/** One line of text on a page; its text has no blanks at its ends. */
export interface PageLine extends TextRun {
  /** Points from the foot of the page to the baseline. */
  y: number;
  /** As they were drawn. */
  runs: readonly TextRun[];
}

/** What pdf.js tells of a piece of text: `transform` ends with its place from the left and from the foot of the page. */
export interface TextItem {
  str: string;
  dir: string;
  transform: readonly number[];
  width: number;
  height: number;
}

/** Lines of a page, in the order in which they were drawn. */
export function pageLines(items: readonly TextItem[]): PageLine[] {
  const rows: { y: number; height: number; runs: TextRun[] }[] = [];
  for (const item of items) {
    if (item.str === "") continue;
    const [, , , , , y = 0] = item.transform;
    const row = rows.at(-1);
    // Slanted or raised words come as lines of their own, though they stand beside what came before.
    if (row && Math.abs(row.y - y) < row.height * 0.3) {
      row.runs.push(runOf(item));
      row.height = Math.max(row.height, item.height);
    } else rows.push({ y, height: item.height, runs: [runOf(item)] });
  }
  const isRtlPage = isMostlyRtl(rows.flatMap(({ runs }) => runs));
  return rows.map(({ y, runs }) => makeLine({ y, runs, isRtlPage })).filter(({ text }) => text !== "");
}

function runOf({ str, dir, transform, width, height }: TextItem): TextRun {
  const [, , , , left = 0] = transform;
  // Arabic figures too are called right to left, but a number is read from its left.
  return { text: str, left, right: left + width, height, isRtl: dir === "rtl" && /\p{L}/u.test(str) };
}

/** @param options.runs as they were drawn. */
export function makeLine({ y, runs, isRtlPage }: Pick<PageLine, "y" | "runs"> & { isRtlPage: boolean }): PageLine {
  const { text, ...line } = joinLine(runs, isRtlPage);
  return { ...line, text: text.trim(), y, runs };
}

/** How far lines reach on either side; without lines nowhere. */
export function edgesOf(lines: readonly TextRun[]): { left: number; right: number } {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const line of lines) {
    left = Math.min(left, line.left);
    right = Math.max(right, line.right);
  }
  return { left, right };
}
