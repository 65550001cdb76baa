/**
 * Paragraphs of a Chinese or Japanese mail that were broken after as many signs as its window is wide, as one row each: the rows but the last
 * are all as long, whatever word they end in.
 */
export function withoutFixedWidth(story: string): string {
  const told: string[] = [];
  let rows: string[] = [];
  const endGroup = () => {
    told.push(isFixed(rows) ? rows.map((row, at) => (at === 0 ? row : row.trimStart())).join("") : rows.join("\n"));
    rows = [];
  };
  for (const row of story.split("\n")) {
    if (row.trim() !== "") {
      rows.push(row);
      continue;
    }
    if (rows.length > 0) endGroup();
    told.push(row);
  }
  if (rows.length > 0) endGroup();
  return told.join("\n");
}

function isFixed(rows: readonly string[]): boolean {
  const lengths = rows.map(columnsOf);
  const width = lengths.reduce((most, length) => Math.max(most, length), 0);
  return (
    rows.length > 1 &&
    width >= narrowest &&
    width <= widest &&
    lengths.slice(0, -1).every((length) => length >= width - mostShort) &&
    rows.slice(0, -1).every((row) => inAWord.test(row)) &&
    rows.some((row) => /[。！？]/u.test(row)) &&
    rows.every((row) => dense.test(row)) &&
    !rows.some((row) => signed.test(row))
  );
}
/** How wide a row is set: Latin letters and figures take half as much room. */
export const columnsOf = (row: string) => [...row].reduce((sum, sign) => sum + (/[\u0020-\u02af]/u.test(sign) ? 1 : 2), 0);
const narrowest = 48;
const widest = 92;
/** A row ends early where a mark may not begin the next one. */
const mostShort = 4;
/** Whoever ends a row means to end it at a mark. */
const inAWord = /[\p{L}\p{N}「（(『、]$/u;
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const signed = /^\s*(?:[-*+•・■●◆◇○□▲※#|>【]|[\p{Nd}①-⑳]{1,2}[.．)、）])/u;
