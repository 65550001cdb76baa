import { type KeptWeights, keptRows, transitionName } from "./kept-weights.ts";
import { labelOf, lineLabels, type Step, states, steps } from "./viterbi.ts";

/** A story whose lines are labelled. */
export interface Example {
  features: string[][];
  groups: number[];
  labels: number[];
}

/** A story in numbers: rows of the weights of what is seen of each line, and of what stands before it. */
interface Numbered {
  seen: Int32Array[];
  isNewGroup: boolean[];
  labels: number[];
}

const count = lineLabels.length;

/**
 * Learns from examples as a conditional random field (Lafferty et al., ICML 2001): how likely each label of each line is, with all ways to label
 * the others, and every weight a step towards the labels given; steps by AdaGrad (Duchi et al., JMLR 2011). A part of what is seen is hidden each
 * time, so that no weight relies on another one. The mean of several orders of the examples, of each the later half of its rounds. Deterministic.
 */
export function train(examples: readonly Example[], rounds: number): KeptWeights {
  const rows = new Map<string, number>();
  const rowOf = (name: string) => rows.get(name) ?? (rows.set(name, rows.size).get(name) as number);
  const stories = examples.map(
    ({ features, groups, labels }): Numbered => ({
      seen: features.map((names) => Int32Array.from(new Set(names.map(rowOf)))),
      isNewGroup: groups.map((group, at) => at > 0 && group !== groups[at - 1]),
      labels,
    }),
  );
  const [weights, after] = [adaptive(rows.size), adaptive((count + 1) * 2)];
  for (const seed of seeds) {
    const random = mulberry(seed);
    for (const table of [weights, after]) table.begin();
    for (let round = 0; round < rounds; round += 1) {
      for (const story of shuffled(stories, random)) {
        const seen = story.seen.map((names) => names.filter(() => random() >= hidden));
        learn({ ...story, seen }, weights, after);
      }
      if (round >= rounds / 2) for (const table of [weights, after]) table.keep();
    }
  }
  const transitions = [...Array(count + 1).keys()].flatMap((row) =>
    [false, true].map((isNew) => [transitionName(row - 1, isNew), placeAfter(row - 1, isNew)] as const),
  );
  return { features: namedRows(rows, weights.mean()), after: namedRows(transitions, after.mean()) };
}
const hidden = 0.4;
/** What is left says as much as all of it. */
const scale = 1 / (1 - hidden);

const placeAfter = (before: number, isNewGroup: boolean) => (before + 1) * 2 + (isNewGroup ? 1 : 0);

type Table = ReturnType<typeof adaptive>;

/** Weights, a row of one for each label, of which each has steps of its own: the shorter, the more it has moved. */
function adaptive(length: number) {
  const now = new Float64Array(length * count);
  const moved = new Float64Array(length * count);
  const sum = new Float64Array(length * count);
  let kept = 0;
  return {
    begin() {
      now.fill(0);
      moved.fill(1e-6);
    },
    at: (row: number, label: number) => now[row * count + label] ?? 0,
    sumOf(rows: Int32Array, scale: number) {
      const sums = new Float64Array(count);
      for (const row of rows)
        for (let label = 0; label < count; label += 1) sums[label] = (sums[label] ?? 0) + scale * (now[row * count + label] ?? 0);
      return sums;
    },
    move(row: number, label: number, slope: number) {
      const place = row * count + label;
      const steep = slope + decay * (now[place] ?? 0);
      moved[place] = (moved[place] ?? 0) + steep * steep;
      now[place] = (now[place] ?? 0) - (rate * steep) / Math.sqrt(moved[place] ?? 1);
    },
    keep() {
      kept += 1;
      for (let place = 0; place < now.length; place += 1) sum[place] = (sum[place] ?? 0) + (now[place] ?? 0);
    },
    mean: () => sum.map((weight) => weight / kept),
  };
}
const rate = 0.1;
const decay = 1e-4;

/** One step towards the labels of a story: forwards and backwards through it (Rabiner, Proc. IEEE 1989). */
function learn({ seen, isNewGroup, labels }: Numbered, weights: Table, after: Table) {
  const likely = seen.map((rows) => exponentials(weights.sumOf(rows, scale)));
  const moves = likely.map((own, at) => movesTo(own, isNewGroup[at] ?? false, after));
  const first = new Float64Array(states);
  for (let label = 0; label < count; label += 1)
    first[label] = (likely[0]?.[label] ?? 0) * Math.exp(after.at(placeAfter(-1, false), label));
  const above = [normal(first)];
  for (let at = 1; at < seen.length; at += 1) above.push(normal(forwards(above[at - 1] as Float64Array, moves[at] as Float64Array)));
  let below = new Float64Array(states).fill(1);
  for (let at = seen.length - 1; at >= 0; at -= 1) {
    const own = normal((above[at] as Float64Array).map((share, state) => share * (below[state] ?? 0)));
    for (let label = 0; label < count; label += 1) {
      const slope = (own[label] ?? 0) + (own[label + count] ?? 0) - (label === labels[at] ? 1 : 0);
      if (Math.abs(slope) > least) for (const row of seen[at] ?? []) weights.move(row, label, scale * slope);
    }
    if (at === 0) return;
    const shares = sharesOf(moves[at] as Float64Array, below);
    moveAfter({ shares, above: above[at - 1] as Float64Array }, [labels[at - 1] ?? 0, labels[at] ?? 0], isNewGroup[at] ?? false, after);
    below = backwards(shares);
  }
}
/** Whatever is as sure as this is left alone. */
const least = 1e-7;

/** How likely each step to a line is, by what is seen of it and what stands before it. */
function movesTo(own: Float64Array, isNewGroup: boolean, after: Table): Float64Array {
  const moves = new Float64Array(steps.length);
  for (let place = 0; place < steps.length; place += 1) {
    const { from, label } = steps[place] as Step;
    moves[place] = Math.exp(after.at(placeAfter(labelOf(from), isNewGroup), label)) * (own[label] ?? 0);
  }
  return moves;
}

function forwards(above: Float64Array, moves: Float64Array): Float64Array {
  const next = new Float64Array(states);
  for (let place = 0; place < steps.length; place += 1) {
    const { from, to } = steps[place] as Step;
    next[to] = (next[to] ?? 0) + (above[from] ?? 0) * (moves[place] ?? 0);
  }
  return next;
}

/** Each step with all that is below it. */
function sharesOf(moves: Float64Array, below: Float64Array): Float64Array {
  const shares = new Float64Array(steps.length);
  for (let place = 0; place < steps.length; place += 1) shares[place] = (moves[place] ?? 0) * (below[(steps[place] as Step).to] ?? 0);
  return shares;
}

function backwards(shares: Float64Array): Float64Array<ArrayBuffer> {
  const before = new Float64Array(states);
  for (let place = 0; place < steps.length; place += 1) {
    const { from } = steps[place] as Step;
    before[from] = (before[from] ?? 0) + (shares[place] ?? 0);
  }
  return normal(before);
}

/** Moves the weights of labels before a line towards the pair given. */
function moveAfter(
  { shares, above }: { shares: Float64Array; above: Float64Array },
  [before, own]: readonly [before: number, own: number],
  isNewGroup: boolean,
  after: Table,
) {
  const pairs = new Float64Array(count * count);
  for (let place = 0; place < steps.length; place += 1) {
    const { from, label } = steps[place] as Step;
    const pair = labelOf(from) * count + label;
    pairs[pair] = (pairs[pair] ?? 0) + (above[from] ?? 0) * (shares[place] ?? 0);
  }
  const likely = normal(pairs);
  for (let pair = 0; pair < likely.length; pair += 1) {
    const slope = (likely[pair] ?? 0) - (pair === before * count + own ? 1 : 0);
    if (Math.abs(slope) > least) after.move(placeAfter(Math.floor(pair / count), isNewGroup), pair % count, slope);
  }
}

function exponentials(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
}

function normal(shares: Float64Array): Float64Array<ArrayBuffer> {
  let sum = 0;
  for (const share of shares) sum += share;
  const result = new Float64Array(shares.length);
  for (let at = 0; at < shares.length; at += 1) result[at] = (shares[at] ?? 0) / sum;
  return result;
}

const namedRows = (rows: Iterable<readonly [string, number]>, weights: Float64Array) =>
  keptRows([...rows].map(([name, row]) => [name, [...weights.subarray(row * count, (row + 1) * count)]] as const));

/** What the orders of the examples are drawn with. */
const seeds = [7, 8, 9];
function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}
