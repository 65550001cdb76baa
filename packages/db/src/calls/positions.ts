import type { CallRange, CallSource, FactColumn } from "./blocks.ts";
import { compile, type PlainCondition, rowsWhere, sumOf } from "./condition.ts";

/** A step of an order: by time, or by a sum of columns in which what is unknown comes last, whichever way. */
export interface OrderStep {
  by: "at" | readonly [FactColumn, ...FactColumn[]];
  descending: boolean;
}

export interface PositionsQuestion {
  range: CallRange;
  where: PlainCondition;
  /** At least one. What is alike in all steps comes with the latest first, or as a last step by time says, which nothing can come after. */
  order: OrderStep[];
  offset: number;
  /** Null: all that follow. */
  limit: number | null;
}

export interface CallPositions {
  /** All that are meant. */
  count: number;
  /** `seq` of those in the window. */
  positions: number[];
}

/** Calls in an order, and how many there are. */
export function findPositions(source: CallSource, { range, where, order, offset, limit }: PositionsQuestion): CallPositions {
  const time = order.findIndex(({ by }) => by === "at");
  // No two calls are at the same place in time, so nothing that comes after it decides.
  const figures = time === -1 ? order : order.slice(0, time);
  const { positions, keys } = read(source, { range, where, figures });
  const count = positions.length;
  const end = limit === null ? count : Math.min(count, offset + limit);
  // What stands later in the log comes first, unless the order says otherwise.
  const backwards = order[time]?.descending ?? true;
  const positionAt = (i: number) => positions[backwards ? count - 1 - i : i] as number;
  const [first] = keys;
  if (!first) return { count, positions: Array.from({ length: Math.max(0, end - offset) }, (_, i) => positionAt(offset + i)) };
  const candidates = candidatesOf(first, end, figures[0]?.descending ?? false);
  if (backwards) candidates.reverse();
  const ways = keys.map((values, step) => compareBy(values, figures[step]?.descending ?? false));
  candidates.sort((a, b) => {
    for (const way of ways) {
      const difference = way(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return { count, positions: Array.from(candidates.slice(offset, end), (i) => positions[i] as number) };
}

/** Every call that is meant, in the order of time, with what it is ordered by. */
function read(
  source: CallSource,
  { range, where, figures }: Pick<PositionsQuestion, "range" | "where"> & { figures: OrderStep[] },
): { positions: Float64Array; keys: Float64Array[] } {
  const test = compile(source, where);
  const found: Float64Array[] = [];
  const keys: Float64Array[][] = figures.map(() => []);
  for (const block of source.blocks(range)) {
    const rows = rowsWhere(block, test);
    if (rows.length === 0) continue;
    found.push(pick(block.column("seq"), rows));
    figures.forEach(({ by }, step) => {
      if (by !== "at") keys[step]?.push(pick(sumOf(block, by), rows));
    });
  }
  return { positions: concat(found), keys: keys.map(concat) };
}

function pick(values: Float64Array, rows: Uint32Array): Float64Array {
  const picked = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) picked[i] = values[rows[i] as number] as number;
  return picked;
}

function concat(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whatever may be among the first so many by this key: sorting these alone is enough. */
function candidatesOf(keys: Float64Array, most: number, descending: boolean): Uint32Array {
  if (most === 0) return new Uint32Array(0);
  // What is not a number is sorted to the end.
  const sorted = keys.slice().sort();
  const known = firstUnknown(sorted);
  const limit = most > known ? Number.NaN : (sorted[descending ? known - most : most - 1] as number);
  let count = 0;
  const candidates = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i] as number;
    const isBehind = descending ? key < limit : key > limit;
    if (!isBehind && (most > known || !Number.isNaN(key))) candidates[count++] = i;
  }
  return candidates.slice(0, count);
}

function firstUnknown(sorted: Float64Array): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number.isNaN(sorted[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareBy(keys: Float64Array, descending: boolean): (a: number, b: number) => number {
  return (a, b) => {
    const [x, y] = [keys[a] as number, keys[b] as number];
    if (x === y) return 0;
    if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1;
    if (Number.isNaN(y)) return -1;
    return x < y === descending ? 1 : -1;
  };
}
