import { edgesOf, makeLine, type PageLine } from "./pdf-lines.ts";
import { isMostlyRtl, type TextRun } from "./pdf-runs.ts";

/** Cuts that follow one another, each into two: enough for four columns. */
const mostCuts = 3;

/**
 * Lines of a page in blocks, in the order in which these are read: columns one after the other, and what runs across
 * them in its place above or below. A page without columns is one block, its lines as they were drawn.
 */
export function readingBlocks(lines: readonly PageLine[]): PageLine[][] {
  return cutColumns(lines, { isRtl: isMostlyRtl(lines), cuts: 0 });
}

function cutColumns(lines: readonly PageLine[], { isRtl, cuts }: { isRtl: boolean; cuts: number }): PageLine[][] {
  const gutter = cuts < mostCuts ? findGutter(lines) : undefined;
  if (!gutter) return [[...lines]];
  const sides = lines.map((line) => cutLine(line, gutter, isRtl));
  const blocks: PageLine[][] = [];
  let whole: PageLine[] = [];
  for (const band of bandsOf(lines, sides)) {
    const [left = [], right = []] = [band.flatMap((i) => sides[i]?.left ?? []), band.flatMap((i) => sides[i]?.right ?? [])];
    const columns = (isRtl ? [right, left] : [left, right]).map((column) => ({
      column,
      cut: cutColumns(column, { isRtl, cuts: cuts + 1 }),
    }));
    const isCut =
      !isDrawnInCells(band.flatMap((i) => sides[i] ?? [])) && columns.every(({ column, cut }) => cut.length > 1 || isProse(column));
    if (isCut) {
      blocks.push(whole, ...columns.flatMap(({ cut }) => cut));
      whole = [];
    } else for (const i of band) whole.push(...lines.slice(i, i + 1));
  }
  // Without columns the order of drawing says more than the height.
  return blocks.length === 0 ? [[...lines]] : [...blocks, whole].filter((block) => block.length > 0);
}

/** Points from the left edge of the page. */
interface Gutter {
  from: number;
  to: number;
}

/** What of a line stands on each side; neither, if it runs across. */
interface Sides {
  left?: PageLine;
  right?: PageLine;
}

/** Lines by their places between those that run across, from the top on; each of these is one by itself. */
function bandsOf(lines: readonly PageLine[], sides: readonly Sides[]): number[][] {
  const across = lines.flatMap(({ y }, i) => (sides[i]?.left || sides[i]?.right ? [] : [{ y, i }])).sort((a, b) => b.y - a.y);
  const bands: number[][] = Array.from({ length: across.length * 2 + 1 }, () => []);
  for (const [at, { i }] of across.entries()) bands[at * 2 + 1]?.push(i);
  for (const [i, { y }] of lines.entries()) {
    if (sides[i]?.left || sides[i]?.right) bands[2 * countAbove(across, y)]?.push(i);
  }
  return bands;
}

/** How many of lines in order stand above a height. */
function countAbove(across: readonly { y: number }[], y: number): number {
  let [low, high] = [0, across.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((across[middle]?.y ?? 0) > y) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isWord = ({ text }: TextRun): boolean => text.trim() !== "";

function cutLine(line: PageLine, { from, to }: Gutter, isRtl: boolean): Sides {
  if (line.runs.some((run) => isWord(run) && run.left < to && run.right > from)) return {};
  const middle = (from + to) / 2;
  // What is left are blanks that fill the gutter.
  const parts = [line.runs.filter(({ right }) => right <= middle), line.runs.filter(({ left }) => left >= middle)];
  const [left, right] = parts.map((runs) => (runs.some(isWord) ? [makeLine({ y: line.y, runs, isRtlPage: isRtl })] : []));
  return { ...(left?.[0] && { left: left[0] }), ...(right?.[0] && { right: right[0] }) };
}

/** Whether lines were drawn a few on one side, a few on the other and so on, as the cells of a table are; that is their order already. */
function isDrawnInCells(sides: readonly Sides[]): boolean {
  const single = sides.filter(({ left, right }) => !(left && right));
  const changes = single.filter(({ left }, i) => i > 0 && Boolean(left) !== Boolean(single[i - 1]?.left)).length;
  return single.length > sides.length / 2 && changes >= 3 && single.length >= (changes + 1) * 1.5;
}

/** Strips into which the width of a page is divided to look for a gutter; one of them is a point or two wide. */
const strips = 400;
const narrowest = 8;

/** The widest strip between two sides that few lines enter, as against those on either side of it. */
function findGutter(lines: readonly PageLine[]): Gutter | undefined {
  const { left, right } = edgesOf(lines);
  const width = (right - left) / strips;
  if (lines.length === 0 || width * strips < narrowest * 10) return undefined;
  const entered = countLines(lines, { left, width });
  const [before, behind] = [highest(entered), highest(entered.toReversed()).reverse()];
  const isLow = entered.map((count, i) => count * 2 <= Math.min(before[i] ?? 0, behind[i] ?? 0));
  let best: { start: number; end: number } | undefined;
  for (let start = 0; start < strips; start += 1) {
    if (!isLow[start]) continue;
    let end = start;
    while (isLow[end]) end += 1;
    const clear = clearest(entered.slice(start, end));
    if (!best || clear.end - clear.start > best.end - best.start) best = { start: start + clear.start, end: start + clear.end };
    start = end;
  }
  const gutter = best && { from: left + best.start * width, to: left + best.end * width };
  return gutter && gutter.to - gutter.from >= narrowest ? gutter : undefined;
}

/** For each strip, how many lines have letters in it. */
function countLines(lines: readonly PageLine[], { left, width }: { left: number; width: number }): number[] {
  const changes = new Array<number>(strips + 1).fill(0);
  const stripOf = (x: number) => Math.min(strips, Math.max(0, (x - left) / width));
  for (const line of lines) {
    for (const { from, to } of stretchesOf(line)) {
      const [first, end] = [Math.floor(stripOf(from)), Math.ceil(stripOf(to))];
      changes[first] = (changes[first] ?? 0) + 1;
      changes[end] = (changes[end] ?? 0) - 1;
    }
  }
  let count = 0;
  return changes.slice(0, strips).map((change) => {
    count += change;
    return count;
  });
}

/** Where the letters of a line stand; the gaps between words belong to them. */
function stretchesOf({ runs, height }: PageLine): Gutter[] {
  const stretches: Gutter[] = [];
  for (const { left, right } of runs.filter(isWord).sort((a, b) => a.left - b.left)) {
    const last = stretches.at(-1);
    if (last && left - last.to < height * 0.7) last.to = Math.max(last.to, right);
    else stretches.push({ from: left, to: right });
  }
  return stretches;
}

/** The highest count before each. */
function highest(counts: readonly number[]): number[] {
  let most = 0;
  return counts.map((count) => {
    const before = most;
    most = Math.max(most, count);
    return before;
  });
}

/** The longest stretch with about as few lines as anywhere in it. */
function clearest(counts: readonly number[]): { start: number; end: number } {
  const few = Math.min(...counts) * 1.05;
  let longest = { start: 0, end: 0 };
  for (let start = 0; start < counts.length; start += 1) {
    let end = start;
    while ((counts[end] ?? Number.POSITIVE_INFINITY) <= few) end += 1;
    if (end - start > longest.end - longest.start) longest = { start, end };
    start = Math.max(start, end);
  }
  return longest;
}

/** Whether lines are running text and no cells of a table: near to each other, mostly full, of some words, and not each with a beginning of its own. */
function isProse(lines: readonly PageLine[]): boolean {
  if (lines.length < 4) return false;
  const edges = edgesOf(lines);
  const share = (is: (line: PageLine) => boolean) => lines.filter(is).length / lines.length;
  const gaps = lines.flatMap(({ y }, i) => (i === 0 ? [] : [(lines[i - 1]?.y ?? y) - y]));
  return (
    share(({ left, right }) => right - left >= (edges.right - edges.left) * 0.6) >= 0.6 &&
    share(({ text }) => /^[\p{Lu}\p{N}•●▪◦‣–-]/u.test(text)) <= 0.7 &&
    middle(lines.map(({ text }) => weigh(text))) >= 20 &&
    middle(gaps) <= middle(lines.map(({ height }) => height)) * 2
  );
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Characters; those that are words by themselves count for two. */
const weigh = (text: string): number => text.length + (text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g)?.length ?? 0);
