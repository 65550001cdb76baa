import type { PageLine } from "./pdf-lines.ts";

/**
 * Pages without the heads and feet that run through them: lines at the edge that come again on most pages, at the same
 * height, with other figures at most. Of fewer than three pages nobody can tell.
 * @returns the pages in their order; one may be left without lines.
 */
export function withoutRunningHeads(pages: readonly PageLine[][]): PageLine[][] {
  let left = pages.map((lines) => [...lines]);
  // A number of the page often stands above or below a title.
  for (let round = 0; round < 2; round += 1) left = peel(left);
  return left;
}

function peel(pages: readonly PageLine[][]): PageLine[][] {
  const most = Math.max(3, Math.floor(pages.length / 2) + 1);
  const edges = pages.map(edgeLines);
  const counts = new Map<string, number>();
  for (const line of edges.flat()) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const isRunning = (line: PageLine) => (counts.get(keyOf(line)) ?? 0) >= most;
  return pages.map((lines, i) => {
    const running = new Set((edges[i] ?? []).filter(isRunning));
    return running.size === 0 ? lines : lines.filter((line) => !running.has(line));
  });
}

/** The same words at the same height, whatever the figures; a head that is set anew may be a point away. */
const keyOf = ({ text, y }: PageLine) => `${Math.round(y / 4)} ${text.replace(/\p{Nd}+/gu, "0").replace(/\s+/g, " ")}`;

/** The uppermost and the lowest line, where they stand by themselves and are set no larger than the text: else they belong to it. */
function edgeLines(lines: readonly PageLine[]): PageLine[] {
  const byHeight = lines.toSorted((a, b) => b.y - a.y);
  const size = lines.map(({ height }) => height).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  const apart = (line: PageLine | undefined, next: PageLine | undefined) =>
    line && next && line.height <= size * 1.05 && Math.abs(line.y - next.y) > Math.max(line.height, next.height) * 1.8 ? [line] : [];
  return [...apart(byHeight[0], byHeight[1]), ...apart(byHeight.at(-1), byHeight.at(-2))];
}
