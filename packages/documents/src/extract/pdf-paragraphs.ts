import { edgesOf, type PageLine } from "./pdf-lines.ts";
import { joinsWithoutSpace } from "./unspaced-scripts.ts";

/** Joins the lines of a page or a column to paragraphs: a wide gap, a change of size or a list's mark begins a new one. */
export function joinParagraphs(lines: readonly PageLine[]): string[] {
  const usual = usualGap(lines);
  const { left, right } = edgesOf(lines);
  const paragraphs: string[] = [];
  let before: PageLine | undefined;
  for (const line of lines) {
    if (before && continues(before, line, { usual, left, right })) paragraphs.push(joinLines(paragraphs.pop() ?? "", line.text));
    else paragraphs.push(line.text);
    before = line;
  }
  return paragraphs;
}

/** Paragraphs of all pages and columns, in which one that goes on in the next is one: it had no end, and small letters follow. */
export function joinBlocks(blocks: readonly (readonly string[])[]): string[] {
  const paragraphs: string[] = [];
  for (const [i, block] of blocks.entries()) {
    const [first, ...others] = block;
    if (first === undefined) continue;
    const before = blocks[i - 1]?.at(-1);
    const goesOn = before !== undefined && /^\p{Ll}/u.test(first) && !/[.!?:;…]["”’»)]?$/u.test(before.slice(-2));
    paragraphs.push(goesOn ? joinLines(paragraphs.pop() ?? "", first) : first);
    // One by one: a hostile page has more of them than a call takes arguments.
    for (const paragraph of others) paragraphs.push(paragraph);
  }
  return paragraphs;
}

/** Distance of most lines to the next one. */
function usualGap(lines: readonly PageLine[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? 0) - line.y)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** How the lines around stand: the distance of most, and their edges. */
interface Block {
  usual: number;
  left: number;
  right: number;
}

function continues(before: PageLine, line: PageLine, { usual, left, right }: Block): boolean {
  const gap = before.y - line.y;
  if (gap <= 0 || gap > usual * 1.2 || gap > before.height * 2.5) return false;
  if (Math.abs(line.height - before.height) > before.height * 0.12) return false;
  if (/^(?:[•●▪◦‣]|[–-]\s|\d{1,3}[.)]\s)/u.test(line.text)) return false;
  // Where lines may break between any two letters, none is left much shorter than the next.
  if (joinsWithoutSpace(before.text, line.text) && before.right < line.right - (right - left) / 4) return false;
  // A line that ends early and with a full stop ends its paragraph.
  const endsEarly = before.isRtl ? before.left > left + (right - left) / 4 : before.right < right * 0.75;
  return !(endsEarly && /[.!?:。！？؟]["”’»)]?$/u.test(before.text));
}

function joinLines(start: string, next: string): string {
  if (/\p{L}[-\u00ad]$/u.test(start) && /^\p{Ll}/u.test(next)) return start.slice(0, -1) + next;
  return start + (joinsWithoutSpace(start, next) ? "" : " ") + next;
}
