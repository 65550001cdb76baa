export type Cell = string | number | Date | null;

/** What a cell can hold, in UTF-16 units; the limit is Excel's. */
export const longestCell = 32_767;

/** Cuts a text into parts that fit a cell: at a line's end where one is near, else at a space, never within a character. */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestCell) {
    const end = endOfPart(rest);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  parts.push(rest);
  return parts;
}

function endOfPart(text: string): number {
  const near = longestCell - 2_000;
  for (const mark of ["\n", " "]) {
    const at = text.lastIndexOf(mark, longestCell - 1);
    if (at >= near) return at + 1;
  }
  // The last whole grapheme of the window before the limit.
  const window = text.slice(near, longestCell + 100);
  let end = near;
  for (const { index, segment } of new Intl.Segmenter().segment(window)) {
    if (near + index + segment.length > longestCell) break;
    end = near + index + segment.length;
  }
  return end > near ? end : longestCell;
}
