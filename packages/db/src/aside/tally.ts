/** One call, as the charts' query reads it: `at` and figures as they are, the rest as numbers of `llm_log_names`. */
export type TallyRow = [
  at: number,
  group: number | null,
  status: number,
  fresh: number | null,
  cached: number | null,
  out: number | null,
  reasoning: number | null,
  cost: number | null,
  currency: number | null,
  total_ms: number | null,
  first_token_ms: number | null,
];

export interface TallySpec {
  /** Where intervals begin, and the end of the last one; ascending milliseconds. */
  borders: number[];
  /** States that count as failed. */
  failed: number[];
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

/** Counts calls that come in order of time. Calls outside of the borders are left out. */
export function tallyCalls(rows: Iterable<TallyRow>, spec: TallySpec): CallTally {
  const failed = new Set(spec.failed);
  const all = newSeries(spec);
  const byGroup = new Map<number | null, Series>();
  let point = 0;
  const last = spec.borders.length - 2;
  for (const row of rows) {
    while (point < last && row[0] >= (spec.borders[point + 1] ?? 0)) point += 1;
    add(all, point, row, failed);
    if (!spec.isGrouped) continue;
    const group = byGroup.get(row[1]) ?? newSeries(spec);
    byGroup.set(row[1], group);
    add(group, point, row, failed);
  }
  return { ...finish(all), groups: largest(byGroup, spec) };
}

/** Figures that are added to, interval by interval. */
interface Series {
  points: (Cell | undefined)[];
}

interface Cell {
  tally: Tally;
  total: number[];
  first: number[];
}

const newSeries = ({ borders }: TallySpec): Series => ({ points: new Array(Math.max(0, borders.length - 1)) });

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

function add({ points }: Series, point: number, row: TallyRow, failed: ReadonlySet<number>): void {
  const [, , status, fresh, cached, out, reasoning, cost, currency, total, first] = row;
  const cell = points[point] ?? newCell();
  points[point] = cell;
  const { tally } = cell;
  tally.calls += 1;
  if (failed.has(status)) tally.failed += 1;
  if (fresh === null) tally.without_tokens += 1;
  tally.tokens_fresh += fresh ?? 0;
  tally.tokens_cached += cached ?? 0;
  tally.tokens_out += out ?? 0;
  tally.tokens_reasoning += reasoning ?? 0;
  if (cost === null) tally.without_cost += 1;
  else addCost(tally, currency, cost);
  if (total !== null) cell.total.push(total);
  if (first !== null) cell.first.push(first);
}

function addCost({ costs }: Tally, currency: number | null, amount: number): void {
  const same = costs.find((one) => one.currency === currency);
  if (same) same.amount += amount;
  else costs.push({ currency, amount });
}

function largest(byGroup: ReadonlyMap<number | null, Series>, spec: TallySpec): TalliedGroup[] {
  const callsOf = ({ points }: Series) => points.reduce((sum, cell) => sum + (cell?.tally.calls ?? 0), 0);
  const ordered = [...byGroup].map(([key, series]) => ({ key, series, calls: callsOf(series) })).sort((a, b) => b.calls - a.calls);
  // What belongs to none, such as a call without a campaign, is one of the others.
  const named = ordered.filter(({ key }) => key !== null).slice(0, spec.mostGroups);
  const others = ordered.filter((one) => !named.includes(one)).map(({ series }) => series);
  const groups = named.map(({ key, series }) => ({ key, ...finish(series) }));
  return others.length > 0 ? [...groups, { key: null, ...finish(merged(others, spec)) }] : groups;
}

function merged(all: readonly Series[], spec: TallySpec): Series {
  const into = newSeries(spec);
  for (const { points } of all) {
    points.forEach((cell, at) => {
      if (cell) into.points[at] = join(into.points[at] ?? newCell(), cell);
    });
  }
  return into;
}

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

function join(into: Cell, cell: Cell): Cell {
  for (const figure of summed) into.tally[figure] += cell.tally[figure];
  for (const { currency, amount } of cell.tally.costs) addCost(into.tally, currency, amount);
  // Not by spreading: a hundred thousand arguments are more than a call takes.
  for (const value of cell.total) into.total.push(value);
  for (const value of cell.first) into.first.push(value);
  return into;
}

/** The figures of every interval, and of all together. */
function finish({ points }: Series): { total: Tally; points: Tally[] } {
  const cells = Array.from(points, (cell) => cell ?? newCell());
  const total = cells.reduce((sum, cell) => join(sum, cell), newCell());
  return { total: withQuantiles(total), points: cells.map(withQuantiles) };
}

function withQuantiles({ tally, total, first }: Cell): Tally {
  const totals = Float64Array.from(total).sort();
  const firsts = Float64Array.from(first).sort();
  return {
    ...tally,
    total_p50: quantile(totals, 0.5),
    total_p95: quantile(totals, 0.95),
    first_p50: quantile(firsts, 0.5),
    first_p95: quantile(firsts, 0.95),
  };
}

/** Between two values in proportion, as spreadsheets do (`PERCENTILE.INC`). */
function quantile(sorted: Float64Array, share: number): number | null {
  if (sorted.length === 0) return null;
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
