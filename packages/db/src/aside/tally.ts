/** Sums over the calls of one interval and group; everything but figures is a number of `llm_log_names`. */
export type SumsRow = [
  group: number | null,
  calls: number,
  failed: number,
  fresh: number,
  cached: number,
  out: number,
  reasoning: number,
  without_tokens: number,
  cost: number,
  /** Calls whose cost is known; calls with a currency; and the currencies with the smallest and the largest number. */
  costs: number,
  currencies: number,
  currency_min: number | null,
  currency_max: number | null,
];
export type CostRow = [group: number | null, currency: number | null, cost: number];
export type TimesRow = [group: number | null, total_ms: number | null, first_token_ms: number | null];

/** What is read of one interval after the other. */
export interface TallySource {
  sums(interval: number): SumsRow[];
  /** The costs again, a currency each: asked for only where there are several. */
  costs(interval: number): CostRow[];
  times(interval: number): Iterable<TimesRow>;
}

export interface TallySpec {
  /** Where intervals begin, and the end of the last one; ascending milliseconds. */
  borders: number[];
  isGrouped: boolean;
  /** Groups that are told apart, the largest first; all others are one. */
  mostGroups: number;
}

/** Figures of the calls of one interval, or of all of them. */
export interface Tally {
  calls: number;
  failed: number;
  tokens_fresh: number;
  tokens_cached: number;
  tokens_out: number;
  tokens_reasoning: number;
  without_tokens: number;
  costs: { currency: number | null; amount: number }[];
  without_cost: number;
  total_p50: number | null;
  total_p95: number | null;
  first_p50: number | null;
  first_p95: number | null;
}

export interface TalliedGroup {
  /** Null for all that are not among the largest. */
  key: number | null;
  total: Tally;
  points: Tally[];
}

export interface CallTally {
  total: Tally;
  points: Tally[];
  groups: TalliedGroup[];
}

/**
 * Figures of all intervals, as a whole and by group. Sums are the database's; only times come one by one, because quantiles
 * need each of them.
 */
export function tallyCalls(source: TallySource, spec: TallySpec): CallTally {
  const intervals = Array.from({ length: spec.borders.length - 1 }, (_, i) => i);
  const sums = intervals.map((i) => source.sums(i));
  const keys = spec.isGrouped ? largestOf(sums, spec.mostGroups) : [];
  const slotOf = slots(keys);
  // The last series is of all others.
  const series = [...keys, null].map(() => intervals.map(newCell));
  const cellOf = (group: number | null, interval: number) => (series[slotOf(group)] as Cell[])[interval] as Cell;
  for (const interval of intervals) {
    const rows = sums[interval] ?? [];
    for (const row of rows) addSums(cellOf(row[0], interval).tally, row);
    const costs = rows.some(isMixed) ? source.costs(interval) : rows.map(costOf);
    for (const [group, currency, amount] of costs) addCost(cellOf(group, interval).tally, currency, amount);
    for (const [group, total, first] of source.times(interval)) {
      const cell = cellOf(group, interval);
      if (total !== null) cell.total.push(total);
      if (first !== null) cell.first.push(first);
    }
  }
  const finished = series.map((cells) => cells.map(asPoint));
  const whole = spec.isGrouped ? intervals.map((i) => together(finished.map((points) => points[i] as Point))) : (finished[0] as Point[]);
  const groups = [...keys, null].map((key, slot) => ({ key, ...figuresOf(finished[slot] as Point[]) }));
  return { ...figuresOf(whole), groups: spec.isGrouped ? groups.filter(({ total }) => total.calls > 0) : [] };
}

/** What belongs to none, such as a call without a campaign, is one of the others. */
function largestOf(sums: readonly SumsRow[][], most: number): number[] {
  const calls = new Map<number, number>();
  for (const [group, count] of sums.flat()) if (group !== null) calls.set(group, (calls.get(group) ?? 0) + count);
  return [...calls]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([group]) => group);
}

function slots(keys: readonly number[]): (group: number | null) => number {
  const known = new Map<number | null, number>(keys.map((key, slot) => [key, slot]));
  return (group) => known.get(group) ?? keys.length;
}

const isMixed = ([, , , , , , , , , costs, currencies, min, max]: SumsRow) => currencies > 0 && (currencies !== costs || min !== max);
const costOf = (row: SumsRow): CostRow => [row[0], row[11], row[8]];

/** The figures of one interval, and every time of it. */
interface Cell {
  tally: Tally;
  total: number[];
  first: number[];
}

const newCell = (): Cell => ({
  tally: {
    calls: 0,
    failed: 0,
    tokens_fresh: 0,
    tokens_cached: 0,
    tokens_out: 0,
    tokens_reasoning: 0,
    without_tokens: 0,
    costs: [],
    without_cost: 0,
    total_p50: null,
    total_p95: null,
    first_p50: null,
    first_p95: null,
  },
  total: [],
  first: [],
});

function addSums(tally: Tally, [, calls, failed, fresh, cached, out, reasoning, without_tokens, , costs]: SumsRow): void {
  tally.calls += calls;
  tally.failed += failed;
  tally.tokens_fresh += fresh;
  tally.tokens_cached += cached;
  tally.tokens_out += out;
  tally.tokens_reasoning += reasoning;
  tally.without_tokens += without_tokens;
  tally.without_cost += calls - costs;
}

function addCost({ costs }: Tally, currency: number | null, amount: number | null): void {
  if (amount === null) return;
  const same = costs.find((one) => one.currency === currency);
  if (same) same.amount += amount;
  else costs.push({ currency, amount });
}

/** A cell that nothing is added to any more. */
interface Point {
  tally: Tally;
  total: Float64Array;
  first: Float64Array;
}

const asPoint = ({ tally, total, first }: Cell): Point => ({ tally, total: Float64Array.from(total), first: Float64Array.from(first) });

const summed = [
  "calls",
  "failed",
  "tokens_fresh",
  "tokens_cached",
  "tokens_out",
  "tokens_reasoning",
  "without_tokens",
  "without_cost",
] as const;

/** The calls of several points as those of one. */
function together(points: readonly Point[]): Point {
  const { tally } = newCell();
  for (const { tally: one } of points) {
    for (const figure of summed) tally[figure] += one[figure];
    for (const { currency, amount } of one.costs) addCost(tally, currency, amount);
  }
  return { tally, total: concat(points.map((one) => one.total)), first: concat(points.map((one) => one.first)) };
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

/** The figures of every point, and of all together. */
const figuresOf = (points: readonly Point[]): { total: Tally; points: Tally[] } => ({
  total: withQuantiles(together(points)),
  points: points.map(withQuantiles),
});

function withQuantiles({ tally, total, first }: Point): Tally {
  const [total_p50, total_p95] = quantiles(total);
  const [first_p50, first_p95] = quantiles(first);
  return { ...tally, total_p50, total_p95, first_p50, first_p95 };
}

/** Half and 95 % of the values are at most this: between two of them in proportion, as spreadsheets do (`PERCENTILE.INC`). */
function quantiles(values: Float64Array): [number | null, number | null] {
  if (values.length === 0) return [null, null];
  const sorted = sort(values);
  return [quantile(sorted, 0.5), quantile(sorted, 0.95)];
}

/** Times are whole milliseconds, mostly of a few minutes: counting how often each occurs is ten times faster than comparing. */
function sort(values: Float64Array): Float64Array {
  const most = values.reduce((largest, value) => Math.max(largest, value), 0);
  if (values.length < 10_000 || most > 1_000_000 || values.some((value) => value < 0 || !Number.isInteger(value))) return values.toSorted();
  const counts = new Uint32Array(most + 1);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const sorted = new Float64Array(values.length);
  let at = 0;
  counts.forEach((count, value) => {
    sorted.fill(value, at, at + count);
    at += count;
  });
  return sorted;
}

function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
