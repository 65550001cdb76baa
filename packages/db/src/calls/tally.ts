import { type CallBlock, type CallSource, firstFrom } from "./blocks.ts";
import { type CallTest, compile, type PlainCondition, rowsWhere } from "./condition.ts";
import { byValue, type Quantiles, quantilesBy, type Samples } from "./quantiles.ts";

/** The columns that calls can be grouped by. */
export type FactGroup = "model" | "user" | "campaign" | "purpose" | "channel";

export interface TallyQuestion {
  /** Where intervals begin, and the end of the last one; ascending milliseconds. */
  borders: number[];
  group?: FactGroup | undefined;
  /** Groups that are told apart, the largest first; all others are one. */
  mostGroups: number;
  /** Calls that count as failed. */
  failed: PlainCondition;
  where: PlainCondition;
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
  without_cached: number;
  without_reasoning: number;
  /** A currency each, by its number. */
  costs: { currency: number | null; amount: number }[];
  without_cost: number;
  total_p50: number | null;
  total_p95: number | null;
  first_p50: number | null;
  first_p95: number | null;
}

export interface TalliedGroup {
  /** A number of `llm_log_names`; calls that belong to none, such as a chat to no campaign, are a group like any other. */
  key: number | "none" | "others";
  total: Tally;
  points: Tally[];
}

export interface CallTally {
  total: Tally;
  points: Tally[];
  groups: TalliedGroup[];
}

/** Figures of all intervals, as a whole and by group. */
export function tallyCalls(source: CallSource, { borders, group, mostGroups, failed, where }: TallyQuestion): CallTally {
  const test = compile(source, where);
  const picked: Picked[] = [];
  for (const block of source.blocks({ from: borders[0], to: borders.at(-1) })) {
    const rows = rowsWhere(block, test);
    if (rows.length > 0) picked.push({ block, rows, groups: group && groupsOf(block, rows, group) });
  }
  const keys = group ? largestOf(picked, mostGroups) : [];
  const series = group ? [...keys, "others" as const] : ["others" as const];
  const grid = { series: series.length, intervals: borders.length - 1 };
  const sheet = newSheet(grid);
  const slotOf = slots(keys);
  const isFailed = compile(source, failed);
  for (const one of picked) addBlock(sheet, one, { cells: cellsOf(one, { borders, slotOf, grid }), isFailed });
  return toTally(sheet, grid, group ? series : []);
}

/** The calls of a block that are meant, and what each belongs to: `none` for what belongs to nothing. */
interface Picked {
  block: CallBlock;
  rows: Uint32Array;
  groups: Uint32Array | undefined;
}

/** Numbers of names begin with 1. */
const none = 0;

function groupsOf(block: CallBlock, rows: Uint32Array, group: FactGroup): Uint32Array {
  const values = block.column(group);
  const groups = new Uint32Array(rows.length);
  // Null is NaN, and so becomes 0.
  for (let i = 0; i < rows.length; i += 1) groups[i] = values[rows[i] as number] as number;
  return groups;
}

function largestOf(picked: readonly Picked[], most: number): number[] {
  let calls = new Uint32Array(1_024);
  for (const { groups = [] } of picked) {
    for (let i = 0; i < groups.length; i += 1) {
      const group = groups[i] as number;
      if (group >= calls.length) calls = grown(calls, group);
      calls[group] = (calls[group] as number) + 1;
    }
  }
  const known = Array.from(calls.keys()).filter((group) => calls[group] !== 0);
  return known.sort((a, b) => (calls[b] as number) - (calls[a] as number)).slice(0, most);
}

function grown(counts: Uint32Array, position: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(position * 2);
  larger.set(counts);
  return larger;
}

/** Which series a group is drawn in; the last one is of all others. */
function slots(keys: readonly number[]): (group: number) => number {
  const slotOf = new Uint8Array(Math.max(0, ...keys) + 1).fill(keys.length);
  keys.forEach((key, slot) => {
    slotOf[key] = slot;
  });
  return (group) => slotOf[group] ?? keys.length;
}

interface Grid {
  series: number;
  intervals: number;
}

/** The cell of each call: its series and interval. */
function cellsOf(
  { block, rows, groups }: Picked,
  { borders, slotOf, grid }: { borders: number[]; slotOf: (group: number) => number; grid: Grid },
): Uint32Array {
  const at = block.column("at");
  const cells = new Uint32Array(rows.length);
  let interval = Math.max(0, firstFrom(Float64Array.from(borders), (at[rows[0] as number] as number) + 0.5) - 1);
  for (let i = 0; i < rows.length; i += 1) {
    while (interval + 1 < grid.intervals && (at[rows[i] as number] as number) >= (borders[interval + 1] as number)) interval += 1;
    cells[i] = (groups ? slotOf(groups[i] as number) : 0) * grid.intervals + interval;
  }
  return cells;
}

const summed = ["tokens_fresh", "tokens_cached", "tokens_out", "tokens_reasoning"] as const;
const counted = ["calls", "failed", "without_tokens", "without_cached", "without_reasoning", "without_cost"] as const;
/** What a call says nothing of, by the count of such calls. */
const unknowns = {
  without_tokens: "tokens_fresh",
  without_cached: "tokens_cached",
  without_reasoning: "tokens_reasoning",
  without_cost: "cost",
} as const;
const times = { total: "total_ms", first: "first_token_ms" } as const;

/** What is added up, a number a cell. */
interface Sheet {
  figures: Record<(typeof summed)[number] | (typeof counted)[number], Float64Array>;
  /** By currency; what has no cost there is not a number. */
  costs: Map<number | null, Float64Array>;
  times: Record<keyof typeof times, Samples[]>;
}

function newSheet({ series, intervals }: Grid): Sheet {
  const figures = Object.fromEntries([...summed, ...counted].map((name) => [name, new Float64Array(series * intervals)]));
  return { figures: figures as Sheet["figures"], costs: new Map(), times: { total: [], first: [] } };
}

function addBlock(
  { figures, costs, times: all }: Sheet,
  { block, rows }: Picked,
  { cells, isFailed }: { cells: Uint32Array; isFailed: CallTest },
): void {
  const failed = isFailed(block);
  for (let i = 0; i < rows.length; i += 1) {
    add(figures.calls, cells[i] as number, 1);
    add(figures.failed, cells[i] as number, failed[rows[i] as number] as number);
  }
  for (const name of summed) addSums(figures[name], block.column(name), { rows, cells });
  for (const name of Object.keys(unknowns) as (keyof typeof unknowns)[])
    countUnknown(figures[name], block.column(unknowns[name]), { rows, cells });
  addCosts(costs, block, { rows, cells, size: figures.calls.length });
  for (const name of Object.keys(times) as (keyof typeof times)[]) all[name].push(samplesOf(block.column(times[name]), { rows, cells }));
}

const add = (sums: Float64Array, cell: number, value: number): void => {
  sums[cell] = (sums[cell] as number) + value;
};

interface CellRows {
  rows: Uint32Array;
  cells: Uint32Array;
}

function addSums(sums: Float64Array, values: Float64Array, { rows, cells }: CellRows): void {
  for (let i = 0; i < rows.length; i += 1) {
    const value = values[rows[i] as number] as number;
    if (!Number.isNaN(value)) add(sums, cells[i] as number, value);
  }
}

function countUnknown(counts: Float64Array, values: Float64Array, { rows, cells }: CellRows): void {
  for (let i = 0; i < rows.length; i += 1) if (Number.isNaN(values[rows[i] as number] as number)) add(counts, cells[i] as number, 1);
}

function addCosts(costs: Sheet["costs"], block: CallBlock, { rows, cells, size }: CellRows & { size: number }): void {
  const [amounts, currencies] = [block.column("cost"), block.column("currency")];
  let last: { currency: number; sums: Float64Array } | undefined;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const amount = amounts[row] as number;
    if (Number.isNaN(amount)) continue;
    const currency = currencies[row] as number;
    // Nearly all of them are in one currency.
    if (!last || !Object.is(last.currency, currency))
      last = { currency, sums: sumsOf(costs, Number.isNaN(currency) ? null : currency, size) };
    const { sums } = last;
    const cell = cells[i] as number;
    const before = sums[cell] as number;
    sums[cell] = Number.isNaN(before) ? amount : before + amount;
  }
}

function sumsOf(costs: Sheet["costs"], currency: number | null, size: number): Float64Array {
  const sums = costs.get(currency) ?? new Float64Array(size).fill(Number.NaN);
  costs.set(currency, sums);
  return sums;
}

/** More milliseconds than these, or fewer than none, are a clock that jumped. */
const longest = 0xff_ff_ff_ff;

function samplesOf(values: Float64Array, { rows, cells }: CellRows): Samples {
  const samples = { values: new Uint32Array(rows.length), cells: new Uint32Array(rows.length) };
  let count = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const value = values[rows[i] as number] as number;
    if (Number.isNaN(value)) continue;
    samples.values[count] = Math.min(Math.max(value, 0), longest);
    samples.cells[count] = cells[i] as number;
    count += 1;
  }
  return { values: samples.values.subarray(0, count), cells: samples.cells.subarray(0, count) };
}

const concat = (parts: readonly Uint32Array[]): Uint32Array => {
  const all = new Uint32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The figures of every interval, of every series, and of both together. */
function toTally(sheet: Sheet, { series, intervals }: Grid, keys: readonly (number | "others")[]): CallTally {
  const cells = series * intervals;
  const sorted = sortedTimes(sheet);
  const read = (buckets: number, bucketOf: (cell: number) => number) =>
    talliesBy(sheet, sorted, { buckets, bucketOf: Uint32Array.from({ length: cells }, (_, cell) => bucketOf(cell)) });
  const [total] = read(1, () => 0);
  const points = read(intervals, (cell) => cell % intervals);
  if (keys.length === 0) return { total: total as Tally, points, groups: [] };
  const ofSeries = read(series, (cell) => Math.floor(cell / intervals));
  const ofCells = read(cells, (cell) => cell);
  const groups = keys.map((key, slot) => ({
    key: key === none ? ("none" as const) : key,
    total: ofSeries[slot] as Tally,
    points: ofCells.slice(slot * intervals, (slot + 1) * intervals),
  }));
  return { total: total as Tally, points, groups: groups.filter((one) => one.total.calls > 0) };
}

type Times = Record<keyof typeof times, Samples>;

function sortedTimes({ times: { total, first } }: Sheet): Times {
  const together = (parts: Samples[]) =>
    byValue({ values: concat(parts.map((one) => one.values)), cells: concat(parts.map((one) => one.cells)) });
  return { total: together(total), first: together(first) };
}

/** The figures of buckets of cells. */
function talliesBy(
  { figures, costs }: Sheet,
  { total, first }: Times,
  { buckets, bucketOf }: { buckets: number; bucketOf: Uint32Array },
): Tally[] {
  const tallies = Array.from({ length: buckets }, emptyTally);
  bucketOf.forEach((bucket, cell) => {
    const tally = tallies[bucket] as Tally;
    for (const name of [...summed, ...counted]) tally[name] += figures[name][cell] as number;
    for (const [currency, amounts] of costs) addCost(tally, currency, amounts[cell] as number);
  });
  const [totals, firsts] = [quantilesBy(total, bucketOf, buckets), quantilesBy(first, bucketOf, buckets)];
  return tallies.map((tally, bucket) => {
    const [total_p50, total_p95] = totals[bucket] as Quantiles;
    const [first_p50, first_p95] = firsts[bucket] as Quantiles;
    return { ...tally, total_p50, total_p95, first_p50, first_p95 };
  });
}

const emptyTally = (): Tally => ({
  calls: 0,
  failed: 0,
  tokens_fresh: 0,
  tokens_cached: 0,
  tokens_out: 0,
  tokens_reasoning: 0,
  without_tokens: 0,
  without_cached: 0,
  without_reasoning: 0,
  costs: [],
  without_cost: 0,
  total_p50: null,
  total_p95: null,
  first_p50: null,
  first_p95: null,
});

function addCost({ costs }: Tally, currency: number | null, amount: number): void {
  if (Number.isNaN(amount)) return;
  const same = costs.find((one) => one.currency === currency);
  if (same) same.amount += amount;
  else costs.push({ currency, amount });
}
