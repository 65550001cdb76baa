/** Intervals that are being marked: from where it began to where it is now, either way round. */
export interface Mark {
  anchor: number;
  head: number;
}

/** Where a point along a chart lies among `count` intervals. */
export const intervalAt = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/** First and last of the marked intervals. */
export const markedOf = ({ anchor, head }: Mark): [number, number] => [Math.min(anchor, head), Math.max(anchor, head)];

/** The instants that marked intervals begin and end at. */
export function instantsOf(mark: Mark, borders: readonly string[]): { from: string; to: string } | null {
  const [first, last] = markedOf(mark);
  const [from, to] = [borders[first], borders[last + 1]];
  return from && to ? { from, to } : null;
}

export interface Keyed {
  index: number;
  mark: Mark | null;
}

/** Where a key leads from an interval: arrows go through them, with Shift they mark. Null: the key is none of ours. */
export function stepBy(key: string, isMarking: boolean, { index, mark }: Keyed, count: number): Keyed | null {
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  if (wanted === undefined) return null;
  const next = Math.min(count - 1, Math.max(0, wanted));
  return { index: next, mark: isMarking ? { anchor: mark?.anchor ?? index, head: next } : null };
}
